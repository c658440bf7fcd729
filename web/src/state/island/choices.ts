// The legal actions of Hokkaido (2010), sorted by what a person points at.

import { type CardVerb, type IslandAction, readIslandAction } from './notation';

export interface Choice {
  text: string;
  action: IslandAction;
}

export interface Target {
  place: string;
  kind: 'start' | 'grow' | 'land' | 'sea';
  text: string;
}

export interface Deed {
  verb: CardVerb;
  text: string;
}

export interface Keeping {
  cards: number[];
  text: string;
}

export function read(legal: readonly string[]): Choice[] {
  return legal.flatMap((text) => {
    const action = readIslandAction(text);
    return action ? [{ text, action }] : [];
  });
}

// Places where something can be begun: a piece that may move or a province that may grow.
export function sources(choices: readonly Choice[]): string[] {
  const places = new Set<string>();
  for (const { action } of choices) {
    if (action.kind === 'land' || action.kind === 'sea') places.add(action.from);
    if (action.kind === 'grow') places.add(action.to);
  }
  return [...places];
}

// Where that can lead; with nothing taken up, where a first piece may stand.
export function targets(choices: readonly Choice[], from: string | null): Target[] {
  return choices.flatMap(({ action, text }): Target[] => {
    if (action.kind === 'start') return from === null ? [{ place: action.to, kind: 'start', text }] : [];
    if (action.kind === 'grow') return action.to === from ? [{ place: action.to, kind: 'grow', text }] : [];
    if (action.kind === 'land' || action.kind === 'sea') {
      return action.from === from ? [{ place: action.to, kind: action.kind, text }] : [];
    }
    return [];
  });
}

const verbs: readonly CardVerb[] = ['claim', 'reveal', 'take', 'discard'];

export function deeds(choices: readonly Choice[], card: number): Deed[] {
  return verbs.flatMap((verb) => {
    const found = choices.find(({ action }) => action.kind === verb && action.card === card);
    return found ? [{ verb, text: found.text }] : [];
  });
}

export function keepings(choices: readonly Choice[]): Keeping[] {
  return choices.flatMap(({ action, text }) => (action.kind === 'keep' ? [{ cards: action.cards, text }] : []));
}

export const offers = (choices: readonly Choice[], kind: 'draw' | 'pass'): boolean =>
  choices.some(({ action }) => action.kind === kind);

// The places an action is about, from where to where.
export function placesOf(text: string): string[] {
  const action = readIslandAction(text);
  if (!action) return [];
  if (action.kind === 'land' || action.kind === 'sea') return [action.from, action.to];
  return action.kind === 'start' || action.kind === 'grow' ? [action.to] : [];
}

export function cardsOf(text: string): number[] {
  const action = readIslandAction(text);
  if (!action) return [];
  if (action.kind === 'keep') return action.cards;
  return 'card' in action ? [action.card] : [];
}
