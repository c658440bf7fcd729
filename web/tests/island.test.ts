import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words as en } from '../src/i18n/en/island';
import { words as italian } from '../src/i18n/it/island';
import { cardsOf, deeds, keepings, offers, placesOf, read, sources, targets } from '../src/state/island/choices';
import { readIslandAction } from '../src/state/island/notation';
import {
  conflictWords,
  effectWords,
  Gazetteer,
  islandActionWords,
  islandRows,
  piecesWords,
  routeChanges,
} from '../src/state/island/phrases';
import { bordersOf, isInside, neighbour, placeAt, shapeOf } from '../src/state/island/shape';
import type { Board, Point, Province } from '../src/state/wire';

const file = (name: string) => JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'));
const board: Board = file('hokkaido-2010-board.json');
const layout = file('hokkaido-2010-layout.json');
const names = new Gazetteer(en, board);
const seatName = (seat: number) => ['Anna', 'Bea'][seat] ?? '';

test('every action of Hokkaido (2010) in the documentation is known', () => {
  const doc = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');
  const section = doc.split('## Hokkaido (2010)')[1]?.split('## The dealer')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const examples = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  );
  const actions = examples.filter((example) => example !== 'sea' || example.includes(' '));
  expect(actions.length).toBeGreaterThan(10);
  for (const example of actions.filter((text) => text !== 'sea' && text !== 'take')) {
    expect(readIslandAction(example), example).not.toBeNull();
  }
});

test.each(['', 'land sapporo', 'grow', 'claim x', 'keep', 'keep 1 2 3', 'draw 2', 'place 3 at 1,1 r0'])(
  '“%s” is no action of the island',
  (text) => expect(readIslandAction(text)).toBeNull(),
);

const legal = [
  'land sapporo atsuta',
  'land sapporo sorachi',
  'sea hakodate sea',
  'grow sapporo',
  'claim 3',
  'take 3',
  'discard 9',
  'draw',
];

test('legal actions by what a person points at', () => {
  const choices = read(legal);
  expect(sources(choices)).toEqual(['sapporo', 'hakodate']);
  expect(targets(choices, null)).toEqual([]);
  expect(targets(choices, 'sapporo').map(({ place, kind }) => `${kind} ${place}`)).toEqual([
    'land atsuta',
    'land sorachi',
    'grow sapporo',
  ]);
  expect(targets(read(['start hakodate']), null)[0]?.place).toBe('hakodate');
  expect(deeds(choices, 3).map(({ verb }) => verb)).toEqual(['claim', 'take']);
  expect(offers(choices, 'draw')).toBe(true);
  expect(offers(choices, 'pass')).toBe(false);
  expect(keepings(read(['keep 4', 'keep 4 7']))[1]?.cards).toEqual([4, 7]);
  expect(placesOf('sea sea japan')).toEqual(['sea', 'japan']);
  expect(cardsOf('keep 4 7')).toEqual([4, 7]);
});

test('the default board has a shape in which every place finds itself', () => {
  const shape = shapeOf(board, layout);
  if (!shape) throw new Error('no shape');
  expect(shape.places).toHaveLength(45);
  for (const place of shape.places) expect(placeAt(shape.places, place.at, [], 0)?.id, place.id).toBe(place.id);
  expect(shape.places.filter(({ marker }) => marker !== null)).toHaveLength(6);
  expect(shape.places.every(({ region, kanji }) => region === null || kanji !== '')).toBe(true);
});

test('a board without pictures has none; one without layout puts its countries aside', () => {
  const bare = { ...board, provinces: board.provinces.map(({ polygon: _, ...rest }) => rest) };
  expect(shapeOf(bare, layout)).toBeNull();
  const renamed = { ...board, provinces: board.provinces.map((p) => ({ ...p, id: `${p.id}-2` })) };
  const shape = shapeOf(renamed, layout);
  const west = Math.min(...board.provinces.flatMap(({ polygon }) => (polygon ?? []).map(([x]) => x)));
  const boxes = shape?.places.filter(({ region }) => region === null) ?? [];
  expect(boxes).toHaveLength(4);
  for (const box of boxes) expect(Math.max(...box.outline.map(([x]) => x))).toBeLessThan(west);
});

const square = (x: number, id: string, region: string): Province => ({
  id,
  name: id,
  region,
  city: null,
  coastal: true,
  polygon: [
    [x, 0],
    [x + 10, 0],
    [x + 10, 10],
    [x, 10],
  ] as Point[],
});

test('borders of coast, regions and provinces', () => {
  const borders = bordersOf([square(0, 'a', 'r'), square(10, 'b', 'r'), square(20, 'c', 's')]);
  expect(borders.provinces).toBe('M10 0L10 10');
  expect(borders.regions).toBe('M20 0L20 10');
  expect(borders.coast.match(/M/g)).toHaveLength(8);
  expect(isInside(square(0, 'a', 'r').polygon ?? [], [5, 5])).toBe(true);
  expect(isInside(square(0, 'a', 'r').polygon ?? [], [15, 5])).toBe(false);
});

test('a tap beside a lit place means it, a tap far away does not', () => {
  const shape = shapeOf(board, layout);
  const sapporo = shape?.places.find(({ id }) => id === 'sapporo');
  if (!shape || !sapporo) throw new Error('no shape');
  const beside: Point = [sapporo.at[0], sapporo.at[1] + 60];
  const under = placeAt(shape.places, beside, [], 80);
  expect(under?.id).not.toBe('sapporo');
  expect(placeAt(shape.places, beside, ['sapporo'], 80)?.id).toBe('sapporo');
  expect(placeAt(shape.places, beside, ['sapporo'], 20)?.id).toBe(under?.id);
});

test('arrow keys reach every place of the island', () => {
  const places = shapeOf(board, layout)?.places ?? [];
  const reached = new Set(['sapporo']);
  for (const id of reached) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = neighbour(places, id, dx, dy);
      if (next) reached.add(next.id);
    }
  }
  expect(places.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
});

test('the island in words', () => {
  expect(islandActionWords(en, names, 'land sapporo atsuta')).toBe('moves from Sapporo to Atsuta');
  expect(islandActionWords(en, names, 'sea sea japan')).toBe('sails: At Sea to Japan');
  expect(islandActionWords(italian, new Gazetteer(italian, board), 'sea sea japan')).toBe(
    'naviga: da In Mare a Giappone',
  );
  expect(islandActionWords(en, names, 'claim 1')).toBe('claims Obihiro – Kushiro');
  expect(islandActionWords(en, names, null)).toBe(en.log.secret);
  expect(piecesWords(en, [2, 0], seatName)).toBe('Anna 2');
  const rows = islandRows(en, names, board, { sapporo: [1, 1], atsuta: [0, 0], sea: [0, 1] }, seatName);
  expect(rows).toContain('Ishikari. Sapporo: Anna 1, Bea 1');
  expect(rows).toContain('Oshima. no pieces');
  expect(rows).toContain('At Sea: Bea 1');
  const fight = [{ province: 'atsuta', before: [2, 1], after: [1, 0] }];
  expect(conflictWords(en, names, fight, 0, seatName)).toEqual(['Atsuta: you lose 1, Bea loses 1']);
  const effect = { conflict: [...fight, { province: 'sapporo', before: [0, 4], after: [0, 2] }] };
  expect(effectWords(en, names, effect, seatName)).toEqual([
    'Conflict in Atsuta: Anna loses 1 piece, Bea loses 1 piece',
    'Conflict in Sapporo: Bea loses 2 pieces',
  ]);
  expect(effectWords(italian, new Gazetteer(italian, board), effect, seatName)).toEqual([
    'Conflitto in Atsuta: Anna perde 1 pezzo, Bea perde 1 pezzo',
    'Conflitto in Sapporo: Bea perde 2 pezzi',
  ]);
  expect(effectWords(en, names, {}, seatName)).toEqual([]);
});

test('routes won and lost', () => {
  const route = (card: number, controlled: boolean) => ({ card, controlled, way: [], missing: [] });
  expect(routeChanges([route(1, true), route(2, false)], [route(1, false), route(2, true)])).toEqual({
    won: [2],
    lost: [1],
  });
});
