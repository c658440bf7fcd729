// One table as the page shows it: what the server said, who sits at the device. What a person is about to do differs
// from game to game: that is in the game's Moves.

import type { Snippet } from 'svelte';
import { engine, isRefusal } from '../../engine';
import type { Pointed } from '../../learn/tutorial';
import * as api from '../../net/api';
import { Latest } from '../../state/latest';
import { Pacer } from '../../state/pacing';
import { seatName } from '../../state/phrases';
import {
  activeSeat,
  fromMessage,
  isHotSeat,
  legalOf,
  merge,
  ownSeats,
  type TableState,
  viewOf,
} from '../../state/table';
import type { Content, Effect, GameView, Insight, Preview, TableEvent, TableMessage } from '../../state/wire';
import { app } from '../app.svelte';
import { strongestBot } from '../bots';

export interface Moves {
  settle(): void; // the table has changed: is what was begun still possible?
  remark(event: TableEvent, before: GameView | null): void; // an action has just been shown
  words(action: string | null, by: number | null): string; // null: an action that is secret
  effects(effect: Effect): string[]; // what an action did besides what it says, a sentence each
  answer(word: string): string[] | null; // what the command line tells of the game
  scores(): string;
  follow(action: string): void; // lays out an action as if the person had chosen it, ready to be confirmed
}

// A tutorial at this table: its seat, its panel, and what it points at.
export interface Coaching {
  seat: number; // the one shown, of several that this account plays
  panel: Snippet;
  pointed: Pointed;
}

export class TableModel {
  state = $state.raw<TableState | null>(null);
  content = $state.raw<Content | null>(null);
  insight = $state.raw<Insight | null>(null); // null until it is known
  moves = $state.raw<Moves | null>(null); // null until the game's page is there
  missing = $state(false);
  error = $state('');
  notice = $state('');
  busy = $state(false);

  seat = $state<number | null>(null);
  privacy = $state<number | null>(null);
  hint = $state<string | null>(null);
  thinking = $state(false);
  coaching = $state.raw<Coaching | null>(null);

  view = $derived(this.state ? viewOf(this.state, this.seat) : null);
  legal = $derived(this.state && this.privacy === null ? legalOf(this.state, this.seat) : []);
  canAct = $derived(this.legal.length > 0);

  readonly #id: string;
  readonly #pacer: Pacer;
  readonly #insights = new Latest(250);
  readonly #previews = new Map<string, Promise<Preview>>();
  #awaited = 0;
  #explained: GameView | null = null;

  constructor(id: string) {
    this.#id = id;
    this.#pacer = new Pacer(
      (event) => this.#apply(event),
      (event) => this.#pauseAfter(event),
    );
  }

  async open(): Promise<void> {
    try {
      await engine().watch(this.#id, {
        onTable: (message) => this.#replace(message),
        onEvent: (event) => this.#pacer.push(event),
        version: () => this.state?.version ?? null,
      });
    } catch (error) {
      if (isRefusal(error) && error.code !== 'offline') this.missing = true;
    }
  }

  close(): void {
    this.#pacer.clear();
    engine().unwatch(this.#id);
  }

  attach(moves: Moves): void {
    this.moves = moves;
    moves.settle();
  }

  #replace(message: TableMessage): void {
    this.#pacer.clear();
    this.state = fromMessage(message);
    this.busy = this.#waits() && this.busy;
    this.#settle();
    this.content = message.content ?? this.content;
    if (!this.content) this.#fetchContent(message.summary.game);
  }

  async #fetchContent(game: GameView['game']): Promise<void> {
    this.content = await api.content(game).catch(() => null);
  }

  // What the position means, asked anew when what is seen has changed.
  #explain(): void {
    const { view, seat } = this;
    if (!view || view === this.#explained) return;
    this.#explained = view;
    this.#insights.ask(async () => {
      this.insight = await engine().insight(this.#id, seat);
    });
  }

  #apply(event: TableEvent): void {
    if (!this.state) return;
    const merged = merge(this.state, event);
    if (merged.lost) {
      this.#pacer.clear();
      engine()
        .refresh(this.#id)
        .catch(() => {});
      return;
    }
    const before = this.view;
    this.state = merged.state;
    if (!this.#waits()) this.busy = false;
    this.#remark(event, before);
    this.#settle();
  }

  #remark(event: TableEvent, before: GameView | null): void {
    if (event.kind !== 'action' || event.by === undefined || !this.state || !this.moves) return;
    this.moves.remark(event, before);
    const told = this.effects(event.effect);
    if (this.coaching ? event.by !== this.seat : !ownSeats(this.state).includes(event.by)) {
      const name = seatName(app.t, this.state.summary.seats, event.by);
      told.unshift(app.t.by(name, this.moves.words(event.action ?? null, event.by)));
    }
    if (told.length > 0) app.say(told.join('. '));
  }

  #pauseAfter(event: TableEvent): number {
    if (event.kind !== 'action' || event.by === undefined || !this.state || document.hidden || this.#waits()) return 0;
    return ownSeats(this.state).includes(event.by) ? 0 : event.action === null ? app.pause / 4 : app.pause;
  }

  // After any change: who sits at the device, and is what was begun still possible?
  #settle(): void {
    if (!this.state) return;
    const next = this.coaching?.seat ?? activeSeat(this.state, this.seat);
    if (next !== this.seat) {
      if (!this.coaching && isHotSeat(this.state) && this.state.summary.status === 'running') this.privacy = next;
      this.seat = next;
    }
    this.#previews.clear();
    this.#explain();
    if (this.hint !== null && !this.legal.includes(this.hint)) this.hint = null;
    this.moves?.settle();
  }

  reveal(): void {
    this.privacy = null;
    this.#settle();
  }

  // Kept until the table changes: the same places are often looked at again.
  knowsPreview(action: string): boolean {
    return this.#previews.has(action);
  }

  previewOf(action: string): Promise<Preview> {
    const { seat } = this;
    if (seat === null) return Promise.reject(new Error('an onlooker does nothing'));
    const known = this.#previews.get(action);
    if (known) return known;
    const preview = engine().preview(this.#id, seat, action);
    this.#previews.set(action, preview);
    preview.catch(() => this.#previews.delete(action));
    return preview;
  }

  // Until the table shows the action nothing else is offered.
  async act(action: string): Promise<boolean> {
    const { seat } = this;
    if (seat === null || this.busy) return false;
    return this.attempt(async () => {
      this.#awaited = Number.POSITIVE_INFINITY;
      try {
        this.#awaited = await engine().act(this.#id, seat, action);
      } catch (error) {
        this.#awaited = 0;
        throw error;
      }
      this.#pacer.flush();
      this.hint = null;
    });
  }

  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.error = '';
    this.notice = '';
    this.busy = true;
    try {
      await what();
      return true;
    } catch (error) {
      this.error = app.explain(error);
      return false;
    } finally {
      this.busy = this.#waits();
    }
  }

  #waits(): boolean {
    return this.#awaited > (this.state?.version ?? 0);
  }

  async undo(): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    await this.attempt(async () => {
      if (await engine().undo(this.#id, seat)) this.notice = app.t.undoAsked;
    });
  }

  async askHint(): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    const bot = app.settings.hintBot ?? strongestBot(app.catalogue?.bots ?? []);
    this.thinking = true;
    await this.attempt(async () => {
      this.hint = (await engine().hint(this.#id, seat, bot)).action;
    });
    this.thinking = false;
    if (this.hint) app.say(app.t.hintIs(this.words(this.hint, seat)));
  }

  words(action: string | null, by: number | null): string {
    return this.moves?.words(action, by) ?? action ?? '';
  }

  effects(effect: Effect | undefined): string[] {
    return (effect && this.moves?.effects(effect)) ?? [];
  }

  follow(action: string): void {
    this.hint = null;
    this.moves?.follow(action);
  }
}
