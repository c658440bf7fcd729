import { expect, test } from 'vitest';
import { boundsOf, cardBorders, cardsUnder, cellsOf, faceSquares, outline, turned } from '../src/state/geometry';
import type { MapData, Rotation, Square } from '../src/state/wire';

const square = (x: number, y: number, code: string, card: number | 'S' = 'S'): Square => ({
  x,
  y,
  square: code,
  card,
  cube: false,
  tile: null,
});

function drawn(face: string, rot: Rotation): string {
  const squares = faceSquares(face, rot).sort((a, b) => a.y - b.y || a.x - b.x);
  const rows = new Map<number, string[]>();
  for (const { y, code } of squares) rows.set(y, [...(rows.get(y) ?? []), code]);
  return [...rows.values()].map((row) => row.join(' ')).join(' / ');
}

// The drawing of card 5 in the rules.
test.each([
  [0, 'T Wy4 / Pn T / F D'],
  [90, 'F Pn T / D T Wy4'],
  [180, 'D F / T Pn / Wy4 T'],
  [270, 'Wy4 T D / T Pn F'],
] as [Rotation, string][])('card 5 turned by %i', (rot, picture) => {
  expect(drawn('T Wy4 / Pn T / F D', rot)).toBe(picture);
});

test('turning goes round', () => {
  expect(turned(270, 1)).toBe(0);
  expect(turned(0, -1)).toBe(270);
});

const map: MapData = {
  cards: [],
  squares: [
    square(0, 0, 'T'),
    square(1, 0, 'T'),
    square(0, 1, 'L'),
    square(1, 1, 'T', 7),
    square(2, 1, 'F', 7),
    square(3, 3, 'T', 7),
  ],
};

test('bounds, cells and the cards met', () => {
  expect(boundsOf(map)).toEqual({ x: 0, y: 0, w: 4, h: 4 });
  expect(cellsOf({ x: 1, y: 1 }, 90)).toHaveLength(6);
  expect(cardsUnder(map, { x: 0, y: 0 }, 0)).toEqual(['S', 7]);
  expect(cardsUnder(map, { x: 5, y: 5 }, 0)).toEqual([]);
});

test('outlines leave out inner edges', () => {
  const edges = outline(
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    10,
  ).match(/M/g);
  expect(edges).toHaveLength(6);
  expect(cardBorders(map, 10)).toContain('M10 10');
});
