// A game of Honshū up to its last round, as a record's lines.

export const honshuEnd = `
deal province 1 | deal province 4 | deal province 5 | deal order 1 | deal order 3 | deal order 2 | deal card 12
deal card 26 | deal card 47 | deal card 5 | deal card 54 | deal card 40 | deal card 50 | deal card 2
deal card 8 | deal card 38 | deal card 56 | deal card 17 | deal card 21 | deal card 35 | deal card 46
deal card 51 | deal card 27 | deal card 55 | 0 play 12 | 2 play 46 cube 1,1 | 1 play 38 | 2 take 12 | 1 take 38
0 take 46 | 0 place 46 at -2,-1 r270 under S | 1 place 38 at -1,1 r180 | 2 place 12 at 1,-2 r180 | 2 play 55
1 play 50 | 0 play 47 cube 1,0 | 0 take 55 | 2 take 47 | 1 take 50 | 0 place 55 at -2,1 r90
1 place 50 at 1,1 r0 | 2 place 47 at 1,1 r270 | 0 play 5 cube -2,0 | 2 play 27 | 1 play 56 | 0 take 27
1 take 5 | 2 take 56 | 0 place 27 at 1,-1 r0 under S | 1 place 5 at 1,-2 r180 under S | 2 place 56 at 0,-4 r0
0 play 51 | 1 play 54 cube 0,0 | 2 play 8 | 1 take 8 | 0 take 54 | 2 take 51 | 0 place 54 at -3,-2 r0
1 place 8 at -2,2 r0 | 2 place 51 at -2,2 r90 under S | 1 play 40 | 0 play 21 | 2 play 17 | 1 take 17
0 take 40 | 2 take 21 | 0 place 40 at -5,0 r90 | 1 place 17 at -3,3 r0 | 2 place 21 at -1,-3 r0 | 1 play 26
0 play 35 | 2 play 2 | 0 take 26 | 1 take 2 | 2 take 35 | 0 place 26 at 1,-2 r0 under S,27
1 place 2 at -4,1 r0 | 2 place 35 at -2,-4 r0 | deal card 10 | deal card 18 | deal card 37 | deal card 7
deal card 58 | deal card 19 | deal card 52 | deal card 42 | deal card 3 | deal card 4 | deal card 36
deal card 13 | deal card 30 | deal card 31 | deal card 44 | deal card 22 | deal card 45 | deal card 48
0 play 18 cube -3,1 | 1 play 52 | 2 play 45 | 0 take 52 | 1 take 45 | 2 take 18 | 0 place 52 at 2,0 r0 under 27
1 place 45 at -1,-2 r0 | 2 place 18 at -3,-4 r180 | 0 play 19 | 1 play 36 cube -4,3 | 2 play 48 | 1 take 36
2 take 48 | 0 take 19 | 0 place 19 at 1,-3 r0 under 26,27 | 1 place 36 at -5,1 r180
2 place 48 at -2,0 r90 under S | 1 play 42 | 2 play 30 cube 0,1 | 0 play 37 | 2 take 37 | 1 take 42 | 0 take 30
0 place 30 at 1,-5 r0 under 19 | 1 place 42 at -3,-1 r270 | 2 place 37 at 0,2 r0 under S,47,51 | 2 play 7
1 play 44 | 0 play 13 | 1 take 7 | 0 take 44 | 2 take 13 | 0 place 44 at -2,-3 r90 under 54
1 place 7 at -1,-3 r90 | 2 place 13 at -2,-6 r180 | 1 play 31 | 0 play 3 | 2 play 58 | 2 take 58 | 1 take 31
0 take 3 | 0 place 3 at 1,-5 r270 under 30 | 1 place 31 at -6,1 r270 | 2 place 58 at -4,-2 r270
`
  .trim()
  .split(/\s*[|\n]\s*/);
