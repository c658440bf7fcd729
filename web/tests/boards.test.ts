import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words as english } from '../src/i18n/en/decks';
import { words as italian } from '../src/i18n/it/decks';
import { readContent } from '../src/state/deck';
import { faultWords, placeWords } from '../src/state/fault';
import { endsOf, readBoard, withCard, withProvince, writeBoard } from '../src/state/island/file';
import type { Board } from '../src/state/wire';

const sources = [
  'match/mapgame_deck.cpp',
  'match/hokkaido_2010_board.cpp',
  'games/mapgame/deck.cpp',
  'games/hokkaido_2010/board.cpp',
];
const root = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const file: unknown = JSON.parse(root('data/hokkaido-2010-board.json'));
const board = readBoard(file) as Board;

test('the board that comes with the program can be shown, rubbish cannot', () => {
  expect(board.provinces).toHaveLength(41);
  for (const wrong of [null, 7, [], {}, { ...board, home: 1 }, { ...board, countries: [1] }])
    expect(readBoard(wrong)).toBeNull();
  expect(readBoard({ ...board, provinces: [{ id: 'x' }] })).toBeNull();
  expect(readBoard({ ...board, provinces: [{ ...board.provinces[0], polygon: [['a', 1]] }] })).toBeNull();
  expect(readBoard({ ...board, trade_cards: [{ ...board.trade_cards[0], high: 'x' }] })).toBeNull();
});

test('names, routes and numbers are changed, and all else stays', () => {
  const changed = withCard(withProvince(board, 'sapporo', { city: 'Satporo' }), 1, { high: 9, b: 'japan' });
  expect(changed.provinces.find(({ id }) => id === 'sapporo')).toMatchObject({ city: 'Satporo', region: 'ishikari' });
  expect(changed.trade_cards[0]).toMatchObject({ id: 1, high: 9, b: 'japan', low: board.trade_cards[0]?.low });
  expect(changed.trade_cards.slice(1)).toEqual(board.trade_cards.slice(1));
  expect(JSON.parse(writeBoard(changed))).toEqual(changed);
  expect(endsOf(board)).toHaveLength(9);
});

test('a kept board is read again', () => {
  const kept = { id: 'a', name: 'Mine', game: 'hokkaido-2010', deck: null, board };
  expect(readContent(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(readContent({ ...kept, board: {} })).toBeNull();
});

test('every fault that the engine knows has words in both languages', () => {
  const codes = new Set<string>();
  for (const path of sources) {
    const calls = root(path).match(/(?:fail\w*|fault|bad_content|ContentFault)\s*[({][^;]*;/g) ?? [];
    for (const call of calls)
      for (const [, code] of call.matchAll(/, *\n? *"([a-z]+(?:_[a-z]+)*)"/g)) if (code) codes.add(code);
  }
  const known = [...codes].filter((code) => !['coastal', 'countries', 'adjacency', 'provinces'].includes(code));
  expect(known.length).toBeGreaterThan(24);
  for (const code of known) {
    expect(english.fault(code, 'x'), code).not.toBe('');
    expect(italian.fault(code, 'x'), code).not.toBe('');
    expect(italian.fault(code, 'x'), code).not.toBe(english.fault(code, 'x'));
  }
});

test('a fault is told with its place', () => {
  const fault = { line: 3, message: 'English', code: 'twice', where: 'entry 8 of cards', name: 'card 8' };
  expect(faultWords(english, fault)).toBe('Entry 8 of “Cards”: “Card 8” stands there twice.');
  expect(faultWords(italian, fault)).toBe('Voce 8 di «Carte» – «Carta 8» compare due volte.');
  expect(faultWords(english, { ...fault, code: 'a_new_one' })).toBeNull();
  expect(faultWords(english, { line: 0, message: 'English' })).toBeNull();
  expect(placeWords(italian, 'province 2 side B')).toBe('Provincia 2, lato B');
  expect(placeWords(english, 'province sapporo')).toBe('Province sapporo');
  expect(placeWords(english, 'border atsuta rumoi')).toBe('Border atsuta – rumoi');
  expect(placeWords(english, 'home')).toBe('Home province');
});
