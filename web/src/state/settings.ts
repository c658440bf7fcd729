// What a person chose for this device. Anything unreadable in the store counts as not chosen.

import type { GameId, Options } from './wire';

export type Language = 'en' | 'it';
export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';

export interface QuickPlay {
  players: number;
  bot: string;
  options: Options;
}

export interface Settings {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  coordinates: boolean;
  range: boolean;
  commandLine: boolean;
  hintBot: string | null;
  muted: string[]; // accounts whose chat is not shown
  muteAll: boolean;
  quick: Partial<Record<GameId, QuickPlay>>;
}

export const defaults: Settings = {
  language: null,
  theme: 'auto',
  speed: 'normal',
  coordinates: false,
  range: true,
  commandLine: false,
  hintBot: null,
  muted: [],
  muteAll: false,
  quick: {},
};

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const name = 'kitamae';

export function load(store: Store | null): Settings {
  try {
    const saved: unknown = JSON.parse(store?.getItem(name) ?? '{}');
    return typeof saved === 'object' && saved !== null ? { ...defaults, ...saved } : { ...defaults };
  } catch {
    return { ...defaults };
  }
}

export function save(store: Store | null, settings: Settings): void {
  try {
    store?.setItem(name, JSON.stringify(settings));
  } catch {
    // A full or forbidden store only means that nothing is remembered.
  }
}

export function languageOf(settings: Settings, preferred: readonly string[]): Language {
  if (settings.language) return settings.language;
  for (const tag of preferred) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === 'it' || language === 'en') return language;
  }
  return 'en';
}

const pauses: Record<Speed, number> = { off: 0, fast: 250, normal: 700, slow: 1500 };

export const pauseOf = (speed: Speed, reducedMotion: boolean): number => (reducedMotion ? 0 : pauses[speed]);
