import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { base, noViolations, remember, watchErrors } from './house';

const file = (game: string): string => new URL(`records/${game}.kitamae`, import.meta.url).pathname;
const text = (game: string): string => readFileSync(file(game), 'utf8');
const slider = (page: Page) => page.getByRole('slider');
const now = (page: Page) => page.locator('.now');

async function openFile(page: Page, path: string): Promise<void> {
  await page.goto(`${base()}/#/replay`);
  await page.locator('input[type=file]').setInputFiles(path);
}

// A table that is over: the guest plays whatever the server suggests, at a pace the server allows.
async function finishedTable(page: Page, wish: object): Promise<string> {
  await page.goto(base());
  return page.evaluate(async (wanted) => {
    const ask = async (path: string, body?: object) => {
      const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(path, body ? post : {})).json();
    };
    if (!(await ask('/api/me')).account) await ask('/api/guest', { name: 'Anna' });
    const { table } = await ask('/api/tables', { ...wanted, access: 'invitation', start: true });
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    await new Promise<void>((resolve) => {
      let id = 0;
      const say = (message: object) => socket.send(JSON.stringify({ ...message, id: String(id++), table }));
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.over || message.summary?.status === 'over') resolve();
        const action = message.suggest?.['0'];
        if (action) setTimeout(() => say({ t: 'act', seat: 0, action }), 70);
      });
      say({ t: 'watch', mode: 'events', suggest: 'random' });
    });
    socket.close();
    return table as string;
  }, wish);
}

const bot = { kind: 'bot', bot: 'random' };
const lastMoves = () => {
  const record = text('honshu');
  return { from: { record, step: record.split('\n').length - 16 }, seats: [{ kind: 'me' }, bot, bot] };
};

for (const [game, title] of [
  ['honshu', 'Honshū'],
  ['hokkaido', 'Hokkaidō'],
  ['hokkaido-2010', 'Hokkaido (2010)'],
] as const) {
  test(`a record of ${title}: stepping, slider, rounds, viewers, keys`, async ({ page }) => {
    await remember(page.context(), {});
    const errors = watchErrors(page);
    await openFile(page, file(game));
    await expect(now(page)).toHaveText(`${title}, 3 players: the table is set.`);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect(slider(page)).toHaveValue('1');
    await expect(now(page)).toContainText('Seat');
    const first = await now(page).textContent();
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect(now(page)).toContainText('the table is set');
    await page.locator('h1').click();
    await page.keyboard.press('ArrowRight');
    await expect(now(page)).toHaveText(first ?? '');
    await expect(page.locator('[aria-live=polite][role=status]').last()).toContainText('Step 1 of');
    await page.keyboard.press('End');
    await expect(now(page)).toContainText('The game is over.');
    await expect(page.getByText('Play on from here')).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveValue('0');
    await slider(page).fill('40');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Step 40 of \d+: Seat/);
    await page.getByLabel(game === 'hokkaido-2010' ? 'Turn' : 'Round').selectOption({ index: 4 });
    await expect(page.getByRole('button', { name: 'One step back' })).toBeEnabled();
    const hands = page.locator('.side').getByText(/cards?, hidden/);
    await expect(hands).toHaveCount(0);
    await page.getByLabel('Seen by').selectOption('1');
    await expect(hands).toHaveCount(2);
    await page.getByLabel('Seen by').selectOption('onlooker');
    await expect(hands).toHaveCount(3);
    await page.getByLabel('Speed').selectOption('4');
    await slider(page).fill('0');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(now(page)).toContainText('Seat');
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(errors).toEqual([]);
  });
}

test('a secret choice stays secret for those who could not know it', async ({ page }) => {
  await remember(page.context(), {});
  await openFile(page, file('hokkaido'));
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(now(page)).toHaveText(/chooses card \d+/);
  await page.getByLabel('Seen by').selectOption('onlooker');
  await expect(now(page)).toHaveText(/makes a secret choice/);
});

for (const [locale, seen, told] of [
  ['en-GB', 'Seen by', /^Seat \d .+\. Conflict in \w+: Seat \d loses \d pieces?/],
  ['it-IT', 'Visto da', /^Posto \d .+\. Conflitto in \w+: Posto \d perde \d pezz[oi]/],
] as const) {
  test(`the steps tell what conflict took, to everybody, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    await remember(context, {});
    const page = await context.newPage();
    await openFile(page, file('hokkaido-2010'));
    await page.getByRole('button', { name: told }).first().click();
    await expect(now(page)).toHaveText(told);
    await page.getByLabel(seen).selectOption('onlooker');
    await expect(now(page)).toHaveText(told);
    await context.close();
  });
}

test('a record that is broken is refused with its reason', async ({ page }) => {
  await remember(page.context(), {});
  await page.goto(`${base()}/#/replay`);
  const give = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.kitamae', mimeType: 'text/plain', buffer: Buffer.from(content) });
  await give('Dear diary');
  await expect(page.getByRole('alert')).toContainText('This record cannot be replayed. Line 1');
  const broken = text('honshu').replace(/^(\d) place \d+ at .*$/m, '$1 place 1 at 90,90 r0');
  await give(broken);
  await expect(page.getByRole('alert')).toContainText(/action \d+: .*\(M\d/);
  await give('x'.repeat(950_000));
  await expect(page.getByRole('alert')).toHaveText('The file is too large to be a record.');
  await give(text('honshu'));
  await expect(now(page)).toContainText('the table is set');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a record is dropped on the page', async ({ page }) => {
  await remember(page.context(), {});
  await page.goto(`${base()}/#/replay`);
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.kitamae', { type: 'text/plain' }));
    return transfer;
  }, text('honshu'));
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: data });
  await expect(now(page)).toContainText('Honshū');
});

test('a finished game: from its links to a position that is shared, and on against bots', async ({ page, browser }) => {
  await remember(page.context(), {});
  const table = await finishedTable(page, lastMoves());
  await page.goto(base());
  await page.getByRole('link', { name: 'Replay this game of Honshū' }).click();
  await expect(now(page)).toContainText('Honshū, 3 players');
  await page.goto(`${base()}/#/table/${table}`);
  await page.getByRole('link', { name: 'Replay' }).click();
  await slider(page).fill('30');
  await page.getByLabel('Seen by').selectOption({ label: 'Anna' });
  await expect(page).toHaveURL(new RegExp(`#/replay/${table}/\\d+/0$`));
  const said = await now(page).textContent();

  const other = await browser.newContext();
  await remember(other, {});
  const friend = await other.newPage();
  await friend.goto(page.url());
  await expect(slider(friend)).toHaveValue('30');
  await expect(friend.getByLabel('Seen by')).toHaveValue('0');
  await expect(now(friend)).toHaveText(said ?? '');
  await friend.getByText('Play on from here').click();
  await friend.getByLabel('Your seat').selectOption({ index: 1 });
  await friend.getByRole('button', { name: 'Start' }).click();
  await expect(friend.getByRole('region', { name: 'Your map' })).toBeVisible();
  await friend.goto(`${base()}/#/replay/${friend.url().split('/').pop()}`);
  await expect(friend.getByRole('alert')).toContainText('still being played');
  await other.close();
});

for (const [theme, locale, game] of [
  ['light', 'en-GB', 'hokkaido'],
  ['dark', 'it-IT', 'hokkaido-2010'],
] as const) {
  test(`the replay is for everybody: axe, a phone, ${theme}, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: theme, locale });
    await remember(context, {});
    const page = await context.newPage();
    await openFile(page, file(game));
    await expect(now(page)).toContainText(locale === 'it-IT' ? 'il tavolo è pronto' : 'the table is set');
    await slider(page).fill('25');
    await expect(now(page)).toContainText(locale === 'it-IT' ? 'Posto' : 'Seat');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await noViolations(page, 'phone');
    await page.setViewportSize({ width: 1280, height: 800 });
    await noViolations(page, 'wide');
    await context.close();
  });
}

test('the page about oneself: results, plots with their tables, the best map, in both languages and colours', async ({
  page,
}) => {
  await remember(page.context(), {});
  const errors = watchErrors(page);
  await page.goto(`${base()}/#/player`);
  await expect(page.getByText('You have not played here yet.')).toBeVisible();
  const wish = { game: 'honshu', players: 2, options: { selection: 'draft' }, seats: [{ kind: 'me' }, bot] };
  const first = await finishedTable(page, wish);
  await finishedTable(page, wish);
  await finishedTable(page, lastMoves());
  await page.goto(`${base()}/#/account`);
  await page.getByRole('link', { name: 'Results and plots' }).click();
  const row = page.getByRole('region', { name: 'Results' }).getByRole('row').nth(1);
  await expect(row).toContainText(/Honshū.*2.*2/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('row')).toHaveCount(2);
  await page.getByText('As a table').last().click();
  await expect(page.locator(`a[href="#/replay/${first}"]`).first()).toBeVisible();
  await expect(page.locator('.picture use').first()).toBeAttached();
  await noViolations(page, 'light');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain(first);
  await page.evaluate(() => localStorage.setItem('kitamae', JSON.stringify({ language: 'it', theme: 'dark' })));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'I punteggi nel tempo' })).toBeVisible();
  await expect(page.locator('.picture use').first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await noViolations(page, 'dark');
  await page.getByRole('link', { name: 'Rivedila' }).click();
  await expect(now(page)).toContainText('il tavolo è pronto');
  expect(errors).toEqual([]);
});
