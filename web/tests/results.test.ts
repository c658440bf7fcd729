import { expect, test } from 'vitest';
import { bestOf, binsOf, type Game, gamesOf, linesOf, marksOf, oldestFirst, partsOf } from '../src/state/results';
import type { TableSummary } from '../src/state/wire';

const summary = (change: object): TableSummary =>
  ({
    table: 'x',
    game: 'honshu',
    players: 2,
    access: 'invitation',
    changed: 10,
    commitment: 'c',
    your_seats: [0],
    seats: [{ kind: 'human' }, { kind: 'bot' }],
    result: {
      scores: [
        { seat: 0, total: 30, parts: { towns: 30 } },
        { seat: 1, total: 20, parts: {} },
      ],
      winners: [0],
    },
    ...change,
  }) as unknown as TableSummary;

const game = (total: number, at: number, won = false): Game => ({
  table: String(at),
  game: 'honshu',
  players: 3,
  at,
  score: { total, parts: { towns: total } },
  won,
  seat: 0,
});

test('whole games of oneself count, nothing else', () => {
  const [found] = gamesOf([summary({})]);
  expect(found).toMatchObject({ seat: 0, won: true, score: { total: 30 } });
  const others = [
    summary({ commitment: null }),
    summary({ access: 'practice' }),
    summary({ result: null }),
    summary({ your_seats: [] }),
    summary({ seats: [{ kind: 'hotseat' }, { kind: 'bot' }] }),
  ];
  expect(gamesOf(others)).toEqual([]);
});

test('results by title and players', () => {
  const games = [game(40, 2, true), game(50, 1), { ...game(7, 3), players: 2 }];
  expect(linesOf(games)).toEqual([
    { game: 'honshu', players: 2, games: 1, wins: 0, mean: 7, best: 7 },
    { game: 'honshu', players: 3, games: 2, wins: 1, mean: 45, best: 50 },
  ]);
  expect(bestOf(games)?.at).toBe(1);
  expect(bestOf([])).toBeNull();
  expect(oldestFirst(games).map(({ at }) => at)).toEqual([1, 2, 3]);
  expect(partsOf(games)).toEqual(['towns']);
});

test('every score lies in one bin, and marks enclose what they measure', () => {
  for (const totals of [[5], [-7, 0, 3, 88], [40, 41, 41, 49], [0, 400]]) {
    const bins = binsOf(totals);
    expect(bins.reduce((sum, bin) => sum + bin.games, 0)).toBe(totals.length);
    expect(bins.length).toBeLessThan(12);
    const marks = marksOf(Math.min(...totals), Math.max(...totals));
    expect(marks[0]).toBeLessThanOrEqual(Math.min(...totals));
    expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(...totals));
    expect(marks.length).toBeGreaterThan(1);
  }
  expect(binsOf([])).toEqual([]);
});
