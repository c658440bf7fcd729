// Hokkaido (2010) in words: for the log, for screen readers, for hints and for what an action would bring.

import type { words } from '../../i18n/en/island';
import type { Board, Conflict, Effect, IslandInsight, IslandView, RouteInsight, Spaces, TradeCard } from '../wire';
import { readIslandAction } from './notation';

export type IslandWords = typeof words;

export class Gazetteer {
  readonly #names = new Map<string, string>();
  readonly #cards = new Map<number, TradeCard>();
  readonly #w: IslandWords;

  constructor(w: IslandWords, board: Board | null) {
    this.#w = w;
    for (const { id, name, city } of board?.provinces ?? []) this.#names.set(id, city ?? name);
    for (const card of board?.trade_cards ?? []) this.#cards.set(card.id, card);
  }

  // A city's province goes by the city's name: that is what stands on the cards.
  place(id: string): string {
    return this.#names.get(id) ?? this.#w.place(id);
  }

  places(ids: readonly string[]): string {
    return ids.map((id) => this.place(id)).join(', ');
  }

  card(id: number): TradeCard | null {
    return this.#cards.get(id) ?? null;
  }

  route(id: number): string {
    const card = this.card(id);
    return card ? this.#w.route(this.place(card.a), this.place(card.b)) : String(id);
  }

  isProvince(id: string): boolean {
    return this.#names.has(id);
  }
}

export function islandActionWords(w: IslandWords, names: Gazetteer, text: string | null): string {
  if (text === null) return w.log.secret;
  const action = readIslandAction(text);
  if (!action) return text;
  switch (action.kind) {
    case 'start':
    case 'grow':
      return w.log[action.kind](names.place(action.to));
    case 'land':
    case 'sea':
      return w.log[action.kind](names.place(action.from), names.place(action.to));
    case 'keep':
      return w.log.keep(action.cards.map((card) => names.route(card)).join(', '));
    case 'draw':
    case 'pass':
      return w.log[action.kind];
    default:
      return w.log[action.kind](names.route(action.card));
  }
}

// What the button says that does it.
export function confirmWords(w: IslandWords, names: Gazetteer, text: string): string {
  const action = readIslandAction(text);
  switch (action?.kind) {
    case 'start':
      return w.confirmStart(names.place(action.to));
    case 'land':
      return w.confirmMove(names.place(action.to));
    case 'sea':
      return w.confirmSea(names.place(action.to));
    case 'grow':
      return w.confirmGrow(names.place(action.to));
    default:
      return text;
  }
}

export function piecesWords(w: IslandWords, counts: readonly number[], seatName: (seat: number) => string): string {
  const list = counts.flatMap((n, seat) => (n > 0 ? [w.piecesOf(seatName(seat), n)] : []));
  return list.length > 0 ? list.join(', ') : w.empty;
}

// Region by region the places with pieces; then countries and the sea.
export function islandRows(
  w: IslandWords,
  names: Gazetteer,
  board: Board | null,
  spaces: Spaces,
  seatName: (seat: number) => string,
): string[] {
  const told = (ids: readonly string[]) =>
    ids
      .filter((id) => spaces[id]?.some((n) => n > 0))
      .map((id) => w.placeText(names.place(id), piecesWords(w, spaces[id] ?? [], seatName)));
  const rows = (board?.regions ?? []).map(({ id, name }) => {
    const ids = (board?.provinces ?? []).filter(({ region }) => region === id).map((province) => province.id);
    return w.regionText(name, told(ids).join(' · ') || w.nobody);
  });
  const away = Object.keys(spaces).filter((id) => !names.isProvince(id));
  return [...rows, ...told(away)];
}

export function conflictWords(
  w: IslandWords,
  names: Gazetteer,
  conflict: readonly Conflict[],
  own: number | null,
  seatName: (seat: number) => string,
): string[] {
  return conflict.map((fight) => {
    const losses = lossesOf(fight).map(([seat, n]) => (seat === own ? w.youLose(n) : w.loses(seatName(seat), n)));
    return w.conflictIn(names.place(fight.province), losses.join(', '));
  });
}

// Who loses how many.
const lossesOf = ({ before, after }: Conflict): [seat: number, lost: number][] =>
  before.map((n, seat): [number, number] => [seat, n - (after[seat] ?? 0)]).filter(([, lost]) => lost > 0);

// What happened with an action besides what it says, for the log.
export function effectWords(
  w: IslandWords,
  names: Gazetteer,
  { conflict = [] }: Effect,
  seatName: (seat: number) => string,
): string[] {
  return conflict.map((fight) => {
    const losses = lossesOf(fight).map(([seat, n]) => w.log.loses(seatName(seat), n));
    return w.log.conflict(names.place(fight.province), losses.join(', '));
  });
}

// The routes that an action would win or break, among the cards in sight.
export function routeChanges(
  before: readonly RouteInsight[],
  after: readonly RouteInsight[],
): { won: number[]; lost: number[] } {
  const controlled = (list: readonly RouteInsight[]) =>
    list.filter((route) => route.controlled).map(({ card }) => card);
  const [then, now] = [controlled(after), controlled(before)];
  return { won: then.filter((card) => !now.includes(card)), lost: now.filter((card) => !then.includes(card)) };
}

export const routeOf = (insight: IslandInsight | null, seat: number, card: number): RouteInsight | null =>
  insight?.seats[seat]?.routes.find((route) => route.card === card) ?? null;

export function islandScoreWords(w: IslandWords, view: IslandView, seatName: (seat: number) => string): string {
  return view.seats
    .map(({ score }, seat) => {
      const parts = Object.entries(score.parts).map(([part, points]) => `${w.part(part)} ${points}`);
      return `${seatName(seat)} ${score.total}: ${parts.join(', ')}`;
    })
    .join('. ');
}
