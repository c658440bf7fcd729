import { expect, type Page, test } from '@playwright/test';
import type { Board, Deck } from '../src/state/wire';
import { base, nextTurn, noViolations, remember, watchErrors } from './house';

const standard = async (page: Page) =>
  (await (await page.request.get(`${base()}/api/games/honshu/content`)).json()) as Deck;

async function upload(page: Page, choice: string, text: string): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: choice }).click();
  await (await chooser).setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

async function open(page: Page): Promise<void> {
  await remember(page.context(), {});
  await page.goto(`${base()}/#/decks`);
  await page.getByRole('button', { name: /^Card 60:/ }).waitFor();
}

test('a deck is typed: codes move on by themselves, it is kept and taken back', async ({ page }) => {
  await open(page);
  const errors = watchErrors(page);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'New empty deck for Honshū' }).click();
  await page.getByRole('button', { name: 'Square 1: empty' }).focus();
  await page.keyboard.type('flpbwn3dd tpyt');
  await expect(
    page.getByRole('button', { name: 'Card 1: forest, lake, blue production, brown factory 3, open land, open land' }),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Card 2: town, yellow production, town, empty, empty, empty' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Square 4: empty' })).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('l');
  await expect(page.getByRole('button', { name: /^Card 2: town, yellow production, lake, empty/ })).toBeVisible();
  // By tapping: the square, then what is on it.
  await page.getByRole('button', { name: /^Square 6/ }).click();
  await page.getByRole('button', { name: 'grey factory 3' }).click();
  await expect(page.getByRole('heading', { name: 'Card 3' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Card 2: .*grey factory 3$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Card 2: .*empty$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Card 1: forest, lake, blue production/ })).toBeVisible();
  await expect(page.getByText(/squares are still empty/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a broken deck is refused with its reason at the card', async ({ page }) => {
  await open(page);
  const deck = await standard(page);
  const card = deck.cards[6];
  if (card) card.squares = 'T L / T Qn / Pb D';
  await upload(page, 'Open a file for Honshū', JSON.stringify(deck, null, 1));
  const status = page.locator('.check');
  await expect(status).toContainText('Card 7: “T L / T Qn / Pb D” is not three rows of two squares.');
  await expect(status).toContainText(/Line \d+:/);
  await expect(page.locator('button.fault')).toHaveAttribute('aria-label', /^Card 7/);
  await expect(page.getByRole('heading', { name: 'Card 7' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play with it' })).toHaveCount(0);
  // Typed right, it is good.
  await page.getByRole('button', { name: /^Square 4/ }).focus();
  await page.keyboard.type('t');
  await expect(status).toContainText('can be played with');
  await upload(page, 'Open a file for Hokkaido (2010)', 'not a board');
  await expect(status).toContainText('The board: this is not valid JSON.');
  await expect(status).toContainText('Line 1: not a board');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(status).toContainText('Il tabellone – non è JSON valido.');
});

test('a table is played on an own board', async ({ page }) => {
  const errors = watchErrors(page);
  await open(page);
  await page.getByLabel('Shown').selectOption({ label: 'Kitamae’s board of Hokkaido (2010)' });
  await expect(page.locator('[data-place]')).toHaveCount(45);
  await noViolations(page, 'the board to look at');
  const board = (await (await page.request.get(`${base()}/api/games/hokkaido-2010/content`)).json()) as Board;
  for (const province of board.provinces) if (province.city) province.city = `New ${province.city}`;
  const first = board.trade_cards[0];
  if (!first) throw new Error('the board has no cards');
  first.high = 200;
  await upload(page, 'Open a file for Hokkaido (2010)', JSON.stringify(board));
  const status = page.locator('.check');
  await expect(status).toContainText('Card 1: the high number is at most 99');
  await page.getByLabel('Card 1, high number').fill('19');
  await page.keyboard.press('Tab');
  await expect(status).toContainText('can be played with');
  await page.getByLabel('Name of the city in abashiri').fill('Apasir');
  await page.keyboard.press('Tab');
  await expect(page.locator('.town').filter({ hasText: 'Apasir' })).toBeVisible();
  await expect(status).toContainText('can be played with');
  await noViolations(page, 'the board to change');
  await page.getByRole('button', { name: 'Play with it' }).click();
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('level-1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-lit]').first().waitFor();
  await expect(page.locator('.town').filter({ hasText: 'Apasir' })).toBeVisible();
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.locator('.panel button.primary:enabled').click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/New \w+|Apasir/);
  expect(errors).toEqual([]);
});

test('a table is played with an own deck', async ({ page }) => {
  await open(page);
  const deck = await standard(page);
  for (const card of deck.cards) card.squares = 'F D / T L / T D';
  await upload(page, 'Open a file for Honshū', JSON.stringify(deck));
  await page.getByRole('button', { name: 'Play with it' }).click();
  await expect(page.getByLabel('Deck or board')).toHaveValue(/\w+/);
  await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('level-1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await nextTurn(page);
  await expect(page.locator('.card').first()).toHaveAttribute(
    'aria-label',
    /forest, open land; town, lake; town, open land/,
  );
});

test('cards are printed in true size with marks', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.cards-page')).toHaveCount(8);
  const size = await page.locator('.cards-page .edge').first().boundingBox();
  const millimetre = 96 / 25.4;
  expect((size?.width ?? 0) / millimetre).toBeCloseTo(56, 0);
  expect((size?.height ?? 0) / millimetre).toBeCloseTo(84, 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(8); // no empty one
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.cards-page').first()).toBeHidden();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the decks, ${scheme}, also on a phone and in Italian`, async ({ browser }) => {
    const context = await browser.newContext({
      colorScheme: scheme,
      viewport: { width: 360, height: 740 },
      locale: 'it-IT',
    });
    await remember(context, {});
    const page = await context.newPage();
    await page.goto(`${base()}/#/decks`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mazzi e tabelloni tuoi' })).toBeVisible();
    await page.getByRole('button', { name: /^Carta 60:/ }).waitFor();
    await noViolations(page, `a deck to look at (${scheme})`);
    await page.getByRole('button', { name: 'Fanne una copia da cambiare' }).click();
    await expect(page.getByText('ci si può giocare')).toBeVisible();
    await noViolations(page, `a deck to change (${scheme})`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await context.close();
  });
}
