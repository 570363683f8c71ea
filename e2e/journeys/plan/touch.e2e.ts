import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { tokenOf } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { pages } from '../../driver/pages.ts';
import { PATIENT } from '../../driver/patient.ts';

const open = useBrowser();

/** What a thumb hits reliably. CSS pixels. */
const LEAST = 44;

let page: Page;
beforeAll(async () => {
  page = await open({ token: await tokenOf('ona'), viewport: PHONE, touch: true, isKept: true });
});

/** Everything pressable that is smaller, by its name and size. A link inside a sentence is as high as its line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed =
      'a[href], button, [role=button], [role=tab], select, summary, label:has(> input), label:has(+ input)';
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.getBoundingClientRect().width > 1 &&
      element.getBoundingClientRect().bottom > 0;
    const isInSentence = (element: Element) =>
      element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll(pressed)]
      .filter((element) => isShown(element) && !isInSentence(element) && !element.closest('[aria-hidden=true]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName} ${name.trim().slice(0, 30)} ${Math.round(box.width)}x${Math.round(box.height)}`;
      });
  }, LEAST);
}

const ofEmployees = pages.filter(({ who }) => who === 'employee').map(({ path }) => path);

test.each(ofEmployees)(
  '%s: what is pressed is large enough for a thumb, and nothing hides until a mouse hovers',
  async (path) => {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
    expect(await tooSmall(page)).toEqual([]);
    const hoverOnly = await page.evaluate(() => matchMedia('(hover: none)').matches);
    expect(hoverOnly).toBe(true);
  },
);
