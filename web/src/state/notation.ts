// Reads and writes actions of the map games (docs/notation.md). Knows words, not rules.

import type { CardId, PairName, Rotation } from './wire';

export interface Cell {
  x: number;
  y: number;
}

export type Terrain = 'forest' | 'lake' | 'town' | 'mountain';

export type Action =
  | { kind: 'play'; card: number; cube: Cell | null }
  | { kind: 'take' | 'keep' | 'draft' | 'drop' | 'unplaceable'; card: number }
  | { kind: 'choose'; pair: PairName }
  | { kind: 'pay'; cells: Cell[]; pair: PairName }
  | { kind: 'place'; card: number; at: Cell; rot: Rotation; under: CardId[] }
  | { kind: 'terraform'; at: Cell; terrain: Terrain; from: Cell[] }
  | { kind: 'tile'; at: Cell; terrain: Terrain }
  | { kind: 'accept' | 'order' | 'skip' | 'done' };

export type PlaceAction = Extract<Action, { kind: 'place' }>;
export type TerraformAction = Extract<Action, { kind: 'terraform' }>;
export type TileAction = Extract<Action, { kind: 'tile' }>;

const cellPattern = /^(-?\d+),(-?\d+)$/;
const terrains: readonly string[] = ['forest', 'lake', 'town', 'mountain'];

export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;
export const writeCell = (cell: Cell): string => `${cell.x},${cell.y}`;

export function readCell(text: string | undefined): Cell | null {
  const match = cellPattern.exec(text ?? '');
  return match ? { x: Number(match[1]), y: Number(match[2]) } : null;
}

function readCard(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}

function readUnder(text: string | undefined): CardId[] | null {
  if (text === undefined) return null;
  const cards = text.split(',').map((part) => (part === 'S' ? 'S' : readCard(part)));
  return cards.includes(null) ? null : (cards as CardId[]);
}

function readPlay(words: string[]): Action | null {
  const card = readCard(words[1]);
  if (card === null) return null;
  if (words.length === 2) return { kind: 'play', card, cube: null };
  const cube = readCell(words[3]);
  return words[2] === 'cube' && cube && words.length === 4 ? { kind: 'play', card, cube } : null;
}

function readPlace(words: string[]): Action | null {
  const card = readCard(words[1]);
  const at = readCell(words[3]);
  const turn = /^r(0|90|180|270)$/.exec(words[4] ?? '');
  if (card === null || words[2] !== 'at' || !at || !turn) return null;
  const rot = Number(turn[1]) as Rotation;
  if (words.length === 5) return { kind: 'place', card, at, rot, under: [] };
  const under = readUnder(words[6]);
  return words[5] === 'under' && under && words.length === 7 ? { kind: 'place', card, at, rot, under } : null;
}

function readPay(words: string[]): Action | null {
  const first = readCell(words[1]);
  const second = readCell(words[2]);
  const pair = words[4];
  if (!first || !second || words[3] !== 'choose' || (pair !== 'pile' && pair !== 'hands')) return null;
  return { kind: 'pay', cells: [first, second], pair };
}

function readTerrain(words: string[]): Action | null {
  const at = readCell(words[1]);
  const terrain = words[2] ?? '';
  if (!at || !terrains.includes(terrain)) return null;
  if (words[0] === 'tile') return { kind: 'tile', at, terrain: terrain as Terrain };
  const from = words.slice(4).map(readCell);
  if (words[3] !== 'from' || from.length !== 2 || from.includes(null)) return null;
  return { kind: 'terraform', at, terrain: terrain as Terrain, from: from as Cell[] };
}

export function readAction(text: string): Action | null {
  const words = text.trim().split(/\s+/);
  switch (words[0]) {
    case 'play':
      return readPlay(words);
    case 'place':
      return readPlace(words);
    case 'pay':
      return readPay(words);
    case 'terraform':
    case 'tile':
      return readTerrain(words);
    case 'take':
    case 'keep':
    case 'draft':
    case 'drop':
    case 'unplaceable': {
      const card = readCard(words[1]);
      return card !== null && words.length === 2 ? { kind: words[0], card } : null;
    }
    case 'choose':
      return words[1] === 'pile' || words[1] === 'hands' ? { kind: 'choose', pair: words[1] } : null;
    case 'accept':
    case 'order':
    case 'skip':
    case 'done':
      return words.length === 1 ? { kind: words[0] } : null;
    default:
      return null;
  }
}

export function writePlace(action: Omit<PlaceAction, 'kind'>): string {
  const under = sortCards(action.under).join(',');
  return `place ${action.card} at ${writeCell(action.at)} r${action.rot}${under ? ` under ${under}` : ''}`;
}

export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'play':
      return `play ${action.card}${action.cube ? ` cube ${writeCell(action.cube)}` : ''}`;
    case 'place':
      return writePlace(action);
    case 'choose':
      return `choose ${action.pair}`;
    case 'pay':
      return `pay ${action.cells.map(writeCell).join(' ')} choose ${action.pair}`;
    case 'terraform':
      return `terraform ${writeCell(action.at)} ${action.terrain} from ${action.from.map(writeCell).join(' ')}`;
    case 'tile':
      return `tile ${writeCell(action.at)} ${action.terrain}`;
    case 'accept':
    case 'order':
    case 'skip':
    case 'done':
      return action.kind;
    default:
      return `${action.kind} ${action.card}`;
  }
}

// The province first, then ascending: the one order the notation writes.
export function sortCards(cards: readonly CardId[]): CardId[] {
  const rank = (card: CardId) => (card === 'S' ? 0 : card);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
