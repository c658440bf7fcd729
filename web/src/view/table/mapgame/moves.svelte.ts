// What a person is about to do in a map game, and which map is looked at.

import { cardChoice, deserts, payments } from '../../../state/choices';
import { Latest } from '../../../state/latest';
import { type Cell, readAction, sameCell } from '../../../state/notation';
import { actionWords, faceWords, mapRows, scoreWords } from '../../../state/phrases';
import { actionOf, type Holding, hold, moveTo, placementsByCard } from '../../../state/placements';
import {
  type CardId,
  type GameView,
  isDeck,
  isIslandInsight,
  isIslandPreview,
  type MapPreview,
  type TableEvent,
} from '../../../state/wire';
import { app } from '../../app.svelte';
import type { Moves, TableModel } from '../table.svelte';

const isMapView = (view: GameView | null) => (view && view.game !== 'hokkaido-2010' ? view : null);

export class MapMoves implements Moves {
  readonly #model: TableModel;
  shown = $state<number | null>(null);
  latest = $state.raw<{ seat: number; card: CardId } | null>(null);

  holding = $state.raw<Holding | null>(null);
  selected = $state<number | null>(null);
  cube = $state.raw<Cell | null>(null);
  paid = $state.raw<Cell[]>([]);
  desert = $state.raw<Cell | null>(null);
  tile = $state<string | null>(null);
  preview = $state.raw<(MapPreview & { action: string }) | null>(null);

  view = $derived.by(() => isMapView(this.#model.view));
  deck = $derived.by(() => (isDeck(this.#model.content) ? this.#model.content : null));
  insight = $derived.by(() => {
    const { insight } = this.#model;
    return insight && !isIslandInsight(insight) ? insight.seats : []; // of each seat; empty until it is known
  });
  own = $derived.by(() => (this.#model.seat !== null ? (this.view?.seats[this.#model.seat] ?? null) : null));
  placements = $derived.by(() => [...placementsByCard(this.#model.legal).values()][0] ?? null);
  choice = $derived.by(() => cardChoice(this.#model.legal));
  deserts = $derived.by(() => deserts(this.#model.legal));
  payments = $derived.by(() => payments(this.#model.legal));
  pending = $derived.by(() => this.#pending());
  shownSeat = $derived.by(() => this.shown ?? this.#model.seat ?? 0);

  // Well below what the server allows, so that an action never waits for a preview.
  readonly #latest = new Latest(100);
  #seat: number | null = null;

  constructor(model: TableModel) {
    this.#model = model;
  }

  settle(): void {
    if (this.#seat !== this.#model.seat) this.shown = null;
    this.#seat = this.#model.seat;
    this.#forgetImpossible();
    if (this.placements && !this.holding && this.tile === null && this.desert === null) this.pickUp();
  }

  remark(event: TableEvent): void {
    const action = event.action ? readAction(event.action) : null;
    if (action?.kind === 'place') this.latest = { seat: event.by ?? 0, card: action.card };
  }

  words(action: string | null, by: number | null): string {
    return actionWords(app.t, action, by === null ? undefined : this.view?.seats[by]?.map);
  }

  effects(): string[] {
    return [];
  }

  answer(word: string): string[] | null {
    if (!this.own) return null;
    if (word === 'map') return mapRows(app.t, this.own.map);
    if (word === 'hand') return (this.own.hand ?? []).map((card) => faceWords(app.t, this.deck, card));
    return null;
  }

  scores(): string {
    return this.view ? scoreWords(app.t, this.view, this.#model.state?.summary.seats ?? []) : '';
  }

  #forgetImpossible(): void {
    if (this.holding && this.placements?.card !== this.holding.card) this.putDown();
    if (this.selected !== null && !this.choice?.cards.includes(this.selected)) this.select(null);
    const { desert } = this;
    if (desert && !this.deserts.some((entry) => sameCell(entry, desert))) this.leaveDesert();
    this.paid = this.paid.filter((cell) => this.payments.some((p) => p.cells.some((c) => sameCell(c, cell))));
    if (this.preview && this.preview.action !== this.pending) this.preview = null;
  }

  #pending(): string | null {
    if (this.tile !== null) return this.tile;
    if (this.holding && this.placements) return actionOf(this.placements, this.holding);
    if (this.selected === null || !this.choice) return null;
    const cube = this.choice.verb === 'play' && this.cube ? ` cube ${this.cube.x},${this.cube.y}` : '';
    return `${this.choice.verb} ${this.selected}${cube}`;
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
    const preview = await this.#model.previewOf(action).catch(() => null);
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
      const preview = await this.#model.previewOf(action);
      if (action === this.pending && !isIslandPreview(preview)) this.preview = { ...preview, action };
    };
    if (this.#model.knowsPreview(action)) void show().catch(() => {});
    else this.#latest.ask(show);
  }

  follow(text: string): void {
    const action = readAction(text);
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
