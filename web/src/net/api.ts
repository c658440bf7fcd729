import type { ContentFault } from '../state/fault';
import type { RankedSheet, ScoredMap, ScoreRequest, SheetLine } from '../state/pad';
import type { Account, ApiError, Catalogue, Content, GameId, Options, Pace, TableSummary } from '../state/wire';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule?: string,
    readonly line?: number,
  ) {
    super(message);
  }

  // The body of an answer that is no success.
  static read(text: string, otherwise: string): Refusal {
    const answer = parse(text) as { error?: ApiError } | null;
    return Refusal.of(answer?.error ?? { code: 'http', message: otherwise });
  }

  static of(error: ApiError): Refusal {
    return new Refusal(error.code, error.message, error.rule, error.line);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, init);
  } catch {
    throw new Refusal('offline', 'the server cannot be reached');
  }
  const text = await response.text();
  if (response.ok) return (parse(text) ?? {}) as T;
  throw Refusal.read(text, response.statusText);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export type SeatWish =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'bot'; bot: string }
  | { kind: 'hotseat'; name: string };

// A new game, or one that goes on from a record.
type Beginning = { game: GameId; players: number; options: Options } | { from: { record: string; step?: number } };

export type TableWish = Beginning & {
  access: 'open' | 'invitation' | 'practice';
  pace: Pace;
  seats: SeatWish[];
  start: boolean;
  deck?: unknown; // an own deck or board file's content
  board?: unknown;
};

type WithAccount = { account: Account | null };

export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const me = () => request<WithAccount>('GET', 'me').then((answer) => answer.account);
export const guest = (name?: string) =>
  request<WithAccount>('POST', 'guest', name ? { name } : {}).then((answer) => answer.account);
export const register = (name: string, password: string) =>
  request<WithAccount>('POST', 'register', { name, password }).then((answer) => answer.account);
export const login = (name: string, password: string) =>
  request<WithAccount>('POST', 'login', { name, password }).then((answer) => answer.account);
export const logout = () => request<object>('POST', 'logout', {});
export const forget = (password: string | null) =>
  request<object>('DELETE', 'me', password === null ? {} : { password });
export const catalogue = () => request<Catalogue>('GET', 'games');
const decks = new Map<GameId, Promise<Content>>();

// A deck does not change while the page is open; a failure is not remembered.
export function content(game: GameId): Promise<Content> {
  const known = decks.get(game);
  if (known) return known;
  const deck = request<Content>('GET', `games/${game}/content`);
  decks.set(game, deck);
  deck.catch(() => decks.delete(game));
  return deck;
}

export const ownGames = () => request<{ games: TableSummary[] }>('GET', 'me/games?limit=20').then((a) => a.games);
export const openTables = () => request<{ open: TableSummary[]; running: TableSummary[] }>('GET', 'tables');
export const createTable = (wish: TableWish) =>
  request<{ table: string }>('POST', 'tables', { ...wish, nonce: nonce() }).then((answer) => answer.table);
export const summary = (table: string) =>
  request<{ summary: TableSummary }>('GET', `tables/${encodeURIComponent(table)}`).then((answer) => answer.summary);
export const recordAddress = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;
export const scoreMap = (body: ScoreRequest) => request<ScoredMap>('POST', 'score_map', body);
export const rankSheet = (sheet: SheetLine[]) =>
  request<RankedSheet>('POST', 'score_map', { game: 'hokkaido-2010', sheet });
export const checkContent = (game: GameId, text: string) =>
  request<{ ok: boolean; fault?: ContentFault }>('POST', 'check_content', { game, text }).then((a) => a.fault ?? null);
