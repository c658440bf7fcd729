// What every page shares: language, settings, account, the place shown, the connection.

import { engine } from '../engine';
import { en, type Messages } from '../i18n/en';
import { it } from '../i18n/it';
import * as api from '../net/api';
import type { Link } from '../net/socket';
import { type Language, languageOf, load, pauseOf, type Settings, save } from '../state/settings';
import type { Account, Catalogue } from '../state/wire';

export type Route =
  | { page: 'home' | 'settings' | 'account' | 'player' | 'decks' | 'lost' }
  | { page: 'pad'; sheet: string | null } // a sheet packed into the link
  | { page: 'learn'; game: string }
  | { page: 'new'; game: string; deck: string | null }
  | { page: 'rules'; game: string; language: string | null }
  | { page: 'replay'; place: [string?, string?, string?] }
  | { page: 'table'; table: string };

export function readRoute(hash: string): Route {
  const [page, first, second, third] = hash.replace(/^#?\/?/, '').split('/');
  if (!page) return { page: 'home' };
  if (page === 'settings' || page === 'account' || page === 'player' || page === 'decks') return { page };
  if (page === 'pad') return { page, sheet: first ?? null };
  if (page === 'learn') return { page, game: first ?? 'honshu' };
  if (page === 'new') return { page, game: first ?? 'honshu', deck: second ?? null };
  if (page === 'rules') return { page, game: first ?? 'honshu', language: second ?? null };
  if (page === 'replay') return { page, place: [first, second, third] };
  if (page === 'table' && first) return { page, table: decodeURIComponent(first) };
  return { page: 'lost' };
}

export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

class App {
  settings = $state<Settings>(load(storage()));
  route = $state<Route>(readRoute(location.hash));
  account = $state<Account | null>(null);
  link = $state<Link>('open');
  catalogue = $state<Catalogue | null>(null);
  announcement = $state('');
  reducedMotion = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  language: Language = $derived(languageOf(this.settings, navigator.languages));
  t: Messages = $derived(this.language === 'it' ? it : en);
  pause: number = $derived(pauseOf(this.settings.speed, this.reducedMotion));

  #known: Promise<void> = Promise.resolve();

  start(): void {
    window.addEventListener('hashchange', () => {
      this.route = readRoute(location.hash);
      window.scrollTo(0, 0);
    });
    engine().onlink((link) => {
      this.link = link;
    });
    this.#known = api.me().then((account) => {
      this.account = account;
    }, ignore);
    api.catalogue().then((catalogue) => {
      this.catalogue = catalogue;
    }, ignore);
  }

  change(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    save(storage(), $state.snapshot(this.settings) as Settings);
  }

  setAccount(account: Account | null): void {
    this.account = account;
    engine().renew();
  }

  async isKnown(): Promise<boolean> {
    await this.#known;
    return this.account !== null;
  }

  // Playing needs somebody to play as: a guest will do.
  async somebody(): Promise<void> {
    await this.#known;
    if (this.account) return;
    this.account = await api.guest();
    engine().renew();
  }

  // The words of a page that comes later, from i18n/en/<page>.ts and i18n/it/<page>.ts.
  words<W>(english: W, italian: W): W {
    return this.language === 'it' ? italian : english;
  }

  say(text: string): void {
    this.announcement = '';
    queueMicrotask(() => {
      this.announcement = text;
    });
  }

  explain(error: unknown): string {
    if (error instanceof api.Refusal) return this.t.errorText(error.code, error.message, error.rule ?? '');
    return String(error);
  }
}

const ignore = () => {};

export const app = new App();

export function go(path: string): void {
  location.hash = path;
}
