// The score pad as the page shows it: the sheets kept in this browser, what the engine says of them, and the card in
// hand. A map is changed only after the engine has accepted it.

import { engine } from '../../engine';
import * as api from '../../net/api';
import { readDeck } from '../../state/deck';
import { advance, begin, type History, redo, undo } from '../../state/history';
import { Latest } from '../../state/latest';
import { type Cell, readAction } from '../../state/notation';
import {
  leaders,
  type MapSheet,
  mapData,
  newSheet,
  type PadPlayer,
  readSheet,
  requestOf,
  type ScoredMap,
  type ScoreRequest,
  type Sheet,
  withCard,
  withPlayer,
} from '../../state/pad';
import { actionOf, type Holding, hold, type Placements, placementsByCard } from '../../state/placements';
import { discard, loadShelf, newId, put, type Shelf, saveShelf } from '../../state/shelf';
import { type Deck, isDeck, type MapPreview } from '../../state/wire';
import { app, storage } from '../app.svelte';
import type { Actor, Placing } from '../table/mapgame/placing';

const shelfName = 'kitamae-pad';
export const sheetOf = (value: unknown): Sheet | null => readSheet(value, readDeck);

export class PadModel implements Placing, Actor {
  shelf = $state.raw<Shelf<Sheet>>({ current: null, items: [] });
  history = $state.raw<History<Sheet>>(begin(newSheet('honshu', [''])));
  active = $state(0);
  results = $state.raw<(ScoredMap | null)[]>([]);
  deck = $state.raw<Deck | null>(null);
  error = $state('');
  busy = $state(false);
  stored = $state(true);

  placements = $state.raw<Placements | null>(null);
  holding = $state.raw<Holding | null>(null);
  preview = $state.raw<(MapPreview & { action: string }) | null>(null);
  desert = $state.raw<Cell | null>(null);

  sheet = $derived(this.history.now);
  maps: MapSheet | null = $derived(this.sheet.game === 'hokkaido-2010' ? null : this.sheet);
  player: PadPlayer | null = $derived(this.maps?.players[this.active] ?? null);
  result: ScoredMap | null = $derived(this.results[this.active] ?? null);
  own = $derived(
    this.player && this.result ? { map: mapData(this.player, this.result), score: this.result.score } : null,
  );
  pending: string | null = $derived(this.holding && this.placements ? actionOf(this.placements, this.holding) : null);
  won = $derived(leaders(this.results.map((result) => result?.rank ?? null)));

  readonly #previews = new Latest(120);
  readonly #answers = new Map<string, Promise<ScoredMap>>();

  constructor() {
    this.shelf = loadShelf(storage(), shelfName, sheetOf);
    const kept = this.shelf.items.find((item) => item.id === this.shelf.current);
    this.open(kept ?? newSheet('honshu', ['', '']));
  }

  // Shows a sheet of the shelf or a new one; it is kept from its first change on.
  open(sheet: Sheet): void {
    this.history = begin(sheet);
    this.active = 0;
    this.error = '';
    if (this.shelf.items.some((item) => item.id === sheet.id)) this.#keep(sheet);
    this.#shown();
  }

  // A sheet of somebody else's never replaces one of ours.
  adopt(sheet: Sheet): void {
    const same = this.shelf.items.find(
      (item) => JSON.stringify({ ...item, id: '' }) === JSON.stringify({ ...sheet, id: '' }),
    );
    const adopted = same ?? { ...sheet, id: newId() };
    this.#keep(adopted);
    this.open(adopted);
  }

  discard(): void {
    this.shelf = discard(this.shelf, this.sheet.id);
    this.stored = saveShelf(storage(), shelfName, this.shelf);
    this.open(this.shelf.items.find((item) => item.id === this.shelf.current) ?? newSheet('honshu', ['', '']));
  }

  change(holding: Holding): void {
    this.holding = holding;
    this.#ask();
  }

  set(sheet: Sheet): void {
    this.history = advance(this.history, sheet);
    this.#keep(sheet);
    this.#shown();
  }

  undo(): void {
    this.#travel(undo(this.history));
  }

  redo(): void {
    this.#travel(redo(this.history));
  }

  #travel(history: History<Sheet>): void {
    this.history = history;
    this.#keep(history.now);
    this.#shown();
  }

  #keep(sheet: Sheet): void {
    this.shelf = put(this.shelf, sheet);
    this.stored = saveShelf(storage(), shelfName, this.shelf);
  }

  // After any change: the scores of all maps, and nothing in hand.
  #shown(): void {
    this.putDown();
    this.active = Math.min(this.active, this.sheet.players.length - 1);
    this.error = '';
    void this.#score();
    void this.#fetchDeck();
  }

  async #fetchDeck(): Promise<void> {
    const { maps } = this;
    if (!maps) return;
    if (maps.deck) this.deck = maps.deck;
    else {
      const content = await api.content(maps.game).catch(() => null);
      if (maps === this.maps) this.deck = isDeck(content) ? content : null;
    }
  }

  async #score(): Promise<void> {
    const sheet = this.maps;
    if (!sheet) return;
    const answers = sheet.players.map((player) =>
      player.map.length > 0 ? this.#answer(requestOf(sheet, player)) : null,
    );
    const results = await Promise.all(answers.map((answer) => answer?.catch((error) => this.#fail(error)) ?? null));
    if (sheet === this.maps) this.results = results;
  }

  #fail(error: unknown): null {
    this.error = app.explain(error);
    return null;
  }

  // The same question is asked once: cards are often carried over the same places.
  #answer(request: ScoreRequest): Promise<ScoredMap> {
    const key = JSON.stringify(request);
    const known = this.#answers.get(key);
    if (known) return known;
    if (this.#answers.size > 400) this.#answers.clear();
    const answer = engine().scoreMap(request);
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }

  // Changes the shown player's map if the engine accepts the result.
  async attempt(player: PadPlayer): Promise<boolean> {
    const sheet = this.maps;
    if (!sheet || this.busy) return false;
    this.busy = true;
    this.error = '';
    try {
      await this.#answer(requestOf(sheet, player));
      if (sheet !== this.maps) return false;
      this.set(withPlayer(sheet, this.active, player));
      return true;
    } catch (error) {
      this.error = app.explain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  show(index: number): void {
    if (index === this.active) return;
    this.putDown();
    this.active = index;
  }

  // Takes a card in hand: the engine says where it may lie.
  async take(card: number): Promise<void> {
    const { maps, player } = this;
    this.putDown();
    if (!maps || !player) return;
    try {
      const answer = await this.#answer(requestOf(maps, player, card));
      if (player !== this.player) return;
      this.placements = placementsByCard(answer.placements ?? []).get(card) ?? { card, turns: new Map() };
      this.pickUp();
    } catch (error) {
      this.error = app.explain(error);
    }
  }

  pickUp(): void {
    if (!this.placements) return;
    this.desert = null;
    const turns = this.placements.turns;
    this.holding = hold(this.placements.card, turns.has(0) ? 0 : ([...turns.keys()][0] ?? 0));
  }

  putDown(): void {
    this.placements = null;
    this.holding = null;
    this.preview = null;
    this.desert = null;
    this.#previews.drop();
  }

  chooseDesert(cell: Cell): void {
    this.putDown();
    this.desert = cell;
  }

  async act(action: string): Promise<boolean> {
    const place = readAction(action);
    if (place?.kind !== 'place' || !this.player) return false;
    const done = await this.attempt(withCard(this.player, place));
    if (done) app.say(app.t.logAction.place(place.card, `${place.at.x},${place.at.y}`));
    return done;
  }

  #ask(): void {
    const { maps, player, pending } = this;
    this.#previews.drop();
    const place = pending ? readAction(pending) : null;
    if (!maps || !player || pending === null || place?.kind !== 'place') {
      this.preview = null;
      return;
    }
    this.#previews.ask(async () => {
      const next = withCard(player, place);
      const answer = await this.#answer(requestOf(maps, next));
      if (pending !== this.pending || player !== this.player) return;
      this.preview = { score: answer.score, map: mapData(next, answer), range: answer.range, action: pending };
    });
  }
}
