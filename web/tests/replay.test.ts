import { expect, test } from 'vitest';
import { en } from '../src/i18n/en';
import { actionWords } from '../src/state/phrases';
import {
  actionFor,
  chapterAt,
  chaptersOf,
  keyOrder,
  lineBefore,
  pauseAt,
  type ReplayLine,
  readPlace,
  stopAt,
  stopsOf,
  writePlace,
} from '../src/state/replay';
import type { Tell } from '../src/view/replay/boards';
import { effectsOf, lineWords } from '../src/view/replay/words';

const line = (by: number | null, action: string, round: number | null, hidden?: ReplayLine['hidden']): ReplayLine =>
  hidden ? { by, action, round, hidden } : { by, action, round };

const lines: ReplayLine[] = [
  line(null, 'deal province 1', 1),
  line(null, 'deal card 7', 1),
  line(0, 'draft 7', 1, [1, 'onlooker']),
  line(1, 'draft 9', 1, [0, 'onlooker']),
  line(null, 'deal card 12', 1),
  line(0, 'done', 2),
];

test('one stops before each action and at the end, never among deals', () => {
  const stops = stopsOf(lines);
  expect(stops).toEqual([2, 3, 5, 6]);
  expect(stopAt(stops, 0)).toBe(0);
  expect(stopAt(stops, 4)).toBe(2);
  expect(stopAt(stops, 99)).toBe(3);
  expect(stopsOf([])).toEqual([0]);
});

test('the action that led to a stop is the last of a player', () => {
  expect(lineBefore(lines, 2)).toBeNull();
  expect(lineBefore(lines, 5)?.action).toBe('draft 9');
  expect(lineBefore(lines, 6)?.action).toBe('done');
});

test('a viewer is told what it could know', () => {
  const secret = lines[2] as ReplayLine;
  expect(actionFor('all', secret)).toBe('draft 7');
  expect(actionFor(0, secret)).toBe('draft 7');
  expect(actionFor(1, secret)).toBeNull();
  expect(actionFor('onlooker', secret)).toBeNull();
});

test('chapters are rounds, or the turns of a game without rounds', () => {
  const stops = stopsOf(lines);
  const chapters = chaptersOf(lines, stops);
  expect(chapters.map(({ stop, round }) => [stop, round])).toEqual([
    [0, 1],
    [2, 2],
  ]);
  expect([0, 1, 2, 3].map((stop) => chapterAt(chapters, stop))).toEqual([0, 0, 1, 1]);
  const turns = [line(0, 'pass', null), line(0, 'pass', null), line(1, 'pass', null), line(0, 'pass', null)];
  expect(chaptersOf(turns, stopsOf(turns)).map(({ stop, by }) => [stop, by])).toEqual([
    [0, 0],
    [2, 1],
    [3, 0],
  ]);
  expect(chapterAt([], 0)).toBe(0);
});

test('an address of a position is read as it is written', () => {
  for (const place of [
    { table: 'aB-9_x', step: 17, viewer: 2 },
    { table: 'aB-9_x', step: 0, viewer: 'onlooker' },
    { table: 'a b', step: 3, viewer: 'all' },
  ] as const) {
    const [, , table, step, viewer] = writePlace(place).split('/');
    expect(readPlace(table, step, viewer)).toEqual(place);
  }
  expect(writePlace({ table: null, step: 4, viewer: 'all' })).toBe('#/replay');
  expect(readPlace('x', '-1', '9')).toEqual({ table: 'x', step: null, viewer: 'all' });
  expect(readPlace()).toEqual({ table: null, step: null, viewer: 'all' });
});

test('keys and speeds', () => {
  expect(keyOrder('ArrowLeft')).toEqual({ by: -1 });
  expect(keyOrder('End')).toEqual({ to: 'last' });
  expect(keyOrder(' ')).toBe('play');
  expect(keyOrder('x')).toBeNull();
  expect(pauseAt(2)).toBeLessThan(pauseAt(1));
});

test('steps in words, of every title', () => {
  const seats = [{ kind: 'human' as const, name: 'Anna' }, { kind: 'open' as const }];
  const tell: Tell = {
    action: (action, map) => actionWords(en, action, map),
    effects: ({ conflict = [] }, nameOf) => conflict.map(({ province }) => `${province}: ${nameOf(0)}`),
  };
  const teller = { t: en, tell, seats, viewer: 'all' } as const;
  const secret = lines[2] as ReplayLine;
  expect(lineWords(teller, secret)).toBe('Anna chooses card 7');
  expect(lineWords({ ...teller, viewer: 1 }, secret)).toBe('Anna makes a secret choice');
  expect(lineWords(teller, line(1, 'play 5 cube 1,0', 1))).toBe('Seat 2 plays card 5 with a cube');
  expect(effectsOf(teller, secret)).toEqual([]);
  const fight = { conflict: [{ province: 'rumoi', before: [2, 0], after: [1, 0] }] };
  expect(effectsOf({ ...teller, viewer: 1 }, { ...secret, effect: fight })).toEqual(['rumoi: Anna']);
});
