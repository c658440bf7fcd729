// A replay that is looked at: the record, the stop, the viewer, and answers as they come. Stepping never waits; what
// is shown follows as soon as it is there, the newest wish first.

import { Refusal } from '../../net/api';
import * as net from '../../net/replay';
import {
  chapterAt,
  chaptersOf,
  lineBefore,
  pauseAt,
  type ReplayLine,
  stopAt,
  stopsOf,
  type Viewer,
} from '../../state/replay';
import type { Content, FinalScores, GameView, Insight } from '../../state/wire';

const answersKept = 400;
const patienceMs = 1000; // before asking again a server that has too much to do

interface Shown {
  view: GameView;
  insight: Insight;
  scores: FinalScores;
}

export class ReplayModel {
  record = $state.raw('');
  lines = $state.raw<ReplayLine[]>([]);
  content = $state.raw<Content | null>(null); // the record's own
  shown = $state.raw<Shown | null>(null);
  viewer = $state<Viewer>('all');
  stop = $state(0);
  playing = $state(false);
  speed = $state(1);
  fault = $state.raw<unknown>(null); // why there is nothing more to show

  stops: number[] = $derived(stopsOf(this.lines));
  chapters = $derived(chaptersOf(this.lines, this.stops));
  chapter: number = $derived(chapterAt(this.chapters, this.stop));
  step: number = $derived(this.stops[this.stop] ?? 0);
  last: number = $derived(this.stops.length - 1);
  line: ReplayLine | null = $derived(lineBefore(this.lines, this.step));
  atEnd: boolean = $derived(this.stop >= this.last);

  #answers = new Map<string, net.ReplayAnswer>();
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  // Throws the refusal of a record that cannot be replayed.
  async open(record: string, step: number | null, viewer: Viewer): Promise<void> {
    const first = await net.replay(record, 0, 'all');
    this.#answers.clear();
    this.record = record;
    this.lines = first.lines ?? [];
    this.content = first.content ?? null;
    this.viewer = typeof viewer === 'number' && viewer >= first.view.players ? 'all' : viewer;
    this.stop = stopAt(this.stops, step ?? 0);
    this.fault = null;
    this.#remember('all', first);
    await this.#show();
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  go(stop: number): void {
    this.stop = Math.min(this.last, Math.max(0, stop));
    if (this.atEnd) this.pause();
    void this.#show();
  }

  see(viewer: Viewer): void {
    this.viewer = viewer;
    void this.#show();
  }

  play(): void {
    if (this.atEnd) this.stop = 0;
    this.playing = true;
    void this.#show();
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // A slow line slows the play down, so that nothing is left out.
      if (!this.#asking) this.go(this.stop + 1);
      if (this.playing) this.#wait();
    }, pauseAt(this.speed));
  }

  #key = (step: number, viewer: Viewer): string => `${step}/${viewer}`;

  #remember(viewer: Viewer, answer: net.ReplayAnswer): void {
    if (this.#answers.size >= answersKept) this.#answers.clear();
    this.#answers.set(this.#key(answer.step, viewer), answer);
  }

  async #show(): Promise<void> {
    const known = this.#answers.get(this.#key(this.step, this.viewer));
    if (known) this.shown = known;
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (!this.#closed && (await this.#askNext()));
      this.fault = null;
    } catch (error) {
      this.fault = error;
      this.pause();
    } finally {
      this.#asking = false;
    }
  }

  // What is wanted now, or else what will be wanted next; false: all of that is there.
  async #askNext(): Promise<boolean> {
    const wanted = [this.step, this.stops[this.stop + 1]].find(
      (step) => step !== undefined && !this.#answers.has(this.#key(step, this.viewer)),
    );
    if (wanted === undefined) return false;
    const viewer = this.viewer;
    try {
      this.#remember(viewer, await net.replay(this.record, wanted, viewer));
    } catch (error) {
      if (!(error instanceof Refusal) || !['too_fast', 'busy'].includes(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, patienceMs));
    }
    const known = this.#answers.get(this.#key(this.step, this.viewer));
    if (known) this.shown = known;
    return true;
  }
}
