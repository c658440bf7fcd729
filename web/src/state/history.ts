// What was, what is, and what was taken back: each step a value of its own.

export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
}

const longest = 200;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

export const advance = <T>(history: History<T>, now: T): History<T> => ({
  past: [...history.past, history.now].slice(-longest),
  now,
  future: [],
});

export function undo<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return { past: history.past.slice(0, -1), now: last, future: [history.now, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}
