import { expect, test } from 'vitest';
import {
  actionOf,
  anchorsOf,
  flip,
  hold,
  layers,
  moveTo,
  nearestAnchor,
  type Placements,
  placementsByCard,
  step,
  turn,
} from '../src/state/placements';

const legal = [
  'order',
  'place 9 at 0,0 r0',
  'place 9 at 0,0 r0 under S',
  'place 9 at 0,0 r0 under S,5',
  'place 9 at 2,0 r0',
  'place 9 at 0,3 r0',
  'place 9 at 0,0 r90',
  'terraform 1,1 lake from 0,0 0,1',
];

function placements(): Placements {
  const found = placementsByCard(legal).get(9);
  if (!found) throw new Error('no placements');
  return found;
}

test('placements are grouped by turn and place', () => {
  expect(anchorsOf(placements(), 0)).toHaveLength(3);
  expect(anchorsOf(placements(), 0)[0]?.options).toEqual([[], ['S'], ['S', 5]]);
  expect(anchorsOf(placements(), 90)).toHaveLength(1);
  expect(anchorsOf(placements(), 180)).toHaveLength(0);
});

test('a held card becomes an action only where it may lie', () => {
  const list = placements();
  expect(actionOf(list, hold(9))).toBeNull();
  expect(actionOf(list, moveTo(list, hold(9), { x: 0, y: 0 }))).toBe('place 9 at 0,0 r0');
  expect(actionOf(list, moveTo(list, hold(9), { x: 1, y: 0 }))).toBeNull();
});

test('one tap goes under, and others follow only where they must', () => {
  const list = placements();
  const over = moveTo(list, hold(9), { x: 0, y: 0 });
  expect(actionOf(list, flip(list, over, 'S'))).toBe('place 9 at 0,0 r0 under S');
  const both = flip(list, over, 5);
  expect(actionOf(list, both)).toBe('place 9 at 0,0 r0 under S,5');
  expect(actionOf(list, flip(list, both, 'S'))).toBe('place 9 at 0,0 r0');
});

test('a choice that is none is not free', () => {
  const list = placements();
  const free = layers(list, moveTo(list, hold(9), { x: 0, y: 0 }), [5, 'S']);
  expect(free).toEqual([
    { card: 'S', under: false, free: true },
    { card: 5, under: false, free: true },
  ]);
  const fixed = moveTo(list, hold(9), { x: 2, y: 0 });
  expect(layers(list, fixed, ['S'])[0]?.free).toBe(false);
  expect(flip(list, fixed, 'S')).toBe(fixed);
});

test('arrow keys go to the next place in their direction', () => {
  const list = placements();
  const first = step(list, hold(9), 1, 0);
  expect(first.at).toEqual({ x: 0, y: 0 });
  expect(step(list, first, 1, 0).at).toEqual({ x: 2, y: 0 });
  expect(step(list, first, 0, 1).at).toEqual({ x: 0, y: 3 });
  expect(step(list, first, -1, 0).at).toEqual({ x: 0, y: 0 });
});

test('turning keeps the card near, or takes it off the map', () => {
  const list = placements();
  const held = moveTo(list, hold(9), { x: 2, y: 0 });
  expect(turn(list, held, 1)).toMatchObject({ rot: 90, at: { x: 0, y: 0 } });
  expect(turn(list, held, 2)).toMatchObject({ rot: 180, at: null });
});

test('the nearest place within reach', () => {
  expect(nearestAnchor(placements(), 0, { x: 3.2, y: 1.4 })).toMatchObject({ x: 2, y: 0 });
  expect(nearestAnchor(placements(), 0, { x: 30, y: 30 }, 2)).toBeNull();
});
