// The tutorial of Hokkaidō. First three rounds from an empty table, then the last round of another game.

import { hokkaidoEnd } from './hokkaidoEnd';
import { move, others, record, type Tutorial, talk } from './tutorial';

const options = { selection: 'draft', side: 'A', scoring_card: null, goals: false };

const provinces = [4, 1, 3];
const hands = [
  [13, 27, 30, 35, 39, 46],
  [51, 48, 42, 28, 33, 6],
  [57, 2, 24, 37, 44, 31],
];

const start = [
  ...provinces.map((province) => `deal province ${province}`),
  ...hands.flat().map((card) => `deal card ${card}`),
];

const at = (x: number, y: number) => ({ x, y });

export const hokkaido: Tutorial = {
  game: 'hokkaido',
  names: ['Aiko', 'Kenji'],
  chapters: [
    {
      title: 'first',
      record: record('hokkaido', 3, options, start),
      steps: [
        talk('welcome', { cells: [at(0, 0), at(0, 1)] }),
        move('draft', 'draft 13', { answers: [[/./, 'draftOther']] }),
        ...others('1 draft 51', '2 draft 57'),
        talk('mountains', { cells: [at(0, 0), at(0, 1)] }),
        move('placeRange', 'place 13 at -1,1 r0 under S', { answers: [[/at -1,1 r0$/, 'placeRangeOver']] }),
        talk('sides', { part: 'towns' }),
        ...others('1 place 51 at 1,2 r0', '2 place 57 at 0,2 r90 under S'),
        move('draftPair', 'draft 2', { answers: [[/./, 'draftPairOther']] }),
        ...others('1 draft 46', '2 draft 48'),
        move('placeRight', 'place 2 at 1,-2 r0 under S', { answers: [[/at 1,-2 r0$/, 'placeRightOver']] }),
        move('wait', 'done', { answers: [[/^terraform/, 'waitNot']] }),
        ...others('1 place 46 at 2,4 r90', '1 terraform 1,1 lake from 0,0 3,5', '2 place 48 at 2,1 r0'),
        move('draftLeft', 'draft 42', { answers: [[/./, 'draftLeftOther']] }),
        ...others('1 draft 37', '2 draft 35'),
        move('placeLeft', 'place 42 at -2,-1 r0 under 13', {
          answers: [
            [/^terraform/, 'placeLeftFirst'],
            [/at -2,-1 r0$/, 'placeLeftOver'],
          ],
        }),
        move('terraform', 'terraform 2,-1 town from 1,0 2,-2', {
          answers: [
            [/^terraform 0,2/, 'terraformElsewhere'],
            [/^done/, 'terraformDone'],
          ],
        }),
        talk('twenty', { part: 'towns' }),
        ...others('1 place 37 at 0,-2 r180', '2 place 35 at 3,-1 r0', '2 done'),
        talk('passing', { spots: ['players'] }),
      ],
    },
    {
      title: 'last',
      record: record('hokkaido', 3, { ...options, goals: true }, hokkaidoEnd),
      steps: [
        talk('lastWelcome', { spots: ['goals'] }),
        move('lastDraft', 'draft 41'),
        ...others('1 draft 14', '2 draft 20'),
        move('lastPlace', 'place 41 at 7,3 r0 under 2', { answers: [[/^terraform/, 'lastPlaceFirst']] }),
        move('lastDone', 'done', { answers: [[/^terraform/, 'lastDoneNot']] }),
        ...others('1 place 14 at -4,2 r90', '2 place 20 at 1,-2 r270 under 3,11', '2 done'),
        talk('end', { spots: ['score'] }),
        talk('endMountains', { part: 'mountains' }),
        talk('endTowns', { part: 'towns' }),
        talk('endForests', { part: 'forests' }),
        talk('endLakes', { part: 'lakes' }),
        talk('endFactories', { part: 'factories' }),
        talk('endGoals', { spots: ['goals'] }),
        talk('endAll', { spots: ['score'] }),
      ],
    },
  ],
};
