import { test } from '@playwright/test';
import { base, quick, remember } from './house';

test('the first play from a cold load', async ({ browser }) => {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await remember(context, quick({ game: 'honshu', players: 2, options: { selection: 'draft' } }));
    const start = Date.now();
    await page.goto(base(), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Play Honshū now' }).click();
    await page.locator('.card[aria-disabled="false"]').first().waitFor();
    times.push(Date.now() - start);
    await context.close();
  }
  // A figure to read, not a verdict: how long it takes depends on what else the machine does.
  console.log(`first play from a cold load: ${times.join(', ')} ms`);
});
