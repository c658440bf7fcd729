import { expect, test } from '@playwright/test';
import { en } from '../src/i18n/en';
import { it as italian } from '../src/i18n/it';
import type { Deck } from '../src/state/wire';
import { base, nextTurn, noViolations, pickCard, placeByDots, playNow, quick, remember, watchErrors } from './house';

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width: 1280, height: 800 } });
    await remember(context, {
      ...quick({ game: 'hokkaido', players: 2, options: { goals: true } }),
      commandLine: true,
    });
    const page = await context.newPage();
    const errors = watchErrors(page);
    const pages = [
      '',
      '#/new/hokkaido-2010',
      '#/rules/hokkaido',
      '#/rules/honshu/it',
      '#/settings',
      '#/account',
      '#/nowhere',
    ];
    for (const path of pages) {
      await page.goto(`${base()}/${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await noViolations(page, `${path || 'front page'} (${scheme})`);
    }
    await playNow(page, { game: 'hokkaido', players: 2, options: { goals: true } });
    await nextTurn(page);
    await noViolations(page, `table: choosing (${scheme})`);
    while ((await nextTurn(page)) === 'card') await pickCard(page);
    await page.locator('.dot').first().waitFor();
    await noViolations(page, `table: placing (${scheme})`);
    expect(errors).toEqual([]);
    await context.close();
  });
}

// As whole words: “Terraform” also begins an Italian one.
function speaks(shown: string, text: string): boolean {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u').test(shown);
}

test('Italian throughout', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'it-IT' });
  const page = await context.newPage();
  await remember(context, { ...quick({ game: 'hokkaido', players: 2, options: { goals: true } }), commandLine: true });
  const english = Object.entries(en).flatMap(([key, text]) => {
    const other = italian[key as keyof typeof italian];
    return typeof text === 'string' && text.length > 6 && text !== other ? [text] : [];
  });
  const check = async (where: string) => {
    const shown = await page.locator('body').innerText();
    expect(
      english.filter((text) => speaks(shown, text)),
      where,
    ).toEqual([]);
  };
  await page.goto(base());
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  for (const path of ['', '#/new/hokkaido', '#/settings', '#/account']) {
    await page.goto(`${base()}/${path}`);
    await page.waitForTimeout(300);
    await check(path || 'front page');
  }
  await page.goto(`${base()}/#/`);
  await page.getByRole('button', { name: 'Gioca subito a Hokkaidō' }).click();
  await nextTurn(page);
  await check('choosing');
  while ((await nextTurn(page)) === 'card') await pickCard(page);
  await check('placing');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await context.close();
});

test('a game is resumed from the front page; hint, take-back and command line', async ({ page }) => {
  await remember(page.context(), {
    commandLine: true,
    ...quick({ game: 'honshu', players: 2, options: { selection: 'draft' } }),
  });
  await playNow(page, { game: 'honshu', players: 2, options: { selection: 'draft' } });
  await nextTurn(page);
  await page.getByRole('link', { name: 'Kitamae' }).click();
  await page
    .getByRole('link', { name: /Your turn/ })
    .first()
    .click();
  while ((await nextTurn(page)) === 'card') await pickCard(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByTestId('difference')).toBeVisible();
  const line = page.getByRole('textbox', { name: 'Command line' });
  await line.fill('legal place');
  await line.press('Enter');
  const first = await page.locator('.command li').first().innerText();
  expect(first).toMatch(/^place \d+ at /);
  await line.fill('place 99 at 50,50 r0');
  await line.press('Enter');
  await expect(page.locator('.command li').first()).toContainText('Not a legal move');
  await line.fill(first);
  await line.press('Enter');
  await expect(page.locator('.command li').first()).toContainText('Done');
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/places card/);
});

test('two at one device, with a screen between them', async ({ page }) => {
  await remember(page.context(), {});
  await page.goto(`${base()}/#/new/honshu`);
  await page.getByLabel('Selection').selectOption({ label: 'Draft' });
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption({ label: 'Somebody at this device' });
  await page.getByLabel('Name at seat 2').fill('Bea');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /^I am / }).click();
  await nextTurn(page);
  await pickCard(page);
  await expect(page.getByRole('heading', { name: 'Bea’s turn' })).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bea' }).click();
  await expect(page.locator('.card').first()).toBeVisible();
});

test('two browsers at one table: reload, a lost connection, chat, a watcher', async ({ browser }) => {
  const [anna, bea, watcher] = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  if (!anna || !bea || !watcher) throw new Error('no browsers');
  await remember(anna, {});
  await remember(bea, {});
  const a = await anna.newPage();
  const b = await bea.newPage();
  const sockets: { close: () => void }[] = [];
  await b.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    sockets.push({
      close: () => {
        void server.close();
        void socket.close();
      },
    });
  });
  await a.goto(`${base()}/#/new/honshu`);
  await a.getByLabel('Selection').selectOption({ label: 'Draft' });
  await a.getByRole('button', { name: 'Create' }).click();
  const link = await a.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await b.goto(link);
  await b.getByRole('button', { name: 'Sit here' }).click();
  await a.getByRole('button', { name: 'Start the game' }).click();

  // One round: both choose, both drop one, both place.
  const round = async () => {
    for (let step = 0; step < 2; step++) {
      for (const page of [a, b]) {
        await nextTurn(page);
        await pickCard(page);
      }
    }
  };
  await nextTurn(a);
  await pickCard(a);
  await a.getByRole('button', { name: 'Take back' }).click();
  await expect(a.locator('.card[aria-disabled="false"]').first()).toBeVisible();
  await round();
  await nextTurn(a);
  await placeByDots(a);
  await b.reload();
  await nextTurn(b);
  for (const socket of sockets) socket.close();
  await placeByDots(b);
  await round();
  sockets[sockets.length - 1]?.close();
  await nextTurn(a);
  await placeByDots(a);
  await nextTurn(b);
  await placeByDots(b);

  const w = await watcher.newPage();
  await w.goto(link);
  await expect(w.getByText('You are watching this game.')).toBeVisible();
  await b.getByRole('tab', { name: 'Chat' }).click();
  await b.getByRole('textbox', { name: 'Chat' }).fill('Well played!');
  await b.getByRole('button', { name: 'Send' }).click();
  await a.getByRole('tab', { name: /Chat/ }).click();
  await expect(a.getByRole('list', { name: 'Chat' })).toContainText('Well played!');

  const said = a.getByRole('list', { name: 'Chat' });
  const mute = a.getByRole('group', { name: 'Mute' }).getByRole('button');
  await mute.first().focus();
  await a.keyboard.press('Enter');
  await expect(mute.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(said).not.toContainText('Well played!');
  await expect(a.getByText('1 message hidden')).toBeVisible();
  await noViolations(a, 'chat with somebody muted');
  await a.reload();
  await a.getByRole('tab', { name: /Chat/ }).click();
  await expect(said).toContainText('All that was said is muted.');
  await mute.first().click();
  await expect(said).toContainText('Well played!');
  await mute.last().click();
  await expect(said).not.toContainText('Well played!');
  await Promise.all([anna.close(), bea.close(), watcher.close()]);
});

test('a table with a deck of its own draws its cards', async ({ page }) => {
  await remember(page.context(), {});
  await page.goto(base());
  const { table, deck } = await page.evaluate(async () => {
    const ask = async (path: string, body?: object) => {
      const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(path, body ? post : {})).json();
    };
    await ask('/api/guest', {});
    const own = await ask('/api/games/honshu/content');
    const faces = own.cards.map((card: { squares: string }) => card.squares);
    own.cards.forEach((card: { squares: string }, i: number) => {
      card.squares = faces[(i + 7) % faces.length];
    });
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
    const wish = { game: 'honshu', players: 2, options: { selection: 'draft' }, deck: own, seats, start: true };
    return { table: (await ask('/api/tables', wish)).table as string, deck: own as Deck };
  });
  await page.goto(`${base()}/#/table/${table}`);
  await nextTurn(page);
  const card = page.locator('.card').first();
  const number = Number(/\d+/.exec((await card.getAttribute('aria-label')) ?? '')?.[0]);
  const codes = (deck.cards.find(({ id }) => id === number)?.squares ?? '').match(/[A-Z][a-z]?/g);
  const drawn = await card
    .locator('use[href^="#sq-"]')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
  expect(drawn).toEqual(codes?.map((code) => `#sq-${code}`));
});

test('a guest registers, leaves and comes back', async ({ page }) => {
  const name = `Anna ${Date.now()}`;
  await playNow(page, { game: 'honshu', players: 2 });
  await page.goto(`${base()}/#/account`);
  await page.getByLabel('I am new here').check();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('a long enough one');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('not the right one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Name or password is wrong.');
  await page.getByLabel('Password').fill('a long enough one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: /Honshū/ }).first()).toBeVisible();
});

test('every page fits a phone, in the longer language', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'it-IT',
  });
  const page = await context.newPage();
  for (const path of ['', '#/new/hokkaido-2010', '#/rules/hokkaido', '#/settings', '#/account']) {
    await page.goto(`${base()}/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(360);
  }
  await context.close();
});
