import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { base, noViolations, remember, watchErrors } from './house';

interface Example {
  province: string;
  cards: { card: number; squares: string; x: number; y: number; rot: number }[];
}

// The printed example of 63 points, as own cards that show it when they are laid legally one after the other.
const example = JSON.parse(
  readFileSync(new URL('../../tests/match/honshu_63.json', import.meta.url), 'utf8'),
) as Example;

async function sheetWithDeck(page: Page): Promise<string> {
  const deck = await (await page.request.get(`${base()}/api/games/honshu/content`)).json();
  deck.provinces[0].A = example.province;
  for (const { card, squares } of example.cards) deck.cards[card - 1].squares = squares;
  const player = (name: string) => ({ name, map: [], spent: [], tiles: [], goals: 0 });
  return JSON.stringify({ game: 'honshu', scoring_card: null, deck, players: [player('Anna'), player('Bea')] });
}

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

const total = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} ?\\d+$`) });

async function typed(page: Page, text: string, laid: number): Promise<void> {
  const field = page.getByLabel('Card number');
  await field.fill(text);
  await field.press('Enter');
  await expect(page.getByText(`${laid} ${laid === 1 ? 'card' : 'cards'} of 12 laid`)).toBeVisible();
}

test('the printed example of Honshū scores 63; it is kept, compared and shared', async ({ page, browser }) => {
  await remember(page.context(), {});
  const errors = watchErrors(page);
  await page.goto(`${base()}/#/pad`);
  await openFile(page, 'sheet.json', await sheetWithDeck(page));
  await page.getByRole('button', { name: 'Province 1, side A' }).click();
  for (const [i, { card, x, y, rot }] of example.cards.entries())
    await typed(page, `${card} at ${x},${y} r${rot}`, i + 1);
  await expect(page.getByText('All twelve cards lie there.')).toBeVisible();
  await expect(total(page, 'Anna')).toHaveText(/63/);
  const row = (part: string) => page.getByRole('row', { name: new RegExp(part) });
  await expect(row('Forests')).toContainText('20');
  await expect(row('Lakes')).toContainText('12');
  await expect(row('Factories')).toContainText('14');
  await expect(row('Towns')).toContainText('17');
  await row('Lakes').getByRole('button').click();
  await expect(page.locator('.marked')).toHaveCount(5);

  // A cube that was spent is not delivered; undo brings it back.
  await page.getByText('Cubes and tiles').click();
  await page.getByRole('button', { name: 'brown cube at 1,4' }).click();
  await expect(total(page, 'Anna')).toHaveText(/61/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total(page, 'Anna')).toHaveText(/63/);

  await page.getByRole('button', { name: 'Bea' }).click();
  await page.getByRole('button', { name: 'Province 2, side A' }).click();
  await expect(total(page, 'Bea')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Anna' })).toHaveClass(/won/);

  await page.reload();
  await expect(total(page, 'Anna')).toHaveText(/63/);
  await expect(total(page, 'Bea')).toBeVisible();

  await page.getByRole('button', { name: 'Copy a link to it' }).click();
  const link = await page.getByLabel('Link to this sheet').inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(total(other, 'Anna')).toHaveText(/63/);
  await expect(other).toHaveURL(/#\/pad$/);
  await other.goto(`${base()}/#/pad/broken`);
  await expect(other.getByRole('alert')).toContainText('not a score sheet');
  await expect(total(other, 'Anna')).toHaveText(/63/);
  await other.context().close();
  expect(errors).toEqual([]);
});

test('cards are laid by tapping, over and under; what breaks a rule is refused', async ({ page }) => {
  await remember(page.context(), {});
  await page.goto(`${base()}/#/pad`);
  await page.getByRole('button', { name: 'Province 4, side A' }).click();
  await page.getByRole('button', { name: /^Card 23:/ }).click();
  const dots = page.locator('svg[role=application] .dot');
  const free = page.locator('.layers button:enabled');
  for (let i = 0; (await free.count()) === 0; i++) await dots.nth(i).click({ force: true });
  await expect(page.getByTestId('difference')).toBeVisible();
  await free.first().click();
  await expect(free.first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Place here' }).click();
  await expect(page.getByText('1 card of 12 laid')).toBeVisible();
  await page.getByLabel('Card number').fill('7');
  await page.keyboard.press('Enter');
  await page.locator('svg[role=application]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 cards of 12 laid')).toBeVisible();
  await page.getByLabel('Card number').fill('9 at 50,50 r0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('M3.4');
  await page.getByRole('button', { name: 'Take off card 7' }).click();
  await expect(page.getByText('1 card of 12 laid')).toBeVisible();
});

test('Hokkaidō takes tiles, Hokkaido (2010) is written down', async ({ page }) => {
  await remember(page.context(), {});
  await page.goto(`${base()}/#/pad`);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'New sheet for Hokkaidō' }).click();
  await page.getByRole('button', { name: 'Province 1, side A' }).click();
  await page.getByText('Cubes and tiles').click();
  await page
    .getByRole('button', { name: /^desert at/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Becomes lake' }).click();
  await page.getByText('Cubes and tiles').click();
  await expect(page.getByRole('button', { name: /^tile at .*lake$/ })).toBeVisible();

  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'New sheet for Hokkaido (2010)' }).click();
  await page.getByLabel('Claims, Player 1').fill('5+3');
  await page.getByLabel('Regions, Player 1').fill('4');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('12');
  await page.reload();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('12');
  // The second player's points make a tie; fewer pieces break it.
  await page.getByLabel('Claims, Player 2').fill('12');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Player 1, Player 2 share the victory')).toBeVisible();
  await page.getByLabel('Pieces on the board, Player 1').fill('9');
  await page.getByLabel('Pieces on the board, Player 2').fill('8');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Player 2 wins')).toBeVisible();
  await page.getByLabel('Hand, Player 1').or(page.getByLabel('Cards in hand, Player 1')).fill('many');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pad, ${scheme}, also on a phone and in Italian`, async ({ browser }) => {
    const context = await browser.newContext({
      colorScheme: scheme,
      viewport: { width: 360, height: 740 },
      locale: 'it-IT',
    });
    await remember(context, {});
    const page = await context.newPage();
    await page.goto(`${base()}/#/pad`);
    await expect(page.getByRole('heading', { level: 1, name: 'Segnapunti' })).toBeVisible();
    await page.getByRole('button', { name: 'Provincia 1, lato A' }).waitFor();
    await noViolations(page, `province (${scheme})`);
    await page.getByRole('button', { name: 'Provincia 1, lato A' }).click();
    await page.getByText('Risorse e tessere').click();
    await noViolations(page, `choosing a card (${scheme})`);
    await page.getByLabel('Numero della carta').fill('12');
    await page.keyboard.press('Enter');
    await page.locator('.dot').first().waitFor();
    await noViolations(page, `placing (${scheme})`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    await context.close();
  });
}
