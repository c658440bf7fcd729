import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  allFaces,
  completed,
  type DeckFile,
  emptyCount,
  emptyDeck,
  faceAtLine,
  firstEmpty,
  nextPlace,
  previousPlace,
  readContent,
  readDeck,
  squaresOf,
  typed,
  withSquare,
  writeDeck,
} from '../src/state/deck';

const file: unknown = JSON.parse(readFileSync(new URL('../../data/honshu.json', import.meta.url), 'utf8'));
const honshu = readDeck(file) as DeckFile;

function typeAll(keys: string): { codes: string[]; partial: string } {
  const codes: string[] = [];
  let partial = '';
  for (const key of keys) {
    const next = typed(partial, key);
    if (!next) continue;
    partial = next.done ? '' : next.code;
    if (next.done) codes.push(next.code);
  }
  return { codes, partial };
}

test('codes are typed letter by letter, in either case', () => {
  expect(typeAll('flPbwN3dTm').codes).toEqual(['F', 'L', 'Pb', 'Wn3', 'D', 'T', 'M']);
  expect(typeAll('pwx').partial).toBe('P');
  expect(typeAll('wn').partial).toBe('Wn');
  expect(typed('', 'x')).toBeNull();
  expect(typed('P', 'f')).toBeNull();
  expect(typed('Wb', '0')).toBeNull();
});

test('typing goes from square to square and from card to card', () => {
  expect(nextPlace({ face: 0, square: 4 })).toEqual({ face: 0, square: 5 });
  expect(nextPlace({ face: 0, square: 5 })).toEqual({ face: 1, square: 0 });
  expect(nextPlace({ face: 71, square: 5 })).toEqual({ face: 71, square: 5 });
  expect(previousPlace({ face: 1, square: 0 })).toEqual({ face: 0, square: 5 });
  expect(previousPlace({ face: 0, square: 0 })).toEqual({ face: 0, square: 0 });
});

test('a deck is filled square by square', () => {
  let deck = emptyDeck('x', { b: 10 });
  expect(emptyCount(deck)).toBe(72 * 6);
  deck = withSquare(deck, { kind: 'card', id: 1 }, 0, 'T');
  deck = withSquare(deck, { kind: 'B', id: 6 }, 5, 'Wb3');
  expect(deck.cards[0]?.squares).toBe('T ? / ? ? / ? ?');
  expect(deck.provinces[5]?.B).toBe('? ? / ? ? / ? Wb3');
  expect(firstEmpty(deck)).toEqual({ face: 0, square: 1 });
  expect(emptyCount(deck)).toBe(72 * 6 - 2);
  expect(firstEmpty(honshu)).toBeNull();
});

test('what is written is read again, and a line of it is a card', () => {
  const text = writeDeck(honshu);
  expect(readDeck(JSON.parse(text))).toEqual(honshu);
  const lines = text.split('\n');
  for (const id of [1, 30, 60]) {
    const line = lines.findIndex((entry) => entry.includes(`{"id":${id},"squares"`)) + 1;
    expect(faceAtLine(honshu, line)).toEqual({ kind: 'card', id });
  }
  const province = lines.findIndex((entry) => entry.includes('{"id":4,"A"')) + 1;
  expect(faceAtLine(honshu, province)).toEqual({ kind: 'A', id: 4 });
  expect(faceAtLine(honshu, 1)).toBeNull();
});

test('an incomplete file gets its places, a broken one is not read', () => {
  const half = completed({ ...honshu, cards: honshu.cards.slice(0, 30), provinces: [] });
  expect(half.cards.length).toBe(60);
  expect(half.cards[29]).toEqual(honshu.cards[29]);
  expect(emptyCount(half)).toBe(30 * 6 + 12 * 6);
  expect(squaresOf(half, allFaces[71] ?? { kind: 'card', id: 1 })).toEqual(['?', '?', '?', '?', '?', '?']);
  for (const value of [null, 7, {}, { resources: {}, cards: [7], provinces: [] }, { resources: {}, cards: 'x' }])
    expect(readDeck(value)).toBeNull();
});

test('only a deck or a board is kept', () => {
  const item = { id: 'a', name: 'x', game: 'honshu', deck: file, board: null };
  expect(readContent(item)?.deck).toEqual(honshu);
  expect(readContent({ ...item, game: 'hokkaido-2010', deck: null, board: {} })).toBeNull();
  for (const value of [null, { ...item, deck: null }, { ...item, game: 'chess' }, { ...item, id: 7 }])
    expect(readContent(value)).toBeNull();
});
