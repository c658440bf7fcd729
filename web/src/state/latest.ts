// Only the newest question matters: one at a time, no faster than the gap allows, older ones are dropped.

export class Latest {
  #waiting: (() => Promise<void>) | null = null;
  #busy = false;
  readonly #gap: number;

  constructor(gap: number) {
    this.#gap = gap;
  }

  ask(question: () => Promise<void>): void {
    this.#waiting = question;
    if (!this.#busy) void this.#run();
  }

  drop(): void {
    this.#waiting = null;
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let question = this.#take(); question; question = this.#take()) {
      const rest = new Promise((resolve) => setTimeout(resolve, this.#gap));
      await question().catch(() => {});
      await rest;
    }
    this.#busy = false;
  }

  #take(): (() => Promise<void>) | null {
    const question = this.#waiting;
    this.#waiting = null;
    return question;
  }
}
