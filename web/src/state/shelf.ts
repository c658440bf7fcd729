// Things somebody made, kept in the browser by id. What cannot be read is left out; what cannot be stored is reported.

import type { Store } from './settings';

export interface Kept {
  id: string;
}

export interface Shelf<T extends Kept> {
  current: string | null;
  items: T[];
}

export function loadShelf<T extends Kept>(
  store: Store | null,
  name: string,
  read: (value: unknown) => T | null,
): Shelf<T> {
  let saved: unknown;
  try {
    saved = JSON.parse(store?.getItem(name) ?? '{}');
  } catch {
    saved = {};
  }
  const { current, items } = (saved ?? {}) as { current?: unknown; items?: unknown };
  const good = (Array.isArray(items) ? items : []).map(read).filter((item) => item !== null);
  const known = good.some((item) => item.id === current);
  return { current: known ? (current as string) : (good[0]?.id ?? null), items: good };
}

export function saveShelf<T extends Kept>(store: Store | null, name: string, shelf: Shelf<T>): boolean {
  try {
    store?.setItem(name, JSON.stringify(shelf));
    return store !== null;
  } catch {
    return false;
  }
}

// Puts an item back in its place, or first if it is new, and shows it.
export function put<T extends Kept>(shelf: Shelf<T>, item: T): Shelf<T> {
  const known = shelf.items.some((other) => other.id === item.id);
  const items = known ? shelf.items.map((other) => (other.id === item.id ? item : other)) : [item, ...shelf.items];
  return { current: item.id, items };
}

export function discard<T extends Kept>(shelf: Shelf<T>, id: string): Shelf<T> {
  const items = shelf.items.filter((item) => item.id !== id);
  return { current: shelf.current === id ? (items[0]?.id ?? null) : shelf.current, items };
}

export const newId = (): string => Math.random().toString(36).slice(2, 10);
