// A game of Hokkaidō up to its last round, as a record's lines.

export const hokkaidoEnd = `
deal goal 3 | deal goal 5 | deal goal 1 | deal goal 4 | deal goal 6 | deal province 2 | deal province 1
deal province 3 | deal card 55 | deal card 40 | deal card 35 | deal card 32 | deal card 17 | deal card 25
deal card 48 | deal card 58 | deal card 9 | deal card 34 | deal card 29 | deal card 7 | deal card 19
deal card 6 | deal card 60 | deal card 50 | deal card 38 | deal card 24 | 0 draft 55 | 1 draft 29 | 2 draft 24
0 place 55 at -2,-1 r270 | 1 place 29 at -2,-1 r90 under S | 2 place 24 at -1,2 r180
2 terraform -1,4 forest from 0,1 0,3 | 0 draft 19 | 1 draft 17 | 2 draft 7 | 0 place 19 at 1,1 r180 under S
1 place 17 at -1,2 r270 under S | 1 terraform -2,0 town from 1,2 1,3 | 2 place 7 at -2,0 r90 | 0 draft 34
1 draft 6 | 2 draft 40 | 0 place 34 at -2,2 r90 under S | 1 place 6 at -1,-3 r0 under 29
1 terraform -1,3 mountain from -1,-2 -1,-1 | 2 place 40 at 1,2 r180 under S | 0 draft 25 | 1 draft 58
2 draft 38 | 0 place 25 at -3,-3 r180 | 1 place 58 at 1,0 r90 | 1 terraform 2,1 lake from -1,-3 0,0
2 place 38 at 2,3 r180 under 40 | 2 terraform 0,0 town from -1,0 3,3 | 0 draft 50 | 1 draft 35 | 2 draft 9
0 place 50 at 2,0 r90 under 19 | 1 place 35 at 1,1 r270 under S,58 | 2 place 9 at 2,0 r0 under 40 | 0 draft 48
1 draft 60 | 2 draft 32 | 0 place 48 at -1,1 r180 under S | 1 place 60 at -1,-4 r270 | 2 place 32 at 0,-2 r0
2 terraform 1,0 forest from 1,4 3,2 | deal card 5 | deal card 15 | deal card 54 | deal card 11 | deal card 14
deal card 42 | deal card 23 | deal card 2 | deal card 36 | deal card 20 | deal card 45 | deal card 26
deal card 51 | deal card 41 | deal card 3 | deal card 43 | deal card 44 | deal card 47 | 0 draft 54 | 1 draft 23
2 draft 3 | 0 place 54 at 4,0 r0 | 1 place 23 at -2,2 r0 under 17 | 1 terraform 3,1 lake from -2,2 3,2
2 place 3 at -1,-2 r270 | 0 draft 26 | 1 draft 47 | 2 draft 11 | 0 place 26 at -2,-3 r0 under 25,55
1 place 47 at -4,0 r90 | 2 place 11 at 1,-3 r0 under 3 | 0 draft 51 | 1 draft 5 | 2 draft 36
0 place 51 at 4,2 r270 under 54 | 1 place 5 at 2,0 r270 under 58 | 2 place 36 at -4,0 r90 | 0 draft 15
1 draft 45 | 2 draft 44 | 0 place 15 at 2,2 r180 under 19 | 1 place 45 at 0,-2 r270 under 6,29
2 place 44 at 3,1 r270 under 9 | 2 done | 0 draft 2 | 1 draft 43 | 2 draft 42 | 0 place 2 at 6,1 r0 under 51
0 done | 1 place 43 at 3,1 r0 under 5,35,58 | 2 place 42 at 2,-3 r0 under 11 | 2 done
`
  .trim()
  .split(/\s*[|\n]\s*/);
