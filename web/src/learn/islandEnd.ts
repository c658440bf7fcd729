// A game of Hokkaido (2010) up to the last turns, as a record's lines.

export const islandEnd = `
deal first 0 | deal unused 16 | deal unused 31 | deal unused 12 | deal unused 30 | deal unused 28
deal unused 23 | deal unused 17 | deal unused 13 | deal row 8 | deal row 19 | deal row 10 | deal row 2
deal row 22 | deal hand 27 | deal hand 18 | deal hand 1 | deal hand 32 | deal hand 29 | deal hand 7
1 start obihiro | 0 start abashiri | 0 discard 27 | 0 grow abashiri | 0 land abashiri kawakami | 1 discard 7
1 grow obihiro | 1 land obihiro ashoro | 0 grow abashiri | 0 sea abashiri sea | 0 sea sea sapporo
1 grow obihiro | 1 land obihiro kato | 1 land kato sorachi | 0 grow abashiri | 0 sea abashiri sea
0 sea sea wakkanai | 1 land sorachi sapporo | 1 grow sapporo | 1 take 2 | 0 grow abashiri | 0 sea abashiri sea
0 sea sea hakodate | 1 grow ashoro | 1 sea sapporo sea | 1 land ashoro tokoro | 0 grow wakkanai
0 sea wakkanai sea | 0 sea sea sapporo | 1 sea sea monbetsu | 1 grow sapporo | 1 land monbetsu esashi
0 discard 18 | 0 grow abashiri | 0 draw | deal look 5 | deal look 3 | 0 keep 3 | 1 land esashi wakkanai
1 grow wakkanai | 1 sea sapporo sea | 0 sea abashiri sea | 0 sea sea sapporo | 0 draw | deal look 21
deal look 9 | 0 keep 21 | 1 sea sea abashiri | 1 grow sapporo | 1 sea wakkanai sea | 0 grow abashiri
0 sea abashiri sea | 0 sea sea wakkanai | 1 sea sea china | 1 draw | deal look 14 | deal look 4 | 1 keep 4
1 draw | deal look 20 | deal look 25 | 1 keep 20 | 0 grow abashiri | 0 grow wakkanai | 0 sea abashiri sea
1 grow obihiro | 1 sea sapporo sea | 1 sea sea hiyama | 0 sea sea sapporo | 0 grow sapporo | 0 sea wakkanai sea
1 land obihiro kato | 1 grow abashiri | 1 land hiyama yamakoshi | 0 sea sea japan | 0 land sapporo sorachi
0 draw | deal look 25 | deal look 11 | 0 keep 25 | 1 land abashiri kawakami | 1 grow kato | 1 land kato kamikawa
0 claim 18 | 0 grow sorachi | 0 land sorachi saru | 1 reveal 2 | 1 sea abashiri sea | 1 sea sea sapporo
0 grow sapporo | 0 grow saru | 0 land saru obihiro | 1 grow obihiro | 1 grow ashoro | 1 land ashoro shiranuka
0 sea sapporo sea | 0 sea sea kushiro | 0 draw | deal look 24 | deal look 26 | 0 keep 24 | 1 grow shiranuka
1 sea shiranuka sea | 1 sea sea sapporo | 0 claim 27 | 0 grow sapporo | 0 discard 25 | 1 land shiranuka kushiro
1 grow kushiro | 1 reveal 32 | 0 sea sapporo sea | 0 sea sea abashiri | 0 draw | deal look 14 | deal look 5
0 keep 5 | 1 grow kato | 1 sea kushiro sea | 1 sea sea sapporo | 0 grow sapporo | 0 grow abashiri
0 land abashiri kawakami | 1 land tokoro abashiri | 1 land yamakoshi abuta | 1 grow abashiri | 0 grow kawakami
0 land kawakami abashiri | 0 draw | deal look 6 | deal look 11 | 0 keep 6 | 1 land abuta yamakoshi
1 grow yamakoshi | 1 draw | deal look 9 | deal look 15 | 1 keep 9 | 0 grow kawakami | 0 land kawakami abashiri
0 grow abashiri | 1 grow abashiri | 1 discard 4 | 1 land kamikawa tomamae | 0 grow kawakami
0 land kawakami abashiri | 0 grow abashiri | 1 grow tomamae | 1 grow abashiri | 1 draw | deal look 15
deal look 11 | 1 keep 11 | 0 grow kawakami | 0 grow wakkanai | 0 land kawakami tokoro | 1 land abashiri kawakami
1 grow yamakoshi | 1 land yamakoshi abuta | 0 land tokoro abashiri | 0 grow abashiri | 0 sea sapporo sea
1 land kato kunneppu | 1 land tomamae kamikawa | 1 draw | deal look 15 | deal look 26 | 1 keep 15
0 sea sea korea | 0 claim 25 | 0 claim 19 | 1 sea abuta sea | 1 sea sea muroran | 1 land muroran sapporo
0 grow sapporo | 0 claim 22 | 0 land abashiri kawakami | 1 grow kunneppu | 1 land kunneppu tokoro | 1 discard 15
0 discard 1 | 0 discard 6 | 0 claim 15 | 1 land tokoro abashiri | 1 grow abashiri | 1 land kunneppu tokoro
0 discard 5 | 0 land kawakami abashiri | 0 grow abashiri | 1 grow abashiri | 1 grow yamakoshi
1 land yamakoshi abuta | 0 sea sapporo sea | 0 grow hakodate | 0 draw | deal look 14 | deal look 26 | 0 keep 26
1 land abashiri kawakami | 1 discard 11 | 1 claim 1 | 0 discard 26 | 0 discard 3 | 0 sea sea abashiri
1 discard 9 | 1 take 26 | 1 land abuta sapporo | 0 grow sapporo | 0 sea hakodate sea | 0 sea sea kushiro
1 grow kamikawa | 1 grow kushiro | 1 land kamikawa nakagawa | 0 grow abashiri | 0 grow hakodate
0 land sorachi rumoi | 1 land tokoro abashiri | 1 land kamikawa sorachi | 1 draw
`
  .trim()
  .split(/\s*[|\n]\s*/);
