// One WebSocket for the whole client: requests answered by id, and a connection that comes back by itself.

import type { ServerMessage } from '../state/wire';
import { Refusal } from './api';

export type Link = 'connecting' | 'open' | 'lost';

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

interface Waiting {
  text: string;
  repeat: boolean;
  resolve: (message: ServerMessage) => void;
  reject: (error: Refusal) => void;
}

const pingAfter = 20_000;
const pongWithin = 8_000;

export class Socket {
  onmessage: (message: ServerMessage) => void = () => {};
  onlink: (link: Link) => void = () => {};
  onopen: () => void = () => {};

  #wire: Wire | null = null;
  #open = false;
  #attempt = 0;
  #next = 1;
  #waiting = new Map<string, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  readonly #make: () => Wire;

  constructor(make: () => Wire) {
    this.#make = make;
  }

  connect(): void {
    if (this.#wire || this.#stopped) return;
    this.onlink('connecting');
    const wire = this.#make();
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onclose = () => this.#closed(wire);
    wire.onmessage = (event) => this.#received(event.data);
  }

  // A new session needs a new connection: the server reads the cookie when one is opened.
  reconnect(): void {
    const wire = this.#wire;
    if (!wire) {
      this.connect();
      return;
    }
    this.#closed(wire, 0);
    wire.close();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#heart);
    this.#wire?.close();
  }

  // `repeat`: ask again after a lost connection. Safe for actions too, since the server knows the id.
  request<T extends ServerMessage>(message: object, repeat = true): Promise<T> {
    const id = `${this.#prefix}-${this.#next++}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { text, repeat, resolve: resolve as (message: ServerMessage) => void, reject });
      if (this.#open) this.#wire?.send(text);
      else if (!repeat) this.#fail(id);
    });
  }

  #opened(): void {
    this.#open = true;
    this.#attempt = 0;
    this.onlink('open');
    const unanswered = [...this.#waiting.values()];
    this.onopen();
    for (const waiting of unanswered) this.#wire?.send(waiting.text);
    this.#beat();
  }

  #closed(wire: Wire, wait?: number): void {
    if (this.#wire !== wire) return;
    this.#wire = null;
    this.#open = false;
    clearTimeout(this.#heart);
    for (const [id, waiting] of this.#waiting) if (!waiting.repeat) this.#fail(id);
    if (this.#stopped) return;
    this.onlink('lost');
    const delay = wait ?? Math.min(8000, 300 * 2 ** this.#attempt++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.connect(), delay);
  }

  #fail(id: string): void {
    this.#waiting.get(id)?.reject(new Refusal('offline', 'the connection was lost'));
    this.#waiting.delete(id);
  }

  // A connection can die without being closed: no sign of life for long means it is gone.
  #beat(): void {
    clearTimeout(this.#heart);
    this.#heart = setTimeout(() => {
      const wire = this.#wire;
      wire?.send(JSON.stringify({ t: 'ping', id: 'ping' }));
      this.#heart = setTimeout(() => {
        if (wire) this.#closed(wire);
        wire?.close();
      }, pongWithin);
    }, pingAfter);
  }

  #received(data: unknown): void {
    this.#beat();
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data));
    } catch {
      return;
    }
    const id = 'id' in message ? message.id : undefined;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined && waiting) {
      this.#waiting.delete(id);
      if (message.t === 'refused') waiting.reject(Refusal.of(message.error));
      else waiting.resolve(message);
      return;
    }
    this.onmessage(message);
  }
}

export function browserSocket(): Socket {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
  return new Socket(() => new WebSocket(address) as unknown as Wire);
}
