// Where answers about games come from. Nothing else in the client knows: today it is the server,
// and an engine inside the browser would stand behind the same interface.

import { checkContent, nonce, Refusal, rankSheet, scoreMap } from './net/api';
import { browserSocket, type Link, type Socket } from './net/socket';
import type { ContentFault } from './state/fault';
import type { RankedSheet, ScoredMap, ScoreRequest, SheetLine } from './state/pad';
import type { GameId, Hint, Insight, Preview, ServerMessage, TableEvent, TableMessage } from './state/wire';

export interface TableListener {
  onTable(message: TableMessage): void;
  onEvent(event: TableEvent): void;
  version(): number | null;
}

export type SeatFill = { kind: 'open' } | { kind: 'bot'; bot: string } | { kind: 'hotseat'; name: string };

export interface Engine {
  watch(table: string, listener: TableListener): Promise<void>;
  unwatch(table: string): void;
  refresh(table: string): Promise<void>;
  legal(table: string, seat: number): Promise<string[]>;
  preview(table: string, seat: number, action: string): Promise<Preview>;
  hint(table: string, seat: number, bot: string): Promise<Hint>;
  insight(table: string, viewer: number | null): Promise<Insight>; // null: an onlooker
  act(table: string, seat: number, action: string): Promise<number>; // the version that shows it
  undo(table: string, seat: number): Promise<boolean>;
  consent(table: string, accept: boolean): Promise<void>;
  resign(table: string, seat: number): Promise<void>;
  sit(table: string, seat: number): Promise<void>;
  stand(table: string, seat: number): Promise<void>;
  fill(table: string, seat: number, fill: SeatFill): Promise<void>;
  start(table: string): Promise<void>;
  chat(table: string, text: string): Promise<void>;
  rematch(table: string): Promise<string | null>;
  scoreMap(request: ScoreRequest): Promise<ScoredMap>; // of a map laid card by card, at no table
  rankSheet(sheet: SheetLine[]): Promise<RankedSheet>; // of Hokkaido (2010): who has won by these numbers
  checkContent(game: GameId, text: string): Promise<ContentFault | null>; // of a deck or board file
  onlink(listener: (link: Link) => void): void;
  renew(): void;
}

type Answer<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

export class ServerEngine implements Engine {
  #socket: Socket;
  #listeners = new Map<string, TableListener>();

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.onmessage = (message) => this.#receive(message);
    socket.onopen = () => {
      for (const [table, listener] of this.#listeners) {
        if (listener.version() !== null) this.#watch(table).catch(() => {});
      }
    };
  }

  onlink(listener: (link: Link) => void): void {
    this.#socket.onlink = listener;
  }

  renew(): void {
    this.#socket.reconnect();
  }

  async watch(table: string, listener: TableListener): Promise<void> {
    this.#socket.connect();
    this.#listeners.set(table, listener);
    await this.#watch(table, true);
  }

  unwatch(table: string): void {
    this.#listeners.delete(table);
    this.#socket.request({ t: 'unwatch', table }, false).catch(() => {});
  }

  async refresh(table: string): Promise<void> {
    await this.#watch(table);
  }

  async #watch(table: string, repeat = false): Promise<void> {
    const since = this.#listeners.get(table)?.version() ?? null;
    const ask = { t: 'watch', table, mode: 'views', ...(since === null ? {} : { since }) };
    const answer = await this.#socket.request<Answer<'table'> | Answer<'gap'>>(ask, repeat);
    this.#receive(answer);
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'table') this.#listeners.get(message.table)?.onTable(message);
    else if (message.t === 'event') this.#listeners.get(message.table)?.onEvent(message);
    else if (message.t === 'gap') for (const event of message.events) this.#receive(event);
  }

  async legal(table: string, seat: number): Promise<string[]> {
    return (await this.#socket.request<Answer<'legal'>>({ t: 'legal', table, seat })).actions;
  }

  async preview(table: string, seat: number, action: string): Promise<Preview> {
    return this.#socket.request<Answer<'preview'>>({ t: 'preview', table, seat, action }, false);
  }

  async hint(table: string, seat: number, bot: string): Promise<Hint> {
    return this.#socket.request<Answer<'hint'>>({ t: 'hint', table, seat, bot }, false);
  }

  async insight(table: string, viewer: number | null): Promise<Insight> {
    const ask = { t: 'insight', table, seat: viewer ?? 'onlooker' };
    return (await this.#socket.request<Answer<'insight'>>(ask, false)).insight;
  }

  async act(table: string, seat: number, action: string): Promise<number> {
    return (await this.#order({ t: 'act', table, seat, action })).version ?? 0;
  }

  async undo(table: string, seat: number): Promise<boolean> {
    return (await this.#order({ t: 'undo', table, seat })).asked ?? false;
  }

  async consent(table: string, accept: boolean): Promise<void> {
    await this.#order({ t: 'consent', table, accept });
  }

  async resign(table: string, seat: number): Promise<void> {
    await this.#order({ t: 'resign', table, seat });
  }

  async sit(table: string, seat: number): Promise<void> {
    await this.#order({ t: 'sit', table, seat, nonce: nonce() });
  }

  async stand(table: string, seat: number): Promise<void> {
    await this.#order({ t: 'stand', table, seat });
  }

  async fill(table: string, seat: number, fill: SeatFill): Promise<void> {
    await this.#order({ t: 'fill', table, seat, with: fill });
  }

  async start(table: string): Promise<void> {
    await this.#order({ t: 'start', table });
  }

  async chat(table: string, text: string): Promise<void> {
    await this.#order({ t: 'chat', table, text });
  }

  async rematch(table: string): Promise<string | null> {
    return (await this.#order({ t: 'rematch', table })).next ?? null;
  }

  scoreMap(request: ScoreRequest): Promise<ScoredMap> {
    return scoreMap(request);
  }

  rankSheet(sheet: SheetLine[]): Promise<RankedSheet> {
    return rankSheet(sheet);
  }

  checkContent(game: GameId, text: string): Promise<ContentFault | null> {
    return checkContent(game, text);
  }

  #order(message: object): Promise<Answer<'ok'>> {
    return this.#socket.request<Answer<'ok'>>(message);
  }
}

export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;

let shared: Engine | null = null;

export function engine(): Engine {
  shared ??= new ServerEngine(browserSocket());
  return shared;
}
