// A finished game step by step: where one can stop, what belongs to which round, who could know what, and the
// address of a position. No DOM, no rules: lines and views come from the engine.

import type { Effect } from './wire';

export type Viewer = number | 'onlooker' | 'all';

export interface ReplayLine {
  by: number | null; // null: the dealer
  action: string;
  round: number | null;
  hidden?: (number | 'onlooker')[];
  effect?: Effect;
}

// Where the table can be looked at: before each action of a player, and at the end. Among deals one cannot stop.
export function stopsOf(lines: readonly ReplayLine[]): number[] {
  const stops = lines.flatMap((line, step) => (line.by === null ? [] : [step]));
  return [...stops, lines.length];
}

// The stop that a step leads to: itself, or the end of the deals it lies among.
export function stopAt(stops: readonly number[], step: number): number {
  const index = stops.findIndex((stop) => stop >= step);
  return index < 0 ? stops.length - 1 : index;
}

// The action that led to a stop; null before the first.
export function lineBefore(lines: readonly ReplayLine[], step: number): ReplayLine | null {
  return lines.slice(0, step).findLast((line) => line.by !== null) ?? null;
}

export function knows(viewer: Viewer, line: ReplayLine): boolean {
  return viewer === 'all' || !line.hidden?.includes(viewer);
}

// The action as this viewer could know it then; null: a secret choice.
export const actionFor = (viewer: Viewer, line: ReplayLine): string | null =>
  knows(viewer, line) ? line.action : null;

export interface Chapter {
  stop: number;
  round: number | null; // null: the game has no rounds, and the chapter is a row of actions of one seat
  by: number;
}

export function chaptersOf(lines: readonly ReplayLine[], stops: readonly number[]): Chapter[] {
  const chapters: Chapter[] = [];
  stops.forEach((step, stop) => {
    const line = lines[step];
    if (!line || line.by === null) return;
    const last = chapters[chapters.length - 1];
    const isNew = !last || (line.round === null ? line.by !== last.by : line.round !== last.round);
    if (isNew) chapters.push({ stop, round: line.round, by: line.by });
  });
  return chapters;
}

export function chapterAt(chapters: readonly Chapter[], stop: number): number {
  return Math.max(
    0,
    chapters.findLastIndex((chapter) => chapter.stop <= stop),
  );
}

export interface Place {
  table: string | null; // null: a record from a file
  step: number | null; // null: the beginning
  viewer: Viewer;
}

export function readPlace(table?: string, step?: string, viewer?: string): Place {
  return {
    table: table ? decodeURIComponent(table) : null,
    step: step && /^\d{1,6}$/.test(step) ? Number(step) : null,
    viewer: readViewer(viewer),
  };
}

function readViewer(text: string | undefined): Viewer {
  if (text === 'onlooker') return text;
  return text && /^[0-4]$/.test(text) ? Number(text) : 'all';
}

export function writePlace(place: Place): string {
  const parts = ['#/replay'];
  if (place.table !== null) parts.push(encodeURIComponent(place.table));
  if (place.table !== null && place.step !== null) parts.push(String(place.step), String(place.viewer));
  return parts.join('/');
}

export const speeds = [0.5, 1, 2, 4] as const;
const stepMs = 1600;

export const pauseAt = (speed: number): number => Math.round(stepMs / speed);

// What a key does: steps to go, or one of the ends, or starting and stopping.
export type KeyOrder = { by: number } | { to: 'first' | 'last' } | 'play' | null;

export function keyOrder(key: string): KeyOrder {
  if (key === 'ArrowRight') return { by: 1 };
  if (key === 'ArrowLeft') return { by: -1 };
  if (key === 'PageDown') return { by: 10 };
  if (key === 'PageUp') return { by: -10 };
  if (key === 'Home') return { to: 'first' };
  if (key === 'End') return { to: 'last' };
  return key === ' ' ? 'play' : null;
}
