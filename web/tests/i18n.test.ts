import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from '../src/i18n/en';
import { it as italian } from '../src/i18n/it';
import { actionWords, mapRows } from '../src/state/phrases';

type Tree = { [key: string]: unknown };

// Arguments that call every message for something.
const samples: unknown[][] = [
  ['honshu', 3, 'x'],
  ['selection', 'trick', 'x'],
  [3, 2, 'x'],
  ['trick', 1, 'x'],
  ['random'],
  ['forests'],
  ['claims'],
  ['b'],
  ['lake'],
  ['sea'],
  ['bad_json', 'x'],
  ['region', 'x'],
  ['home'],
  ['offline', 'x', 'x'],
];

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return samples.map((args) => attempt(() => String(value(...args))));
  return [];
}

function attempt(what: () => string): string {
  try {
    return what();
  } catch {
    return '';
  }
}

// The same in both languages, as names and signs are.
const same = new Set([
  'appName',
  'seatBot',
  'gameTitle',
  'languageName',
  'password',
  'difference',
  'by',
  'mapSquare',
  'chat',
  'route',
]);

function untranslated(a: Tree, b: Tree, path = ''): string[] {
  return Object.entries(a).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null)
      return untranslated(value as Tree, b[key] as Tree, `${path}${key}.`);
    if (same.has(key)) return [];
    return texts(value).some((text, i) => text !== texts(b[key])[i]) ? [] : [`${path}${key}`];
  });
}

// The words of pages that come later: i18n/en/<page>.ts and i18n/it/<page>.ts, each with one object `words`.
type Page = { words: Tree };
const pageOf = (path: string) => path.replace(/.*\/(\w+)\.ts$/, '$1');
const byPage = (found: Record<string, Page>) =>
  Object.fromEntries(Object.entries(found).map(([path, { words }]) => [pageOf(path), words]));
const pages = byPage(import.meta.glob<Page>('../src/i18n/en/*.ts', { eager: true }));
const italianPages = byPage(import.meta.glob<Page>('../src/i18n/it/*.ts', { eager: true }));

test('every message is translated', () => {
  expect(untranslated(en, italian)).toEqual([]);
  for (const [page, words] of Object.entries(pages))
    expect(untranslated(words, italianPages[page] ?? {}), page).toEqual([]);
});

test('both languages have the same messages', () => {
  expect(Object.keys(italian)).toEqual(Object.keys(en));
  expect(Object.keys(italian.logAction)).toEqual(Object.keys(en.logAction));
  expect(Object.keys(italianPages)).toEqual(Object.keys(pages));
  for (const [page, words] of Object.entries(pages))
    expect(Object.keys(italianPages[page] ?? {}), page).toEqual(Object.keys(words));
});

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return files(path);
    return entry.name.endsWith('.svelte') ? [path] : [];
  });
}

// What stands between tags or in spoken attributes must come from the messages.
function literals(source: string): string[] {
  const markup = source
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const spoken = [...markup.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*\p{L}[^"]*)"/gu)].map(
    (match) => match[1] ?? '',
  );
  const bare = withoutBraces(markup).replace(/<[^>]*>/g, '\n');
  const words = bare
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2,}/u.test(line));
  return [...spoken, ...words];
}

function withoutBraces(text: string): string {
  let depth = 0;
  let out = '';
  for (const char of text) {
    if (char === '{') depth++;
    if (depth === 0) out += char;
    if (char === '}') depth--;
  }
  return out;
}

test('no message is idle', () => {
  const folder = new URL('../src', import.meta.url).pathname;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('i18n'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  const idle = (words: Tree, name: string) =>
    Object.keys(words).filter((key) => !new RegExp(`\\b${name}\\.${key}\\b`).test(sources));
  expect(idle(en, 't')).toEqual([]);
  for (const [page, words] of Object.entries(pages)) expect(idle(words, 'w'), page).toEqual([]);
});

test('no component speaks by itself', () => {
  const found = files(new URL('../src', import.meta.url).pathname).flatMap((path) =>
    literals(readFileSync(path, 'utf8')).map((text) => `${path.replace(/.*\/src\//, '')}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('actions and maps in words', () => {
  expect(actionWords(en, 'place 23 at 2,-1 r90 under S,5')).toBe('places card 23 at 2,-1, under province, card 5');
  expect(actionWords(italian, 'draft 3')).toBe('sceglie la carta 3');
  expect(actionWords(en, null)).toBe(en.logAction.secret);
  const squares = [
    { x: 1, y: 0, square: 'Pb', card: 'S' as const, cube: true, tile: null },
    { x: 0, y: 0, square: 'D', card: 'S' as const, cube: false, tile: 'L' },
  ];
  expect(mapRows(en, { cards: [], squares })).toEqual(['Row 0: 0 lake (tile), 1 blue production (cube)']);
});
