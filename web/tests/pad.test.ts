import { describe, expect, test } from 'vitest';
import { readDeck } from '../src/state/deck';
import { advance, begin, redo, undo } from '../src/state/history';
import { pack, unpack } from '../src/state/pack';
import {
  addPlayer,
  emptyPlayer,
  leaders,
  type MapSheet,
  newSheet,
  readSheet,
  removePlayer,
  requestOf,
  sheetLines,
  sum,
  type TradeSheet,
  toggleCube,
  tradeTotal,
  withCard,
  withoutLast,
  withProvince,
  withTile,
} from '../src/state/pad';
import { discard, loadShelf, put, saveShelf } from '../src/state/shelf';

const sheetOf = (value: unknown) => readSheet(value, readDeck);
const placed = (card: number) => ({ kind: 'place' as const, card, at: { x: 1, y: 1 }, rot: 90 as const, under: [] });
const begun = withProvince(emptyPlayer('Anna'), 3, 'B');

describe('a sheet', () => {
  test('grows card by card; the last comes off with what came after it', () => {
    const two = withCard(withCard(begun, placed(5)), placed(7));
    const later = withTile(two, { x: 0, y: 1 }, 'L');
    expect(later.map.map(({ card }) => card)).toEqual(['S', 5, 7]);
    expect(later.tiles).toEqual([{ x: 0, y: 1, tile: 'L', after: 3 }]);
    expect(withoutLast(later)).toEqual(withCard(begun, placed(5)));
  });

  test('cubes are taken off and put back', () => {
    const square = { x: 1, y: 0, square: 'Pb', card: 'S' as const, cube: true, tile: null };
    const spent = toggleCube(begun, square);
    expect(spent.spent).toEqual([[1, 0, 1]]);
    expect(toggleCube(spent, { ...square, cube: false }).spent).toEqual([]);
  });

  test('asks the engine for one map', () => {
    const sheet: MapSheet = { id: 'x', game: 'honshu', scoring_card: 4, deck: null, players: [begun] };
    expect(requestOf(sheet, begun, 7)).toEqual({
      game: 'honshu',
      options: { scoring_card: 4 },
      map: begun.map,
      no_cubes: [],
      tiles: [],
      goals: 0,
      next: 7,
    });
  });

  test('has one to five players, four in Hokkaido (2010)', () => {
    let sheet = newSheet('honshu', ['a']);
    for (let i = 0; i < 9; i++) sheet = addPlayer(sheet, 'b');
    expect(sheet.players.length).toBe(5);
    expect(removePlayer(sheet, 0).players.length).toBe(4);
    let trade = newSheet('hokkaido-2010', ['a']);
    for (let i = 0; i < 9; i++) trade = addPlayer(trade, 'b');
    expect(trade.players.length).toBe(4);
  });

  test('goes through a link and comes back the same', async () => {
    const sheet: MapSheet = { id: 'x', game: 'hokkaido', scoring_card: null, deck: null, players: [begun] };
    const text = await pack(sheet);
    expect(text).toMatch(/^[\w-]+$/);
    expect(sheetOf(await unpack(text))).toEqual(sheet);
  });

  test('nothing broken is read', async () => {
    expect(await unpack('no such thing')).toBeNull();
    expect(await unpack('A'.repeat(200_000))).toBeNull();
    const good = { id: 'x', game: 'honshu', scoring_card: null, deck: null, players: [begun] };
    expect(sheetOf(good)).not.toBeNull();
    const wrong = [
      null,
      7,
      {},
      { ...good, game: 'chess' },
      { ...good, players: [] },
      { ...good, players: [7] },
      { ...good, scoring_card: 9 },
      { ...good, deck: { cards: [] } },
      { ...good, players: [{ ...begun, goals: -1 }] },
      { ...good, players: [{ ...begun, map: [{ card: 61, x: 0, y: 0 }] }] },
      { ...good, players: [{ ...begun, map: [{ card: 'S', province: 9, x: 0, y: 0 }] }] },
      { ...good, players: [{ ...begun, spent: [[1]] }] },
      { ...good, players: Array.from({ length: 6 }, () => begun) },
    ];
    for (const value of wrong) expect(sheetOf(value), JSON.stringify(value)).toBeNull();
  });
});

test('the higher rank leads, number by number; alone nobody does', () => {
  expect(leaders([[63, 5], [63, 6], null, [60, 9]])).toEqual([false, true, false, false]);
  expect(
    leaders([
      [63, 5],
      [63, 5],
    ]),
  ).toEqual([true, true]);
  expect(leaders([[63, 5], null])).toEqual([false, false]);
});

test('points are written as sums', () => {
  expect(sum('')).toBe(0);
  expect(sum(' 5 + 3+4 ')).toBe(12);
  expect(sum('-2+5')).toBe(3);
  expect(sum('5−1')).toBe(4);
  for (const text of ['x', '5+', '5**3', '1e9', '12345']) expect(sum(text), text).toBeNull();
  const sheet = newSheet('hokkaido-2010', ['a']) as TradeSheet;
  const player = sheet.players[0];
  if (!player) throw new Error('nobody');
  expect(tradeTotal({ ...player, entries: { ...player.entries, claims: '5+3', regions: '4', hand: '-2' } })).toBe(10);
});

test('lines of Hokkaido (2010) go to the engine once everybody has something written down', () => {
  const sheet = newSheet('hokkaido-2010', ['a', 'b']) as TradeSheet;
  const write = (i: number, entries: Partial<TradeSheet['players'][number]['entries']>) =>
    Object.assign(sheet.players[i]?.entries ?? {}, entries);
  write(0, { claims: '5+3', regions: '4' });
  expect(sheetLines(sheet.players)).toBeNull();
  write(1, { hand: '-2', pieces: '12', longest_route: '5' });
  expect(sheetLines(sheet.players)).toEqual([
    { points: 12, pieces: 0, longest_route: 0 },
    { points: -2, pieces: 12, longest_route: 5 },
  ]);
  write(0, { pieces: 'many' });
  expect(sheetLines(sheet.players)).toBeNull();
});

test('history goes back and forth', () => {
  const three = advance(advance(begin(1), 2), 3);
  expect(undo(three).now).toBe(2);
  expect(redo(undo(three)).now).toBe(3);
  expect(undo(undo(undo(three))).now).toBe(1);
  expect(redo(advance(undo(three), 7)).now).toBe(7);
});

test('a shelf keeps what it can read', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const read = (value: unknown) =>
    typeof (value as { id?: unknown }).id === 'string' ? (value as { id: string }) : null;
  const shelf = put(put({ current: null, items: [] }, { id: 'a' }), { id: 'b' });
  expect(shelf.items.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(saveShelf(store, 'x', shelf)).toBe(true);
  expect(loadShelf(store, 'x', read)).toEqual(shelf);
  expect(discard(shelf, 'b')).toEqual({ current: 'a', items: [{ id: 'a' }] });
  kept.set('x', '{"current":"z","items":[{"id":"a"},{"id":7},3]}');
  expect(loadShelf(store, 'x', (value) => (value === 3 ? null : read(value)))).toEqual({
    current: 'a',
    items: [{ id: 'a' }],
  });
  kept.set('x', 'broken');
  expect(loadShelf(store, 'x', read)).toEqual({ current: null, items: [] });
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(saveShelf(full, 'x', shelf)).toBe(false);
});
