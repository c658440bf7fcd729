import { expect, test } from 'vitest';
import {
  cardChoice,
  cubesFor,
  deserts,
  payable,
  paymentOf,
  payments,
  simpleActions,
  unplaceable,
} from '../src/state/choices';

test('the choice of a card', () => {
  expect(cardChoice(['play 5', 'play 5 cube 1,0', 'play 7'])).toEqual({ verb: 'play', cards: [5, 7] });
  expect(cardChoice(['draft 3', 'order'])).toEqual({ verb: 'draft', cards: [3] });
  expect(cardChoice(['place 3 at 0,0 r0'])).toBeNull();
});

test('the cubes that may go with a card', () => {
  expect(cubesFor(['play 5', 'play 5 cube 1,0', 'play 55 cube 2,0'], 5)).toEqual([{ x: 1, y: 0 }]);
});

test('payments by cubes and pair', () => {
  const list = payments(['accept', 'pay 0,0 1,1 choose hands', 'pay 0,0 1,1 choose pile', 'pay 0,0 2,2 choose pile']);
  expect(payable(list)).toHaveLength(3);
  expect(
    paymentOf(
      list,
      [
        { x: 1, y: 1 },
        { x: 0, y: 0 },
      ],
      'pile',
    )?.text,
  ).toBe('pay 0,0 1,1 choose pile');
  expect(paymentOf(list, [{ x: 0, y: 0 }], 'pile')).toBeNull();
});

test('deserts, what they may become and the cubes for it', () => {
  const list = deserts([
    'terraform 1,1 lake from 0,0 0,1',
    'terraform 1,1 lake from 0,0 2,1',
    'terraform 1,1 town from 3,0 3,1',
    'tile 4,4 forest',
  ]);
  expect(list).toHaveLength(2);
  expect(list[0]?.choices.map((choice) => [choice.terrain, choice.ways.length])).toEqual([
    ['lake', 2],
    ['town', 1],
  ]);
  expect(list[1]?.choices[0]?.free).toBe(true);
});

test('simple actions and the card that fits nowhere', () => {
  expect(simpleActions(['order', 'done', 'place 1 at 0,0 r0'])).toEqual(['done', 'order']);
  expect(unplaceable(['unplaceable 12'])).toBe(12);
  expect(unplaceable(['done'])).toBeNull();
});
