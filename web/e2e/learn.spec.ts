import { expect, type Page, test } from '@playwright/test';
import { words as englishHokkaido } from '../src/i18n/en/lessons/hokkaido';
import { words as englishHonshu } from '../src/i18n/en/lessons/honshu';
import { words as englishIsland } from '../src/i18n/en/lessons/island';
import { words as italianHokkaido } from '../src/i18n/it/lessons/hokkaido';
import { words as italianHonshu } from '../src/i18n/it/lessons/honshu';
import { words as italianIsland } from '../src/i18n/it/lessons/island';
import { hokkaido } from '../src/learn/hokkaido';
import { honshu } from '../src/learn/honshu';
import { island } from '../src/learn/island';
import type { Chapter, Move, Tutorial } from '../src/learn/tutorial';
import { readAction } from '../src/state/notation';
import { base, noViolations, remember, watchErrors } from './house';
import { Leftovers } from './language';

type Press = 'click' | 'tap';
interface Words {
  begin: RegExp;
  next: RegExp;
  show: RegExp;
}
const english: Words = { begin: /^Begin$/, next: /^(Next|Next chapter)$/, show: /^Show me$/ };
const italian: Words = { begin: /^Comincia$/, next: /^(Avanti|Capitolo seguente)$/, show: /^Fammi vedere$/ };

const coach = (page: Page) => page.locator('section.coach');

async function open(page: Page, tutorial: Tutorial, words = english, press: Press = 'click'): Promise<void> {
  await remember(page.context(), {});
  await page.goto(`${base()}/#/learn/${tutorial.game}`);
  await page.getByRole('button', { name: words.begin })[press]();
  await expect(coach(page)).toBeVisible();
}

// Plays what a step wants by the page's own means: cards by choosing them, all else as the coach lays it out.
async function play(page: Page, { play: text }: Move, words: Words, press: Press): Promise<void> {
  const action = readAction(text);
  if (action && 'card' in action && action.kind !== 'place' && !(action.kind === 'play' && action.cube)) {
    await page.locator(`[data-card="${action.card}"][aria-disabled="false"]`)[press]();
  } else if (text !== 'done') {
    await coach(page).getByRole('button', { name: words.show })[press]();
  }
  await page.locator('.panel-inner .primary:enabled').first()[press]();
}

interface Walk {
  words: Words;
  press: Press;
  look: (where: string, isHalfway: boolean) => Promise<void>; // at every step, once what it says is there
}
const plainly: Walk = { words: english, press: 'click', look: async () => {} };

async function walkChapter(page: Page, { steps }: Chapter, walk = plainly, until = steps.length): Promise<void> {
  const { words, press, look } = walk;
  const count = steps.filter((step) => step.kind !== 'other').length;
  let number = 0;
  for (const step of steps.slice(0, until)) {
    if (step.kind === 'other') continue;
    number++;
    await expect(coach(page).locator('.count')).toHaveText(new RegExp(`\\b${number}\\b.*\\b${count}\\b`));
    await expect(coach(page).locator('.text')).not.toHaveClass(/soft/);
    await look(`step ${number} of ${count}`, number === Math.ceil(count / 2));
    if (step.kind === 'move') await play(page, step, words, press);
    else if (number < count) await coach(page).getByRole('button', { name: words.next })[press]();
  }
}

async function walk(page: Page, tutorial: Tutorial, how = plainly): Promise<void> {
  for (const [i, chapter] of tutorial.chapters.entries()) {
    await walkChapter(page, chapter, how);
    await noViolations(page, `end of chapter ${i + 1}`);
    if (i + 1 < tutorial.chapters.length) await coach(page).getByRole('button', { name: how.words.next })[how.press]();
  }
}

for (const tutorial of [honshu, hokkaido, island]) {
  test(`the tutorial of ${tutorial.game} from the front page to its end`, async ({ page }) => {
    const errors = watchErrors(page);
    await remember(page.context(), {});
    await page.goto(base());
    await page.locator(`a[href="#/learn/${tutorial.game}"]`).click();
    await page.getByRole('button', { name: english.begin }).click();
    await walk(page, tutorial);
    await expect(page.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await coach(page).getByRole('button', { name: 'Play a real game' }).click();
    await expect(page.locator(`a[href="#/learn/${tutorial.game}"]`)).toContainText('✓');
    // Lessons are not games: none of their tables is listed.
    await expect(page.getByText('No games yet.')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('another move is answered and taken back, and a reload goes on', async ({ page }) => {
  await open(page, honshu);
  const next = coach(page).getByRole('button', { name: english.next });
  await next.click();
  await next.click();
  await expect(coach(page)).toContainText('Play your 56');
  await page.locator('[data-card="22"]').click();
  await page.getByRole('button', { name: 'Play card 22' }).click();
  await expect(coach(page)).toContainText('lower than Kenji’s 47');
  await page.reload();
  await expect(coach(page)).toContainText('lower than Kenji’s 47');
  await coach(page).getByRole('button', { name: 'Take it back' }).click();
  await expect(coach(page)).toContainText('Play your 56');
  await page.locator('[data-card="56"]').click();
  await page.getByRole('button', { name: 'Play card 56' }).click();
  await expect(coach(page)).toContainText('take 47');
  await page.reload();
  await expect(coach(page)).toContainText('take 47');
  await page.locator('summary', { hasText: '⋯' }).click();
  await coach(page).getByRole('button', { name: 'Skip this chapter' }).click();
  await expect(coach(page)).toContainText('the last round begins');
  await page.reload();
  await expect(coach(page)).toContainText('the last round begins');
  const table = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('kitamae-learn') ?? '{}').honshu.table as string);
  const left = await table();
  await page.locator('summary', { hasText: '⋯' }).click();
  await coach(page).getByRole('button', { name: 'Start from the beginning' }).click();
  await expect(coach(page)).toContainText('Welcome to Honshū');
  // The table that was left does not count any more.
  const status = async (name: string) =>
    (await (await page.request.get(`${base()}/api/tables/${name}`)).json()).summary.status as string;
  expect(await status(left)).toBe('closed');
  expect(await status(await table())).toBe('running');
});

test('a placement that makes too little is answered with the points', async ({ page }) => {
  await open(page, honshu);
  await page.locator('summary', { hasText: '⋯' }).click();
  await coach(page).getByRole('button', { name: 'Skip this chapter' }).click();
  const last = honshu.chapters[1] as Chapter;
  const before = last.steps.findIndex((step) => step.kind === 'move' && step.points !== undefined);
  await walkChapter(page, last, plainly, before);
  await expect(coach(page)).toContainText('58 points');
  await page.locator('svg[role=application]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('There is a place that makes 58.');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a lesson, ${scheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await remember(context, {});
    await page.goto(`${base()}/#/learn/honshu`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await noViolations(page, `cover (${scheme})`);
    await page.getByRole('button', { name: english.begin }).click();
    const next = coach(page).getByRole('button', { name: english.next });
    await next.click();
    await noViolations(page, `talk (${scheme})`);
    await next.click();
    await page.locator('[data-card="22"][aria-disabled="false"]').click();
    await page.getByRole('button', { name: 'Play card 22' }).click();
    await expect(coach(page)).toContainText('lower than');
    await noViolations(page, `answer (${scheme})`);
    await context.close();
  });
}

// In the longer language and on a dark phone: every step says all in Italian, axe finds nothing inside the chapters.
test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'it-IT',
    colorScheme: 'dark',
  });

  for (const [tutorial, from, words] of [
    [honshu, englishHonshu, italianHonshu],
    [hokkaido, englishHokkaido, italianHokkaido],
    [island, englishIsland, italianIsland],
  ] as const) {
    test(`the tutorial of ${tutorial.game} in Italian, by touch; axe finds nothing in any chapter`, async ({
      page,
    }) => {
      const english = new Leftovers(from, words);
      await open(page, tutorial, italian, 'tap');
      await expect(coach(page)).toContainText(words.says.welcome);
      const look = async (where: string, isHalfway: boolean) => {
        await english.none(page, where);
        if (isHalfway) await noViolations(page, where);
      };
      await walk(page, tutorial, { words: italian, press: 'tap', look });
      await expect(coach(page)).toContainText(words.says.endAll);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
});

// Else nothing would be found anywhere.
test('English is found where it is', async ({ page }) => {
  await open(page, island);
  const found = await new Leftovers(englishIsland, italianIsland).in(page);
  expect(found).toContain(englishIsland.says.welcome);
  expect(found).toContain('Public cards');
});
