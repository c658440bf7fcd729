// What this client knows of a table, and how messages change it. No DOM, no socket.

import type { ChatLine, GameView, LogLine, TableEvent, TableMessage, TableParts } from './wire';

export interface TableState extends TableParts {
  version: number;
}

export function fromMessage(message: TableMessage): TableState {
  const { t: _t, id: _id, table: _table, ...state } = message;
  return state;
}

const mergedKeys = [
  'summary',
  'views',
  'legal',
  'clocks',
  'scores',
  'takeback',
  'undo',
  'chat',
  'fairness',
] as const satisfies readonly (keyof TableParts)[];

export type Merge = { state: TableState; lost: boolean };

// Events come with consecutive versions: an older one is known already, a gap means that one was lost.
export function merge(state: TableState, event: TableEvent): Merge {
  // Who is there is no part of the history: it comes with the version of the event before.
  const isPresence = event.kind === 'presence' && event.version === state.version;
  if (event.version <= state.version && !isPresence) return { state, lost: false };
  if (event.version > state.version + 1) return { state, lost: true };
  const next: TableState = { ...state, version: event.version };
  for (const key of mergedKeys) {
    if (event[key] !== undefined) Object.assign(next, { [key]: event[key] });
  }
  if (event.views) next.views = { ...state.views, ...event.views };
  if (event.chat) next.chat = joinChat(state.chat, event.chat);
  if (event.to_act) next.summary = { ...next.summary, to_act: event.to_act };
  next.log = nextLog(state.log, event);
  return { state: next, lost: false };
}

// A chat may arrive whole or as the new line alone.
function joinChat(known: readonly ChatLine[], news: readonly ChatLine[]): ChatLine[] {
  const fresh = new Set(news.map((line) => line.version));
  return [...known.filter((line) => !fresh.has(line.version)), ...news].sort((a, b) => a.version - b.version);
}

function nextLog(log: readonly LogLine[], event: TableEvent): LogLine[] {
  if (event.log) return event.log;
  if (event.kind === 'undo') return log.slice(0, lastOf(log, event.by));
  if (event.kind !== 'action' || event.by === undefined) return [...log];
  const line: LogLine = { version: event.version, by: event.by, action: event.action ?? null };
  return [...log, event.effect ? { ...line, effect: event.effect } : line];
}

function lastOf(log: readonly LogLine[], by: number | undefined): number {
  const at = log.findLastIndex((line) => by === undefined || line.by === by);
  return at < 0 ? log.length : at;
}

export const ownSeats = (state: TableState): number[] => state.summary.your_seats;

export const isHotSeat = (state: TableState): boolean => ownSeats(state).length > 1;

// The seat to show: the one at the device if it is still to act, else the first own seat that is.
export function activeSeat(state: TableState, current: number | null): number | null {
  const seats = ownSeats(state);
  const toAct = seats.filter((seat) => state.summary.to_act.includes(seat));
  if (current !== null && (toAct.includes(current) || (toAct.length === 0 && seats.includes(current)))) return current;
  return toAct[0] ?? seats[0] ?? null;
}

export function viewOf(state: TableState, seat: number | null): GameView | null {
  const view = seat === null ? state.views.onlooker : state.views[String(seat)];
  return view ?? Object.values(state.views)[0] ?? null;
}

export function legalOf(state: TableState, seat: number | null): string[] {
  if (seat === null || !state.summary.to_act.includes(seat)) return [];
  return state.legal[String(seat)] ?? [];
}
