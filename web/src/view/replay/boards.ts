// How a game is drawn in a replay, by title: the board itself, and what the players have beside it. They get what the
// engine said and draw it; stepping, viewers and words are the page's.

import type { Component } from 'svelte';
import type { Messages } from '../../i18n/en';
import type { ReplayLine } from '../../state/replay';
import type { Content, Effect, GameId, GameView, Insight, MapData, SeatInfo } from '../../state/wire';

export interface BoardProps {
  view: GameView;
  insight: Insight;
  seats: SeatInfo[];
  line: ReplayLine | null; // the action that led here
  content: Content | null; // the deck or board; null: not here yet
  seat: number; // whose things are looked at
  pinned: boolean; // and stay so while others act
  onpin: (seat: number | null) => void;
  onkey: (event: KeyboardEvent) => boolean; // true: the key was a step
}

export interface Tell {
  // An action in words; null is a secret one. With the map of the player more can be told.
  action: (action: string | null, map?: MapData) => string;
  // What it did besides, a sentence each.
  effects: (effect: Effect, nameOf: (seat: number) => string) => string[];
}

export interface Drawing {
  Board: Component<BoardProps>;
  Side: Component<BoardProps>;
  teller: (t: Messages, language: string, content: Content | null) => Tell;
}

export async function drawingOf(game: GameId): Promise<Drawing> {
  return game === 'hokkaido-2010' ? (await import('./island')).island : (await import('./mapgame')).mapgame;
}
