// The legal actions of other kinds than placing, sorted for the panels that offer them.

import { type Cell, readAction, sameCell, type Terrain } from './notation';
import type { PairName } from './wire';

export interface CardChoice {
  verb: 'play' | 'take' | 'keep' | 'draft' | 'drop';
  cards: number[];
}

const verbs = ['play', 'take', 'keep', 'draft', 'drop'] as const;

// The one kind of choice of a card that is open, if any.
export function cardChoice(legal: readonly string[]): CardChoice | null {
  for (const verb of verbs) {
    const cards = new Set<number>();
    for (const text of legal) {
      if (!text.startsWith(`${verb} `)) continue;
      const action = readAction(text);
      if (action?.kind === verb) cards.add(action.card);
    }
    if (cards.size > 0) return { verb, cards: [...cards] };
  }
  return null;
}

export function cubesFor(legal: readonly string[], card: number): Cell[] {
  return legal.flatMap((text) => {
    const action = text.startsWith(`play ${card} cube`) ? readAction(text) : null;
    return action?.kind === 'play' && action.cube ? [action.cube] : [];
  });
}

export interface Payment {
  cells: Cell[];
  pair: PairName;
  text: string;
}

export function payments(legal: readonly string[]): Payment[] {
  return legal.flatMap((text) => {
    const action = text.startsWith('pay ') ? readAction(text) : null;
    return action?.kind === 'pay' ? [{ cells: action.cells, pair: action.pair, text }] : [];
  });
}

export function payable(list: readonly Payment[]): Cell[] {
  const cells: Cell[] = [];
  for (const cell of list.flatMap((payment) => payment.cells)) {
    if (!cells.some((known) => sameCell(known, cell))) cells.push(cell);
  }
  return cells;
}

export function paymentOf(list: readonly Payment[], chosen: readonly Cell[], pair: PairName): Payment | null {
  const fits = (payment: Payment) =>
    payment.pair === pair &&
    chosen.length === payment.cells.length &&
    payment.cells.every((cell) => chosen.some((other) => sameCell(cell, other)));
  return list.find(fits) ?? null;
}

export interface TileWay {
  text: string;
  from: Cell[];
}

export interface TileChoice {
  terrain: Terrain;
  free: boolean;
  ways: TileWay[];
}

export interface Desert extends Cell {
  choices: TileChoice[];
}

// The deserts that may become something, what they may become, and the cubes that would pay for it.
export function deserts(legal: readonly string[]): Desert[] {
  const list: Desert[] = [];
  for (const text of legal) {
    if (!text.startsWith('terraform ') && !text.startsWith('tile ')) continue;
    const action = readAction(text);
    if (action?.kind !== 'terraform' && action?.kind !== 'tile') continue;
    let desert = list.find((entry) => sameCell(entry, action.at));
    if (!desert) {
      desert = { ...action.at, choices: [] };
      list.push(desert);
    }
    let choice = desert.choices.find((entry) => entry.terrain === action.terrain);
    if (!choice) {
      choice = { terrain: action.terrain, free: action.kind === 'tile', ways: [] };
      desert.choices.push(choice);
    }
    choice.ways.push({ text, from: action.kind === 'terraform' ? action.from : [] });
  }
  return list;
}

export type Simple = 'accept' | 'order' | 'skip' | 'done' | 'choose hands' | 'choose pile';

const simple: readonly string[] = ['choose hands', 'choose pile', 'accept', 'done', 'skip', 'order'];

export function simpleActions(legal: readonly string[]): Simple[] {
  return simple.filter((text) => legal.includes(text)) as Simple[];
}

export function unplaceable(legal: readonly string[]): number | null {
  const text = legal.find((entry) => entry.startsWith('unplaceable '));
  const action = text ? readAction(text) : null;
  return action?.kind === 'unplaceable' ? action.card : null;
}
