import { expect, test } from 'vitest';
import { areaAt, rangeLines, squaresOfPart } from '../src/state/areas';
import type { Area } from '../src/state/wire';

const areas: Area[] = [
  { part: 'bonus', squares: [[0, 0]], points: 2 },
  { part: 'lakes', squares: [[5, 5]], points: 0 },
  {
    part: 'towns',
    squares: [
      [0, 0],
      [1, 0],
    ],
    points: 2,
  },
];

test('a line of the score sheet has the squares that scored', () => {
  expect(squaresOfPart(areas, 'towns')).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(squaresOfPart(areas, 'lakes')).toEqual([]);
  expect(squaresOfPart(areas, 'goals')).toEqual([]);
});

test('a square belongs to its district before the scoring card', () => {
  expect(areaAt(areas, { x: 0, y: 0 })?.part).toBe('towns');
  expect(areaAt(areas, { x: 5, y: 5 })?.part).toBe('lakes');
  expect(areaAt(areas, { x: 9, y: 9 })).toBeNull();
});

test('the dividing line goes straight on from both ends as far as its squares are told', () => {
  const lines = rangeLines(
    {
      chain: [
        [1, 1],
        [1, 2],
        [2, 3],
      ],
      line: [
        [1, -1],
        [1, 0],
        [1, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ],
      sides: [[], []],
    },
    10,
  );
  expect(lines.chain).toBe('M15 15L15 25L25 35');
  expect(lines.beyond).toBe('M15 15L15 -5M25 35L35 45');
});
