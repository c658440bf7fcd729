// The legal placements of one card, grouped so that a place, a turn and over/under can be chosen one after the other.

import { turned } from './geometry';
import { type Cell, type PlaceAction, readAction, sameCell, sortCards, writePlace } from './notation';
import type { CardId, Rotation } from './wire';

export interface Anchor extends Cell {
  options: CardId[][]; // the legal sets of cards to go under
}

export interface Placements {
  card: number;
  turns: Map<Rotation, Anchor[]>;
}

export interface Holding {
  card: number;
  rot: Rotation;
  at: Cell | null;
  under: CardId[];
}

export function placementsByCard(legal: readonly string[]): Map<number, Placements> {
  const cards = new Map<number, Placements>();
  for (const text of legal) {
    if (!text.startsWith('place ')) continue;
    const action = readAction(text);
    if (action?.kind === 'place') add(cards, action);
  }
  return cards;
}

function add(cards: Map<number, Placements>, action: PlaceAction): void {
  let placements = cards.get(action.card);
  if (!placements) {
    placements = { card: action.card, turns: new Map() };
    cards.set(action.card, placements);
  }
  let anchors = placements.turns.get(action.rot);
  if (!anchors) {
    anchors = [];
    placements.turns.set(action.rot, anchors);
  }
  const last = anchors.find((anchor) => sameCell(anchor, action.at));
  if (last) last.options.push(action.under);
  else anchors.push({ ...action.at, options: [action.under] });
}

export const anchorsOf = (placements: Placements, rot: Rotation): Anchor[] => placements.turns.get(rot) ?? [];

export function anchorAt(placements: Placements, holding: Holding): Anchor | null {
  const { at } = holding;
  if (!at) return null;
  return anchorsOf(placements, holding.rot).find((anchor) => sameCell(anchor, at)) ?? null;
}

const sameSet = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

const difference = (a: readonly CardId[], b: readonly CardId[]): number =>
  a.filter((card) => !b.includes(card)).length + b.filter((card) => !a.includes(card)).length;

// The legal option nearest to what is wanted; ties go to the one that covers more.
function nearest(options: readonly CardId[][], wanted: readonly CardId[]): CardId[] {
  const cost = (option: CardId[]) => difference(option, wanted) * 100 + option.length;
  return [...options].sort((a, b) => cost(a) - cost(b))[0] ?? [];
}

export function hold(card: number, rot: Rotation = 0): Holding {
  return { card, rot, at: null, under: [] };
}

export function moveTo(placements: Placements, holding: Holding, at: Cell): Holding {
  const anchor = anchorsOf(placements, holding.rot).find((entry) => sameCell(entry, at));
  const next: Holding = { ...holding, at: { x: at.x, y: at.y } };
  return { ...next, under: anchor ? nearest(anchor.options, holding.under) : [] };
}

// Turns the card; it stays where it is if it may lie there, else goes to the nearest place.
export function turn(placements: Placements, holding: Holding, steps: number): Holding {
  const rot = turned(holding.rot, steps);
  const next = { ...holding, rot };
  if (!holding.at) return next;
  const centre = centreOf(holding.at, holding.rot);
  const at = nearestAnchor(placements, rot, centre);
  return at ? moveTo(placements, next, at) : { ...next, at: null, under: [] };
}

export const centreOf = (at: Cell, rot: Rotation): Cell =>
  rot % 180 === 0 ? { x: at.x + 1, y: at.y + 1.5 } : { x: at.x + 1.5, y: at.y + 1 };

// The place whose middle is nearest to a point in squares, if it is within reach.
export function nearestAnchor(
  placements: Placements,
  rot: Rotation,
  point: Cell,
  reach = Number.POSITIVE_INFINITY,
): Anchor | null {
  let best: Anchor | null = null;
  let distance = reach;
  for (const anchor of anchorsOf(placements, rot)) {
    const centre = centreOf(anchor, rot);
    const away = Math.hypot(centre.x - point.x, centre.y - point.y);
    if (away < distance) {
      best = anchor;
      distance = away;
    }
  }
  return best;
}

// The next place in a direction (for arrow keys): straight ahead counts more than aside.
export function step(placements: Placements, holding: Holding, dx: number, dy: number): Holding {
  const anchors = anchorsOf(placements, holding.rot);
  const { at } = holding;
  if (!at) return anchors[0] ? moveTo(placements, holding, anchors[0]) : holding;
  let best: Anchor | null = null;
  let cost = Number.POSITIVE_INFINITY;
  for (const anchor of anchors) {
    const ahead = (anchor.x - at.x) * dx + (anchor.y - at.y) * dy;
    const aside = Math.abs((anchor.x - at.x) * dy) + Math.abs((anchor.y - at.y) * dx);
    if (ahead <= 0 || ahead + 3 * aside >= cost) continue;
    best = anchor;
    cost = ahead + 3 * aside;
  }
  return best ? moveTo(placements, holding, best) : holding;
}

// For each card met: is the new card under it, and may that be changed?
export interface Layer {
  card: CardId;
  under: boolean;
  free: boolean;
}

export function layers(placements: Placements, holding: Holding, met: readonly CardId[]): Layer[] {
  const options = anchorAt(placements, holding)?.options ?? [];
  return sortCards(met).map((card) => ({
    card,
    under: holding.under.includes(card),
    free: options.some((option) => option.includes(card)) && options.some((option) => !option.includes(card)),
  }));
}

// Goes over instead of under `card` or the other way; other cards follow only where the list demands it.
export function flip(placements: Placements, holding: Holding, card: CardId): Holding {
  const options = anchorAt(placements, holding)?.options ?? [];
  const isUnder = holding.under.includes(card);
  const possible = options.filter((option) => option.includes(card) !== isUnder);
  if (possible.length === 0) return holding;
  const wanted = isUnder ? holding.under.filter((other) => other !== card) : [...holding.under, card];
  return { ...holding, under: nearest(possible, wanted) };
}

export function actionOf(placements: Placements, holding: Holding): string | null {
  const anchor = anchorAt(placements, holding);
  if (!anchor || !holding.at) return null;
  if (!anchor.options.some((option) => sameSet(option, holding.under))) return null;
  return writePlace({ card: holding.card, at: holding.at, rot: holding.rot, under: holding.under });
}
