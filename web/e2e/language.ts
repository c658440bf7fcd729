// Finds English that was left over on an Italian page, by the words of the message files themselves.

import { expect, type Page } from '@playwright/test';
import { en } from '../src/i18n/en';
import { words as enIsland } from '../src/i18n/en/island';
import { words as enLearn } from '../src/i18n/en/learn';
import { it } from '../src/i18n/it';
import { words as itIsland } from '../src/i18n/it/island';
import { words as itLearn } from '../src/i18n/it/learn';

interface Phrases {
  whole: string[]; // texts as they stand
  parts: string[]; // what stands between the values of a text that has some
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

// Texts are strings, lists of them, or functions; of a function its literals are read.
function phrasesOf(words: unknown): Phrases {
  if (typeof words === 'string') return { whole: [spaced(words)], parts: [] };
  if (typeof words === 'function') {
    const literals = [...String(words).matchAll(/`([^`]*)`|'([^']*)'|"([^"]*)"/g)];
    const parts = literals.flatMap(([, a, b, c]) => (a ?? b ?? c ?? '').split(/\$\{[^}]*\}/));
    return { whole: [], parts: parts.map(spaced) };
  }
  if (typeof words !== 'object' || words === null) return { whole: [], parts: [] };
  const all = Object.values(words).map(phrasesOf);
  return { whole: all.flatMap(({ whole }) => whole), parts: all.flatMap(({ parts }) => parts) };
}

const isLong = (text: string): boolean => /\p{L}{2,} \p{L}{2,}/u.test(text);

// Everything that is read or heard.
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'];
    const labelled = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
    const labels = labelled.flatMap((node) => names.map((name) => node.getAttribute(name) ?? ''));
    return [...document.body.innerText.split('\n'), ...labels];
  });

export class Leftovers {
  readonly #lines: ReadonlySet<string>;
  readonly #inside: readonly string[];

  constructor(english: unknown, italian: unknown) {
    const [from, to] = [phrasesOf([en, enIsland, enLearn, english]), phrasesOf([it, itIsland, itLearn, italian])];
    const good = [...to.whole, ...to.parts].join('\n');
    const isEnglish = (text: string) => text !== '' && !good.includes(text);
    this.#lines = new Set(from.whole.filter(isEnglish));
    this.#inside = [...from.whole, ...from.parts].filter((text) => isLong(text) && isEnglish(text));
  }

  async in(page: Page): Promise<string[]> {
    const texts = (await textsOf(page)).map(spaced).filter((text) => text !== '');
    return texts.filter((text) => this.#lines.has(text) || this.#inside.some((part) => text.includes(part)));
  }

  async none(page: Page, where: string): Promise<void> {
    expect(await this.in(page), where).toEqual([]);
  }
}
