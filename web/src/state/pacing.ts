// Events are shown one after the other, so that the moves of others can be followed.

import type { TableEvent } from './wire';

export class Pacer {
  #queue: TableEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #show: (event: TableEvent) => void;
  readonly #pauseAfter: (event: TableEvent) => number;

  constructor(show: (event: TableEvent) => void, pauseAfter: (event: TableEvent) => number) {
    this.#show = show;
    this.#pauseAfter = pauseAfter;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  push(event: TableEvent): void {
    this.#queue.push(event);
    if (this.#timer === null) this.#next();
  }

  clear(): void {
    this.#queue = [];
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  // Shows all that waits at once: whoever acts has seen enough.
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) this.#show(event);
  }

  #next(): void {
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      this.#show(event);
      const pause = this.#pauseAfter(event);
      if (pause <= 0) continue;
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.#next();
      }, pause);
      return;
    }
  }
}
