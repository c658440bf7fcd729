// The tutorial of Hokkaido (2010). First four turns from an empty island, then the last turn of another game.

import { islandEnd } from './islandEnd';
import { move, others, record, type Tutorial, talk } from './tutorial';

const unused = [5, 6, 9, 10, 11, 12, 13, 17];
const row = [18, 3, 8, 27, 15];
const hands = [20, 24, 14, 4, 16, 2];

const start = [
  'deal first 0',
  ...unused.map((card) => `deal unused ${card}`),
  ...row.map((card) => `deal row ${card}`),
  ...hands.map((card) => `deal hand ${card}`),
];

export const island: Tutorial = {
  game: 'hokkaido-2010',
  names: ['Aiko'],
  chapters: [
    {
      title: 'first',
      record: record('hokkaido-2010', 2, {}, start),
      steps: [
        talk('welcome', { spots: ['row'] }),
        talk('hand', { spots: ['hand'] }),
        ...others('1 start hakodate'),
        move('start', 'start sapporo', { answers: [[/./, 'startOther']] }),
        move('grow', 'grow sapporo', { answers: [[/./, 'growOther']] }),
        move('toSea', 'sea sapporo sea', { answers: [[/./, 'toSeaOther']] }),
        move('toJapan', 'sea sea japan', { answers: [[/./, 'toJapanOther']] }),
        talk('control', { places: ['sapporo', 'japan'], cards: [18] }),
        ...others('1 grow hakodate', '1 grow hakodate', '1 land hakodate kayabe'),
        move('claim', 'claim 18', { answers: [[/./, 'claimOther']] }),
        move('growAgain', 'grow sapporo', { answers: [[/./, 'growAgainOther']] }),
        move('march', 'land sapporo yufutsu', { answers: [[/./, 'marchOther']] }),
        talk('path', { places: ['sapporo', 'yufutsu', 'saru', 'obihiro'], cards: [3] }),
        ...others('1 land kayabe yamakoshi', '1 grow yamakoshi', '1 land yamakoshi abuta'),
        move('china', 'grow sapporo', { answers: [[/./, 'chinaOther']] }),
        move('chinaSea', 'sea sapporo sea', { answers: [[/./, 'chinaOther']] }),
        move('chinaLand', 'sea sea china', { answers: [[/./, 'chinaOther']] }),
        ...others('1 land abuta muroran', '1 land muroran yufutsu', '1 grow yufutsu'),
        talk('conflict', { places: ['yufutsu'] }),
        move('reveal', 'reveal 20', { answers: [[/./, 'revealOther']] }),
        move('backGrow', 'grow sapporo', { answers: [[/./, 'backOther']] }),
        move('back', 'land sapporo yufutsu', { answers: [[/./, 'backOther']] }),
        talk('tie', { places: ['yufutsu'] }),
        talk('cards', { spots: ['row'] }),
      ],
    },
    {
      title: 'last',
      record: record('hokkaido-2010', 2, {}, islandEnd),
      steps: [
        talk('lastWelcome', { spots: ['players'] }),
        talk('regions', { spots: ['regions'] }),
        move('lastReveal', 'reveal 24', { answers: [[/./, 'lastRevealOther']] }),
        move('lastSea', 'sea rumoi sea', { answers: [[/./, 'lastSeaOther']] }),
        move('lastLand', 'sea sea hanasaki', { answers: [[/./, 'lastLandOther']] }),
        ...others('1 discard 14', '1 land sorachi sapporo', '1 grow sapporo'),
        talk('end', { spots: ['score'] }),
        talk('endCards', { spots: ['score'] }),
        talk('endRegions', { spots: ['regions'] }),
        talk('endAll', { spots: ['score'] }),
      ],
    },
  ],
};
