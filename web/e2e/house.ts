// What the browser tests share: opening a game as somebody, and playing it through the page.

import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Settings } from '../src/state/settings';
import type { GameId, Options } from '../src/state/wire';

export const base = (): string => process.env.KITAMAE_URL ?? '';

export interface Wish {
  game: GameId;
  players: number;
  options?: Options;
}

export async function remember(context: BrowserContext, settings: Partial<Settings>): Promise<void> {
  await context.addInitScript(
    (text) => {
      if (!localStorage.getItem('kitamae')) localStorage.setItem('kitamae', text);
    },
    JSON.stringify({ speed: 'off', ...settings }),
  );
}

export function quick(wish: Wish): Partial<Settings> {
  return { quick: { [wish.game]: { players: wish.players, bot: 'greedy', options: wish.options ?? {} } } };
}

export const titles = { honshu: 'Honshū', hokkaido: 'Hokkaidō', 'hokkaido-2010': 'Hokkaido (2010)' };

export async function playNow(page: Page, wish: Wish, name = `Play ${titles[wish.game]} now`): Promise<void> {
  await remember(page.context(), quick(wish));
  await page.goto(base());
  await page.getByRole('button', { name }).click();
  await expect(page.locator('svg[role=application]')).toBeVisible();
}

export const record = (game: GameId): string =>
  readFileSync(new URL(`records/${game}.kitamae`, import.meta.url), 'utf8');

// Goes on with the recorded game of a title at the beginning of a round, in the first seat and against bots.
export async function goOn(page: Page, game: GameId, round: number, players: number): Promise<void> {
  await remember(page.context(), {});
  await page.goto(base());
  const table = await page.evaluate(
    async ({ text, round, players }) => {
      const post = async (path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await post('guest', {});
      const { lines } = (await post('replay', { record: text })) as { lines: { round: number }[] };
      const step = lines.findIndex((line) => line.round === round);
      const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'greedy' }));
      const wish = { from: { record: text, step }, pace: { kind: 'none' }, access: 'invitation', start: true };
      return (await post('tables', { ...wish, seats: [{ kind: 'me' }, ...bots] })).table as string;
    },
    { text: record(game), round, players },
  );
  await page.goto(`${base()}/#/table/${table}`);
  await page.reload();
  await expect(page.locator('svg[role=application]')).toBeVisible();
}

export type Turn = 'over' | 'card' | 'place' | 'tile' | 'button';

// What the page offers now. Cards first: a button such as “ask for order” may stand beside them.
export async function nextTurn(page: Page): Promise<Turn> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('.scroll table')) return 'over';
      if (document.querySelector('.panel-inner[aria-busy=true]')) return null;
      if (document.querySelector('.place .card')) return 'place';
      if (document.querySelector('.card[aria-disabled="false"]')) return 'card';
      if (document.querySelector('.panel-inner button.primary:enabled')) return 'button';
      return null;
    },
    undefined,
    { timeout: 30_000, polling: 30 },
  );
  return (await handle.jsonValue()) as Turn;
}

export const confirmButton = (page: Page) => page.locator('.panel-inner .confirm .primary, .panel-inner > .primary');

export async function pickCard(page: Page, press: 'click' | 'tap' = 'click'): Promise<void> {
  await page.locator('.card[aria-disabled="false"]').first()[press]();
  await confirmButton(page).first()[press]();
}

export async function placeByDots(page: Page, press: 'click' | 'tap' = 'click'): Promise<void> {
  const dots = page.locator('svg[role=application] .dot');
  for (let turns = 0; (await dots.count()) === 0; turns++) {
    expect(turns).toBeLessThan(4);
    await page.getByRole('button', { name: 'Turn right' })[press]();
  }
  const dot = dots.nth(Math.floor((await dots.count()) / 2));
  if (press === 'tap') await dot.scrollIntoViewIfNeeded();
  const box = await dot.boundingBox();
  if (!box) throw new Error('the dot is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (press === 'tap') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.getByRole('button', { name: 'Place here' })[press]();
  await placed(page);
}

export async function placed(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.place .card'), undefined, {
    timeout: 10_000,
    polling: 30,
  });
}

export async function pressButton(page: Page, press: 'click' | 'tap' = 'click'): Promise<void> {
  await page.locator('.panel-inner button.primary:enabled').first()[press]();
}

export async function noViolations(page: Page, where: string): Promise<void> {
  // One frame is all there is, and only what is wrong is told: that takes a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], selectors: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  expect(found, where).toEqual([]);
}

export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
