// Own decks and boards as the page shows them: those of this browser, the one looked at, what is typed, what is wrong.

import { engine } from '../../engine';
import * as api from '../../net/api';
import {
  allFaces,
  completed,
  type DeckFile,
  emptyCount,
  emptyDeck,
  type FaceId,
  faceAtLine,
  nextPlace,
  type OwnContent,
  type Place,
  previousPlace,
  readDeck,
  squaresOf,
  typed,
  withSquare,
  writeDeck,
} from '../../state/deck';
import type { ContentFault } from '../../state/fault';
import { advance, begin, type History, redo, undo } from '../../state/history';
import { readBoard, writeBoard } from '../../state/island/file';
import { Latest } from '../../state/latest';
import { discard, newId, put, type Shelf } from '../../state/shelf';
import type { Board, GameId } from '../../state/wire';
import { app } from '../app.svelte';
import { loadDecks, saveDecks } from './shelf';

export type Check = 'unknown' | 'good' | 'incomplete' | 'bad';

export interface Fault extends ContentFault {
  text: string; // of its line
  face: FaceId | null;
}

export class DecksModel {
  shelf = $state.raw<Shelf<OwnContent>>(loadDecks());
  history = $state.raw<History<OwnContent> | null>(null);
  standard = $state.raw<{ game: GameId; deck: DeckFile | null; board: Board | null } | null>(null); // one of Kitamae's own, to look at
  place = $state.raw<Place>({ face: 0, square: 0 });
  partial = $state('');
  check = $state<Check>('unknown');
  fault = $state.raw<Fault | null>(null);
  error = $state('');
  stored = $state(true);

  item: OwnContent | null = $derived(this.history?.now ?? null);
  deck: DeckFile | null = $derived(this.item ? this.item.deck : (this.standard?.deck ?? null));
  board: Board | null = $derived(this.item ? this.item.board : (this.standard?.board ?? null));
  game: GameId = $derived(this.item?.game ?? this.standard?.game ?? 'honshu');
  face: FaceId = $derived(allFaces[this.place.face] ?? { kind: 'card', id: 1 });
  squares: string[] = $derived(this.deck ? squaresOf(this.deck, this.face) : []);

  readonly #checks = new Latest(400);

  constructor() {
    const kept = this.shelf.items.find((item) => item.id === this.shelf.current);
    if (kept) this.open(kept);
    else void this.look('honshu');
  }

  open(item: OwnContent, ask = true): void {
    this.history = begin(item);
    this.standard = null;
    this.#settle({ face: 0, square: 0 });
    this.#keep(item);
    if (ask) this.#ask(item);
  }

  async look(game: GameId): Promise<void> {
    this.error = '';
    try {
      const content = await api.content(game);
      this.history = null;
      this.standard = { game, deck: readDeck(content), board: readBoard(content) };
      this.#settle({ face: 0, square: 0 });
      this.check = 'good';
    } catch (error) {
      this.error = app.explain(error);
    }
  }

  #settle(place: Place): void {
    this.place = place;
    this.partial = '';
    this.fault = null;
    this.check = 'unknown';
    this.error = '';
  }

  copy(name: string): void {
    const { deck, board, game } = this;
    if (deck || board) this.open({ id: newId(), name, game, deck: deck && { ...deck, title: name }, board });
  }

  async create(game: 'honshu' | 'hokkaido', name: string): Promise<void> {
    const standard = readDeck(await api.content(game).catch(() => null));
    const deck = emptyDeck(name, standard?.resources ?? {});
    this.open({ id: newId(), name, game, deck, board: null });
  }

  discard(): void {
    if (!this.item) return;
    this.shelf = discard(this.shelf, this.item.id);
    this.stored = saveDecks(this.shelf);
    const next = this.shelf.items[0];
    if (next) this.open(next);
    else void this.look('honshu');
  }

  set(item: OwnContent): void {
    if (!this.history) return;
    this.history = advance(this.history, item);
    this.#keep(item);
    this.#ask(item);
  }

  undo(): void {
    if (this.history) this.#travel(undo(this.history));
  }

  redo(): void {
    if (this.history) this.#travel(redo(this.history));
  }

  #travel(history: History<OwnContent>): void {
    this.history = history;
    this.partial = '';
    this.#keep(history.now);
    this.#ask(history.now);
  }

  #keep(item: OwnContent): void {
    this.shelf = put(this.shelf, item);
    this.stored = saveDecks(this.shelf);
  }

  change(board: Board): void {
    const { item } = this;
    if (item?.board) this.set({ ...item, board });
  }

  write(code: string): void {
    const { item } = this;
    if (item?.deck) this.set({ ...item, deck: withSquare(item.deck, this.face, this.place.square, code) });
  }

  go(place: Place): void {
    this.place = place;
    this.partial = '';
  }

  // A square's code by keys; a whole one moves on. True if the key meant something.
  key(key: string): boolean {
    if (!this.item) return false;
    if (key === 'Backspace') {
      if (this.partial) this.partial = '';
      else this.go(previousPlace(this.place));
      return true;
    }
    if (key.length !== 1) return false;
    const next = typed(this.partial, key);
    if (!next) return /^[\p{L}\d]$/u.test(key);
    this.partial = next.done ? '' : next.code;
    if (!next.done) return true;
    this.write(next.code);
    this.go(nextPlace(this.place));
    return true;
  }

  choose(code: string): void {
    this.write(code);
    this.go(nextPlace(this.place));
  }

  // A file: checked as it is; what can be read of it is opened, with what is wrong beside it.
  async take(game: GameId, name: string, text: string, json: unknown): Promise<void> {
    this.error = '';
    let fault: ContentFault | null;
    try {
      fault = await engine().checkContent(game, text);
    } catch (error) {
      this.error = app.explain(error);
      return;
    }
    const deck = game === 'hokkaido-2010' ? null : readDeck(json);
    const board = game === 'hokkaido-2010' ? readBoard(json) : null;
    if (deck) this.open({ id: newId(), name, game, deck: completed(deck), board: null }, !fault);
    else if (board) this.open({ id: newId(), name, game, deck: null, board }, !fault);
    if (fault) this.#blame(fault, text, null);
  }

  #blame(fault: ContentFault, text: string, deck: DeckFile | null): void {
    this.check = 'bad';
    this.#checks.drop();
    const line = text.split('\n')[fault.line - 1]?.trim().slice(0, 160) ?? '';
    const named = this.board ? null : faceNamed(`${fault.where ?? ''} ${fault.name ?? ''}`);
    this.fault = { ...fault, text: line, face: named ?? (deck ? faceAtLine(deck, fault.line) : null) };
    const at = allFaces.findIndex((id) => id.kind === this.fault?.face?.kind && id.id === this.fault.face.id);
    if (at >= 0 && at !== this.place.face && !deck) this.go({ face: at, square: 0 });
  }

  #ask(item: OwnContent): void {
    this.fault = null;
    if (item.deck && emptyCount(item.deck) > 0) {
      this.check = 'incomplete';
      return;
    }
    this.check = 'unknown';
    this.#checks.ask(async () => {
      const text = fileText(item);
      const fault = await engine().checkContent(item.game, text);
      if (item !== this.item) return;
      if (fault) this.#blame(fault, text, item.deck);
      else this.check = 'good';
    });
  }
}

export function fileText({ deck, board }: Pick<OwnContent, 'deck' | 'board'>): string {
  return deck ? writeDeck(deck) : board ? writeBoard(board) : '';
}

// The engine names the place of a fault: "card 7" or "province 2 side B".
function faceNamed(message: string): FaceId | null {
  const card = /\bcard (\d+)\b/.exec(message);
  if (card) return { kind: 'card', id: Number(card[1]) };
  const province = /\bprovince (\d+)(?: side ([AB]))?/.exec(message);
  return province ? { kind: province[2] === 'B' ? 'B' : 'A', id: Number(province[1]) } : null;
}
