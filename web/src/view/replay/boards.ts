// How a game is drawn in a replay, by title: the board itself, and what the players have beside it. They get what the
// engine said and draw it; stepping, viewers and words are the page's.

import type { Component } from 'svelte';
import type { ReplayLine } from '../../state/replay';
import type { Content, GameId, GameView, Insight, SeatInfo } from '../../state/wire';

export interface BoardProps {
  view: GameView;
  insight: Insight;
  seats: SeatInfo[];
  line: ReplayLine | null; // the action that led here
  content: Content | null; // the record's own
  seat: number; // whose things are looked at
  pinned: boolean; // and stay so while others act
  onpin: (seat: number | null) => void;
  onkey: (event: KeyboardEvent) => boolean; // true: the key was a step
}

export interface Drawing {
  Board: Component<BoardProps>;
  Side: Component<BoardProps>;
}

export async function drawingOf(game: GameId): Promise<Drawing> {
  return game === 'hokkaido-2010' ? (await import('./island')).island : (await import('./mapgame')).mapgame;
}
