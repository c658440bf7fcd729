// The tutorial of Honshū. First three rounds from an empty table, then the last round of another game.

import { honshuEnd } from './honshuEnd';
import { move, others, record, type Tutorial, talk } from './tutorial';

const options = { selection: 'trick', side: 'A', scoring_card: null, goals: false };

const provinces = [1, 2, 4];
const order = [3, 1, 2];
const hands = [
  [56, 22, 6, 41, 11, 38],
  [14, 59, 58, 25, 44, 30],
  [47, 33, 13, 57, 50, 8],
];

const start = [
  ...provinces.map((province) => `deal province ${province}`),
  ...order.map((place) => `deal order ${place}`),
  ...hands.flat().map((card) => `deal card ${card}`),
];

export const honshu: Tutorial = {
  game: 'honshu',
  names: ['Aiko', 'Kenji'],
  chapters: [
    {
      title: 'first',
      record: record('honshu', 3, options, start),
      steps: [
        talk('welcome', {
          cells: [
            { x: 1, y: 0 },
            { x: 0, y: 2 },
          ],
        }),
        talk('hand', { spots: ['hand'] }),
        ...others('1 play 14', '2 play 47'),
        move('playHigh', 'play 56', {
          answers: [
            [/^play 56 cube/, 'playHighNoCube'],
            [/./, 'playHighLow'],
          ],
        }),
        move('takeAny', 'take 47', {
          answers: [
            [/56/, 'takeAnyOwn'],
            [/14/, 'takeAny14'],
          ],
        }),
        ...others('2 take 56', '1 take 14'),
        move('placeOver', 'place 47 at -1,1 r0', { answers: [[/at -1,1 r0 under/, 'placeOverUnder']] }),
        talk('countOne', { spots: ['players'] }),
        ...others('1 place 14 at -1,2 r180', '2 place 56 at 1,-2 r0 under S'),
        move('lead', 'play 22 cube 0,2', {
          answers: [
            [/^play 22 cube/, 'leadBlue'],
            [/^play 22$/, 'leadNoCube'],
            [/./, 'leadOther'],
          ],
        }),
        ...others('2 play 33', '1 play 59'),
        move('follow', 'take 33', { answers: [[/./, 'followOther']] }),
        ...others('1 take 59', '2 take 22'),
        move('placeUnder', 'place 33 at -1,-2 r0 under S', { answers: [[/at -1,-2 r0$/, 'placeUnderOver']] }),
        talk('lakes', { cells: [{ x: -1, y: -2 }] }),
        ...others('1 place 59 at 1,-1 r90', '2 place 22 at 2,0 r90 under 56'),
        move('low', 'play 6', { answers: [[/./, 'lowOther']] }),
        ...others('1 play 58', '2 play 13', '1 take 6', '2 take 58'),
        move('leftOver', 'take 13'),
        move('placeLake', 'place 13 at -2,-3 r0 under 33', {
          points: 17,
          answers: [[/./, 'placeLakeLess']],
          point: {},
        }),
        ...others('1 place 6 at 2,0 r0', '2 place 58 at 1,1 r180'),
        talk('countThree', { spots: ['players'] }),
      ],
    },
    {
      title: 'last',
      record: record('honshu', 3, options, honshuEnd),
      steps: [
        talk('lastWelcome', { spots: ['players'] }),
        ...others('2 play 10', '1 play 22'),
        move('lastPlay', 'play 4 cube 2,-5', {
          answers: [
            [/^play 4$/, 'lastPlayNone'],
            [/cube 3,-5/, 'lastPlayYellow'],
            [/./, 'lastPlayBlue'],
          ],
        }),
        move('lastTake', 'take 10', { answers: [[/./, 'lastTakeOther']] }),
        ...others('1 take 4', '2 take 22'),
        move('lastPlace', 'place 10 at -2,2 r180', {
          points: 58,
          answers: [[/./, 'lastPlaceLess']],
          point: {
            cells: [
              { x: -2, y: 2 },
              { x: -1, y: 2 },
            ],
          },
        }),
        ...others('1 place 4 at -4,0 r270 under 42', '2 place 22 at -3,-7 r180'),
        talk('end', { spots: ['score'] }),
        talk('endForests', { part: 'forests' }),
        talk('endLakes', { part: 'lakes' }),
        talk('endFactories', { part: 'factories' }),
        talk('endTowns', { part: 'towns' }),
        talk('endAll', { spots: ['score'] }),
      ],
    },
  ],
};
