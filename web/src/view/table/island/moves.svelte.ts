// What a person is about to do on the island, and what is looked at.

import { words as english } from '../../../i18n/en/island';
import { words as italian } from '../../../i18n/it/island';
import { cardsOf, deeds, keepings, offers, placesOf, read, sources, targets } from '../../../state/island/choices';
import { effectWords, Gazetteer, islandActionWords, islandRows, islandScoreWords } from '../../../state/island/phrases';
import { Latest } from '../../../state/latest';
import { seatName } from '../../../state/phrases';
import {
  type Effect,
  type IslandPreview,
  isBoard,
  isIslandInsight,
  isIslandPreview,
  type TableEvent,
} from '../../../state/wire';
import { app } from '../../app.svelte';
import type { Moves, TableModel } from '../table.svelte';

export class IslandMoves implements Moves {
  readonly #model: TableModel;
  from = $state<string | null>(null); // the place whose piece is taken up
  card = $state<number | null>(null);
  pending = $state<string | null>(null); // the action about to be confirmed
  glance = $state<number | null>(null); // a card only looked at
  latest = $state<string | null>(null); // where somebody has just moved
  preview = $state.raw<(IslandPreview & { action: string }) | null>(null);

  w = $derived.by(() => app.words(english, italian));
  view = $derived.by(() => {
    const { view } = this.#model;
    return view?.game === 'hokkaido-2010' ? view : null;
  });
  board = $derived.by(() => (isBoard(this.#model.content) ? this.#model.content : null));
  insight = $derived.by(() => (isIslandInsight(this.#model.insight) ? this.#model.insight : null));
  names = $derived.by(() => new Gazetteer(this.w, this.board));
  // Whose routes are told of: one's own, or those of the player on turn.
  judged = $derived.by(() => this.#model.seat ?? this.view?.turn?.seat ?? this.view?.to_act[0] ?? 0);
  own = $derived.by(() => (this.#model.seat === null ? null : (this.view?.seats[this.#model.seat] ?? null)));

  choices = $derived.by(() => read(this.#model.legal));
  sources = $derived.by(() => sources(this.choices));
  targets = $derived.by(() => targets(this.choices, this.from));
  keepings = $derived.by(() => keepings(this.choices));
  canDraw = $derived.by(() => offers(this.choices, 'draw'));
  canPass = $derived.by(() => offers(this.choices, 'pass'));
  target = $derived.by(() => this.targets.find(({ text }) => text === this.pending)?.place ?? null);
  lit = $derived.by(() =>
    this.targets.length > 0 || this.from !== null ? this.targets.map(({ place }) => place) : this.sources,
  );
  deeds = $derived.by(() => (this.card === null ? [] : deeds(this.choices, this.card)));

  // Well below what the server allows, so that an action never waits for a preview.
  readonly #latest = new Latest(100);

  constructor(model: TableModel) {
    this.#model = model;
  }

  seatName = (seat: number): string => seatName(app.t, this.#model.state?.summary.seats ?? [], seat);

  settle(): void {
    if (this.from !== null && !this.sources.includes(this.from)) this.from = null;
    if (this.pending !== null && !this.#model.legal.includes(this.pending)) this.pending = null;
    if (this.card !== null && !this.#isInSight(this.card)) this.card = null;
    this.preview = null;
    if (this.pending !== null) this.#ask();
  }

  #isInSight(card: number): boolean {
    const { view } = this;
    if (!view) return false;
    const held = view.seats.flatMap(({ hand, revealed }) => [...(hand ?? []), ...revealed]);
    return [...view.row.map((entry) => entry.card), ...held, ...(view.looking ?? [])].includes(card);
  }

  remark(event: TableEvent): void {
    const places = event.action ? placesOf(event.action) : [];
    this.latest = places[places.length - 1] ?? null;
  }

  words(action: string | null): string {
    return islandActionWords(this.w, this.names, action);
  }

  effects(effect: Effect): string[] {
    return effectWords(this.w, this.names, effect, this.seatName);
  }

  answer(word: string): string[] | null {
    const { view, w, names } = this;
    if (word === 'map' && view) return islandRows(w, names, this.board, view.spaces, this.seatName);
    if (word === 'hand') return (this.own?.hand ?? []).map((card) => `${card}: ${names.route(card)}`);
    return null;
  }

  scores(): string {
    return this.view ? islandScoreWords(this.w, this.view, this.seatName) : '';
  }

  // A tap on a place: on the chosen target it confirms, on a target it chooses, on an own piece it takes it up.
  point(place: string): void {
    const target = this.targets.find((entry) => entry.place === place);
    if (target) {
      if (target.text === this.pending) void this.confirm();
      else this.choose(target.text);
    } else if (this.sources.includes(place)) this.takeUp(place);
    else this.letGo();
  }

  takeUp(place: string): void {
    this.letGo();
    this.from = place;
    const [only, ...others] = this.targets;
    if (only && others.length === 0) this.choose(only.text);
  }

  choose(text: string): void {
    this.card = null;
    this.pending = text;
    this.#ask();
  }

  select(card: number): void {
    const again = this.card === card;
    this.letGo();
    this.card = again ? null : card;
  }

  letGo(): void {
    this.from = null;
    this.card = null;
    this.pending = null;
    this.preview = null;
  }

  async confirm(): Promise<void> {
    if (this.pending !== null) await this.act(this.pending);
  }

  // The table may show the action before it is answered: what was begun meanwhile stays.
  async act(text: string): Promise<void> {
    const { pending, card } = this;
    if ((await this.#model.act(text)) && this.pending === pending && this.card === card) this.letGo();
  }

  #ask(): void {
    const action = this.pending;
    this.preview = null;
    this.#latest.drop();
    if (action === null) return;
    const show = async () => {
      const preview = await this.#model.previewOf(action);
      if (action === this.pending && isIslandPreview(preview)) this.preview = { ...preview, action };
    };
    if (this.#model.knowsPreview(action)) void show().catch(() => {});
    else this.#latest.ask(show);
  }

  follow(text: string): void {
    this.letGo();
    const places = placesOf(text);
    const [card] = cardsOf(text);
    if (places.length > 0) {
      if (!text.startsWith('start')) this.from = places[0] ?? null;
      this.choose(text);
    } else if (card !== undefined) this.card = card;
  }
}
