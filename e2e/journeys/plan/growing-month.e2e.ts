import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { eightyPeople } from '../../driver/eighty-people.ts';
import { chips } from '../../driver/grid.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();
const grid = (page: Page) => page.getByRole('grid');

let token: string;
beforeAll(async () => {
  token = await eightyPeople('growing');
});

/** Generates a month, and waits for the first shifts of the best schedule so far. */
async function begin(page: Page, { key }: { key: string }, texts: typeof en | typeof lt): Promise<void> {
  await page.goto(`/manager/calendar?month=${key}&view=month`);
  await grid(page).getByText('Person 04').waitFor();
  expect(await chips(grid(page)).count()).toBe(0);
  await page.getByRole('button', { name: texts.schedule.generate.options }).click();
  await page.getByLabel(texts.schedule.generate.seconds).fill('15');
  await page.getByLabel(texts.schedule.generate.seconds).press('Enter');
  await page.locator('[data-growth="on"] [data-shift^="best "]').first().waitFor();
}

/** From now on the fewest shifts that were on the page at once. */
const watchFewest = (page: Page) =>
  page.evaluate(() => {
    const count = () => document.querySelectorAll('[role="grid"] [data-shift]').length;
    const seen = { fewest: count() };
    new MutationObserver(() => (seen.fewest = Math.min(seen.fewest, count()))).observe(document.body, {
      childList: true,
      subtree: true,
    });
    Object.assign(window, { seen });
  });
const fewest = (page: Page) => page.evaluate(() => (window as unknown as { seen: { fewest: number } }).seen.fewest);

test('while a month is generated its best shifts so far are in the grid, which is never empty again: in Lithuanian', async () => {
  const page = await open({ token, language: 'lt' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await begin(page, monthFromNow(1), lt);
  await watchFewest(page);
  const chip = page.locator('[data-shift^="best "]').first();
  expect(await chip.evaluate((one) => getComputedStyle(one).animationName)).not.toBe('none');
  // They come and go: none can be opened.
  await chip.click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await grid(page).getAttribute('aria-readonly')).toBe('true');
  // The hint of the shift under the mouse is no part of the page.
  await page.mouse.move(0, 0);
  expect(await axeViolations(page)).toEqual([]);
  await page.locator('[data-growth="done"] [data-shift]:not([data-shift^="best "])').first().waitFor();
  await expect.poll(() => page.locator('[data-shift^="best "]').count(), PATIENT).toBe(0);
  expect(await fewest(page)).toBeGreaterThan(0);
  expect(await grid(page).getAttribute('aria-readonly')).toBe('false');
});

test('without motion nothing moves', async () => {
  const page = await open({ token });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, monthFromNow(2), en);
  const chip = page.locator('[data-shift^="best "]').first();
  expect(await chip.evaluate((one) => getComputedStyle(one).animationName)).toBe('none');
  await page.locator('[data-growth="done"]').waitFor();
  const line = await grid(page)
    .getByRole('rowgroup')
    .first()
    .evaluate((head) => getComputedStyle(head, '::after').animationName);
  expect(line).toBe('none');
});
