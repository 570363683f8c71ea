import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { goTo } from '../../driver/accessibility/go-to.ts';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { fillProject } from '../../driver/filled-project.ts';
import { pages, type PageOfApp } from '../../driver/pages.ts';
import { PATIENT } from '../../driver/patient.ts';

const open = useBrowser();

/** Texts that would be executed if a page inserted them as markup; without a line break opportunity. */
const IMAGE = '<img/src="x"onerror=alert(1)>';
const DRAWING = '"><svg/onload=alert(1)><a/href=javascript:alert(1)>';

/** The longest allowed name. */
const NAME = IMAGE + 'Ž'.repeat(80 - IMAGE.length);

let token: string;
let fullDate: string;
beforeAll(async () => {
  token = await newManagerToken('extreme', NAME);
  fullDate = await fillProject(token, 'extreme', {
    name: NAME,
    otherName: 'X',
    template: DRAWING.padEnd(60, 'Ryt'),
    otherTemplate: '{{constructor}} ${alert(1)}',
    role: IMAGE + 'Vadovas'.repeat(4),
  });
});

const SCREEN = { width: 1440, height: 900 };
const SIZES = [SCREEN, PHONE];
/** In this business the employee of the demo is another one. */
const pathsOf = (who: PageOfApp['who']) =>
  pages.filter((page) => page.who === who).map(({ path }) => path.replace('/employees/ona', '/employees/extreme-1'));

/**
 * Walks through pages within the application.
 * @param look what to check of each besides
 * @returns the addresses where a text was executed, or became more than text
 */
async function walk(page: Page, paths: readonly string[], look?: (path: string) => Promise<void>): Promise<string[]> {
  const run: string[] = [];
  page.on('dialog', async (dialog) => {
    run.push(page.url());
    await dialog.dismiss();
  });
  for (const path of paths) {
    await goTo(page, path);
    await drawn(page);
    await look?.(path);
    const injected = await page.locator('[onerror], [onload], img[src="x"], a[href^="javascript:"]').count();
    if (injected > 0) run.push(path);
  }
  return run;
}

async function drawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
}

test('what a business writes is shown as written, however long, inside the window, and never run', async () => {
  // One page requests a template of the demo.
  const page = await open({ token, refusals: [422] });
  const inWindow = async (path: string) => {
    // It begins in the size in which the page before ended.
    const isPhone = page.viewportSize()?.width === PHONE.width;
    for (const size of isPhone ? SIZES.toReversed() : SIZES) {
      await page.setViewportSize(size);
      await drawn(page);
      // What depends on the width is drawn anew some frames after it.
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond, { ...PATIENT, message: `${path} at ${size.width}` }).toBeLessThanOrEqual(0);
    }
  };
  // Without a date the calendar shows today, which may have no event.
  const paths = [...pathsOf('manager'), `/manager/calendar?view=day&from=${fullDate}`];
  expect(await walk(page, paths, inWindow)).toEqual([]);
  await page.setViewportSize(SCREEN);
  await goTo(page, '/manager/employees');
  await page.getByRole('link', { name: NAME, exact: true }).waitFor();
});

/** Where a manager reads what employees write. */
const READ = ['', '/inbox', '/timeoff', '/requests', '/comments', '/history', '/history/work'];

test('so it is with what those who work there write, on their pages and on those of the manager', async () => {
  const worker = await tokenOfNewLogin(token, 'extreme-1');
  const write = (path: string, body: object) => callApi('POST', path, { token: worker, body });
  await write('/time-off', { type: 'personal', start_date: '2031-05-05', end_date: '2031-05-06', reason: DRAWING });
  await write('/requests', { type: 'schedule_change', title: IMAGE, reason: DRAWING });
  await write('/comments', { date: '2031-05-05', comment: DRAWING });
  const page = await open({ token: worker });
  expect(await walk(page, pathsOf('employee'))).toEqual([]);
  await goTo(page, '/worker/requests');
  await page.getByText(IMAGE).first().waitFor();
  const manager = await open({ token });
  const paths = READ.map((path) => `/manager${path}`);
  expect(await walk(manager, paths)).toEqual([]);
});
