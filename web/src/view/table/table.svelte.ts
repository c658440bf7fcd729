// One table as the page shows it: what the server said, and what the person is about to do.

import { engine, isRefusal } from '../../engine';
import * as api from '../../net/api';
import { cardChoice, deserts, payments } from '../../state/choices';
import { Latest } from '../../state/latest';
import { type Cell, readAction, sameCell } from '../../state/notation';
import { Pacer } from '../../state/pacing';
import { actionWords, seatName } from '../../state/phrases';
import { actionOf, type Holding, hold, moveTo, placementsByCard } from '../../state/placements';
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
import type { CardId, Deck, MapData, MapView, Preview, SeatInsight, TableEvent, TableMessage } from '../../state/wire';
import { app } from '../app.svelte';
import { strongestBot } from '../bots';

export class TableModel {
  state = $state.raw<TableState | null>(null);
  deck = $state.raw<Deck | null>(null);
  insight = $state.raw<SeatInsight[]>([]); // of each seat; empty until it is known
  missing = $state(false);
  error = $state('');
  notice = $state('');
  busy = $state(false);

  seat = $state<number | null>(null);
  privacy = $state<number | null>(null);
  shown = $state<number | null>(null);
  latest = $state.raw<{ seat: number; card: CardId } | null>(null);

  holding = $state.raw<Holding | null>(null);
  selected = $state<number | null>(null);
  cube = $state.raw<Cell | null>(null);
  paid = $state.raw<Cell[]>([]);
  desert = $state.raw<Cell | null>(null);
  tile = $state<string | null>(null);
  preview = $state.raw<(Preview & { action: string }) | null>(null);
  hint = $state<string | null>(null);
  thinking = $state(false);

  view = $derived(this.state ? viewOf(this.state, this.seat) : null);
  legal = $derived(this.state && this.privacy === null ? legalOf(this.state, this.seat) : []);
  own = $derived(this.seat !== null ? (this.view?.seats[this.seat] ?? null) : null);
  placements = $derived([...placementsByCard(this.legal).values()][0] ?? null);
  choice = $derived(cardChoice(this.legal));
  deserts = $derived(deserts(this.legal));
  payments = $derived(payments(this.legal));
  canAct = $derived(this.legal.length > 0);
  pending = $derived(this.#pending());
  shownSeat = $derived(this.shown ?? this.seat ?? 0);

  readonly #id: string;
  readonly #pacer: Pacer;
  // Well below what the server allows, so that an action never waits for a preview.
  readonly #latest = new Latest(100);
  readonly #insights = new Latest(250);
  readonly #previews = new Map<string, Promise<Preview>>();
  #awaited = 0;
  #explained: MapView | null = null;

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

  #replace(message: TableMessage): void {
    this.#pacer.clear();
    this.state = fromMessage(message);
    this.busy = this.#waits() && this.busy;
    this.#settle();
    this.deck = message.content ?? this.deck;
    if (!this.deck) this.#fetchDeck();
  }

  async #fetchDeck(): Promise<void> {
    const game = this.state?.summary.game;
    if (!game || game === 'hokkaido-2010') return;
    this.deck = await api.content(game).catch(() => null);
  }

  // What the maps mean, asked anew when what is seen has changed.
  #explain(): void {
    const { view, seat } = this;
    if (!view || view === this.#explained || this.state?.summary.game === 'hokkaido-2010') return;
    this.#explained = view;
    this.#insights.ask(async () => {
      this.insight = (await engine().insight(this.#id, seat)).seats ?? [];
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
    this.#remark(event, before?.seats[event.by ?? 0]?.map);
    this.#settle();
  }

  #remark(event: TableEvent, map: MapData | undefined): void {
    if (event.kind !== 'action' || event.by === undefined || !this.state) return;
    const action = event.action ? readAction(event.action) : null;
    if (action?.kind === 'place') this.latest = { seat: event.by, card: action.card };
    if (ownSeats(this.state).includes(event.by)) return;
    const name = seatName(app.t, this.state.summary.seats, event.by);
    app.say(app.t.by(name, actionWords(app.t, event.action ?? null, map)));
  }

  #pauseAfter(event: TableEvent): number {
    if (event.kind !== 'action' || event.by === undefined || !this.state || document.hidden || this.#waits()) return 0;
    return ownSeats(this.state).includes(event.by) ? 0 : event.action === null ? app.pause / 4 : app.pause;
  }

  // After any change: who sits at the device, and is what was begun still possible?
  #settle(): void {
    if (!this.state) return;
    const next = activeSeat(this.state, this.seat);
    if (next !== this.seat) {
      if (isHotSeat(this.state) && this.state.summary.status === 'running') this.privacy = next;
      this.seat = next;
      this.shown = null;
    }
    this.#previews.clear();
    this.#explain();
    this.#forgetImpossible();
    if (this.placements && !this.holding && this.tile === null && this.desert === null) this.pickUp();
  }

  #forgetImpossible(): void {
    if (this.holding && this.placements?.card !== this.holding.card) this.putDown();
    if (this.selected !== null && !this.choice?.cards.includes(this.selected)) this.select(null);
    const { desert } = this;
    if (desert && !this.deserts.some((entry) => sameCell(entry, desert))) this.leaveDesert();
    this.paid = this.paid.filter((cell) => this.payments.some((p) => p.cells.some((c) => sameCell(c, cell))));
    if (this.preview && this.preview.action !== this.pending) this.preview = null;
    if (this.hint !== null && !this.legal.includes(this.hint)) this.hint = null;
  }

  #pending(): string | null {
    if (this.tile !== null) return this.tile;
    if (this.holding && this.placements) return actionOf(this.placements, this.holding);
    if (this.selected === null || !this.choice) return null;
    const cube = this.choice.verb === 'play' && this.cube ? ` cube ${this.cube.x},${this.cube.y}` : '';
    return `${this.choice.verb} ${this.selected}${cube}`;
  }

  reveal(): void {
    this.privacy = null;
    this.#settle();
  }

  pickUp(): void {
    if (!this.placements) return;
    this.leaveDesert();
    this.holding = hold(this.placements.card, this.holding?.rot ?? 0);
    this.shown = null;
  }

  change(holding: Holding): void {
    this.holding = holding;
    this.shown = null;
    this.ask();
  }

  putDown(): void {
    this.holding = null;
    this.preview = null;
  }

  select(card: number | null): void {
    this.selected = card;
    this.cube = null;
  }

  chooseDesert(cell: Cell): void {
    this.putDown();
    this.desert = cell;
    this.tile = null;
  }

  // What a tile would change, for each of the choices offered.
  async gainOf(action: string): Promise<number | null> {
    const before = this.own?.score.total;
    const preview = await this.#previewOf(action).catch(() => null);
    return preview && before !== undefined ? preview.score.total - before : null;
  }

  chooseTile(text: string): void {
    this.tile = text;
    this.ask();
  }

  leaveDesert(): void {
    this.desert = null;
    this.tile = null;
    this.preview = null;
  }

  // The picture and the score after what is about to be done.
  ask(): void {
    const action = this.pending;
    this.#latest.drop();
    if (action === null) {
      this.preview = null;
      return;
    }
    const show = async () => {
      const preview = await this.#previewOf(action);
      if (action === this.pending) this.preview = { ...preview, action };
    };
    if (this.#previews.has(action)) void show().catch(() => {});
    else this.#latest.ask(show);
  }

  // Kept until the table changes: a card is often carried over the same places.
  #previewOf(action: string): Promise<Preview> {
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
    if (this.hint) app.say(app.t.hintIs(actionWords(app.t, this.hint, this.own?.map)));
  }

  // Lays out a suggestion as if the person had chosen it, ready to be confirmed.
  follow(text: string): void {
    const action = readAction(text);
    this.hint = null;
    if (!action) return;
    if (action.kind === 'place' && this.placements) {
      this.leaveDesert();
      const at = moveTo(this.placements, { ...hold(action.card, action.rot), under: action.under }, action.at);
      this.change({ ...at, under: action.under });
    } else if (action.kind === 'terraform' || action.kind === 'tile') {
      this.chooseDesert(action.at);
      this.chooseTile(text);
    } else if ('card' in action) {
      this.select(action.card);
      if (action.kind === 'play') this.cube = action.cube;
    } else if (action.kind === 'pay') {
      this.paid = action.cells;
    }
  }
}
