// Own decks of the map games: their files as values, and the codes of squares. What makes a deck good is the
// engine's to say (`check_content`); here a square may still be empty.

import { readBoard } from './island/file';
import type { Board, Colour, Deck, GameId } from './wire';

export interface DeckFile extends Deck {
  resources: Partial<Record<Colour, number>>;
}

export const cardCount = 60;
export const provinceCount = 6;
export const colourLetters: readonly Colour[] = ['b', 'n', 'e', 'y', 'g'];
export const emptySquare = '?';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const longestFace = 60;

export function readDeck(value: unknown): DeckFile | null {
  if (!isObject(value) || !isObject(value.resources)) return null;
  const { cards, provinces } = value;
  if (!Array.isArray(cards) || cards.length > cardCount) return null;
  if (!Array.isArray(provinces) || provinces.length > provinceCount) return null;
  const isFace = (face: unknown) => typeof face === 'string' && face.length <= longestFace;
  if (!cards.every((card) => isObject(card) && Number.isInteger(card.id) && isFace(card.squares))) return null;
  if (!provinces.every((entry) => isObject(entry) && Number.isInteger(entry.id) && isFace(entry.A) && isFace(entry.B)))
    return null;
  const resources: DeckFile['resources'] = {};
  for (const colour of colourLetters) {
    const count = value.resources[colour];
    if (typeof count === 'number') resources[colour] = count;
  }
  return {
    title: typeof value.title === 'string' ? value.title.slice(0, 60) : '',
    resources,
    cards: cards.map(({ id, squares }) => ({ id, squares })),
    provinces: provinces.map(({ id, A, B }) => ({ id, A, B })),
  };
}

// A deck or board of somebody's own, as it is kept in the browser.
export interface OwnContent {
  id: string;
  name: string;
  game: GameId;
  deck: DeckFile | null; // of the map games
  board: Board | null; // of Hokkaido (2010)
}

const games: readonly string[] = ['honshu', 'hokkaido', 'hokkaido-2010'];

export function readContent(value: unknown): OwnContent | null {
  if (!isObject(value) || typeof value.id !== 'string' || !games.includes(String(value.game))) return null;
  const deck = readDeck(value.deck);
  const board = readBoard(value.board);
  if ((value.game === 'hokkaido-2010') !== (board !== null) || (deck === null) === (board === null)) return null;
  const name = typeof value.name === 'string' ? value.name.slice(0, 60) : '';
  return { id: value.id, name, game: value.game as GameId, deck, board };
}

// One face after the other, as they are typed: sixty cards, then the provinces.
export interface FaceId {
  kind: 'card' | 'A' | 'B';
  id: number;
}

export const allFaces: readonly FaceId[] = [
  ...Array.from({ length: cardCount }, (_, i): FaceId => ({ kind: 'card', id: i + 1 })),
  ...(['A', 'B'] as const).flatMap((kind) =>
    Array.from({ length: provinceCount }, (_, i): FaceId => ({ kind, id: i + 1 })),
  ),
];

const squareCount = 6;

export function squaresOf(deck: DeckFile, { kind, id }: FaceId): string[] {
  const face = kind === 'card' ? deck.cards.find((card) => card.id === id)?.squares : provinceOf(deck, id)?.[kind];
  const codes = (face ?? '').split(/[\s/]+/).filter(Boolean);
  return Array.from({ length: squareCount }, (_, i) => codes[i] ?? emptySquare);
}

const provinceOf = (deck: DeckFile, id: number) => deck.provinces.find((province) => province.id === id);

export const faceText = (squares: readonly string[]): string =>
  [0, 2, 4].map((i) => squares.slice(i, i + 2).join(' ')).join(' / ');

export function withSquare(deck: DeckFile, face: FaceId, index: number, code: string): DeckFile {
  const squares = squaresOf(deck, face);
  squares[index] = code;
  const text = faceText(squares);
  if (face.kind === 'card') {
    return { ...deck, cards: deck.cards.map((card) => (card.id === face.id ? { ...card, squares: text } : card)) };
  }
  return {
    ...deck,
    provinces: deck.provinces.map((entry) => (entry.id === face.id ? { ...entry, [face.kind]: text } : entry)),
  };
}

export function emptyDeck(title: string, resources: DeckFile['resources']): DeckFile {
  const face = faceText(Array.from({ length: squareCount }, () => emptySquare));
  return {
    title,
    resources,
    cards: Array.from({ length: cardCount }, (_, i) => ({ id: i + 1, squares: face })),
    provinces: Array.from({ length: provinceCount }, (_, i) => ({ id: i + 1, A: face, B: face })),
  };
}

// Every card and province of an incomplete file gets its place.
export function completed(deck: DeckFile): DeckFile {
  const empty = emptyDeck(deck.title, deck.resources);
  return {
    ...empty,
    cards: empty.cards.map((card) => deck.cards.find(({ id }) => id === card.id) ?? card),
    provinces: empty.provinces.map((entry) => deck.provinces.find(({ id }) => id === entry.id) ?? entry),
  };
}

// One line for each card and province, so that a fault's line is a card's.
const firstCardLine = 5;

export function writeDeck(deck: DeckFile): string {
  const lines = (entries: readonly object[]) => entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  return `{
  "title": ${JSON.stringify(deck.title)},
  "resources": ${JSON.stringify(deck.resources)},
  "cards": [
${lines(deck.cards)}
  ],
  "provinces": [
${lines(deck.provinces)}
  ]
}
`;
}

// Where the line of a fault is in a deck that `writeDeck` wrote.
export function faceAtLine(deck: DeckFile, line: number): FaceId | null {
  const card = deck.cards[line - firstCardLine];
  if (card) return { kind: 'card', id: card.id };
  const province = deck.provinces[line - firstCardLine - deck.cards.length - 2];
  return province ? { kind: 'A', id: province.id } : null;
}

export interface Place {
  face: number; // of allFaces
  square: number;
}

export function nextPlace({ face, square }: Place): Place {
  if (square + 1 < squareCount) return { face, square: square + 1 };
  return face + 1 < allFaces.length ? { face: face + 1, square: 0 } : { face, square };
}

export function previousPlace({ face, square }: Place): Place {
  if (square > 0) return { face, square: square - 1 };
  return face > 0 ? { face: face - 1, square: squareCount - 1 } : { face, square };
}

export function firstEmpty(deck: DeckFile): Place | null {
  for (const [face, id] of allFaces.entries()) {
    const square = squaresOf(deck, id).indexOf(emptySquare);
    if (square >= 0) return { face, square };
  }
  return null;
}

export const emptyCount = (deck: DeckFile): number =>
  allFaces.reduce((sum, id) => sum + squaresOf(deck, id).filter((code) => code === emptySquare).length, 0);

// A square's code, letter by letter: what is typed so far, and whether that is a whole one. Null: no such letter here.
export interface Typing {
  code: string;
  done: boolean;
}

export function typed(partial: string, key: string): Typing | null {
  const upper = key.toUpperCase();
  const lower = key.toLowerCase();
  if (partial === '') {
    if (/^[FLTDM]$/.test(upper)) return { code: upper, done: true };
    return /^[PW]$/.test(upper) ? { code: upper, done: false } : null;
  }
  if (partial.length === 1) {
    if (!/^[bneyg]$/.test(lower)) return null;
    return { code: partial + lower, done: partial === 'P' };
  }
  return /^[1-9]$/.test(key) ? { code: partial + key, done: true } : null;
}
