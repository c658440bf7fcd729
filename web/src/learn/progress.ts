// How far somebody has come in each tutorial, kept in this browser. Anything unreadable counts as not begun.

import type { Store } from '../state/settings';
import type { GameId } from '../state/wire';

export interface Progress {
  chapter: number;
  table: string | null; // where that chapter is played
  read: number; // talks before that step were read
  done: boolean; // once to the end, at any time
}

export const begun: Progress = { chapter: 0, table: null, read: 0, done: false };

const name = 'kitamae-learn';

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function entries(store: Store | null): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(store?.getItem(name) ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function loadProgress(store: Store | null, game: GameId): Progress {
  const entry = (entries(store)[game] ?? {}) as Partial<Progress>;
  return {
    chapter: isCount(entry.chapter) ? entry.chapter : 0,
    table: typeof entry.table === 'string' ? entry.table : null,
    read: isCount(entry.read) ? entry.read : 0,
    done: entry.done === true,
  };
}

export function saveProgress(store: Store | null, game: GameId, progress: Progress): void {
  try {
    store?.setItem(name, JSON.stringify({ ...entries(store), [game]: progress }));
  } catch {
    // A full or forbidden store only means that nothing is remembered.
  }
}
