import type { Page } from 'playwright-core';
import { cafeEmployee, cafeManager, callsOf } from './figures/product-calls.ts';
import { startProduct } from './figures/start-product.ts';
import { openBrowser, openPage } from './screen/open-browser.ts';
import { sizeOfScreen } from './screen/screen-size.ts';

/**
 * `npm run bench:screens -- [address]`: the words, the controls above the fold and the height of the pages of the demo
 * café, in English at 1366x800 and for employees at 390x844, as docs/experiments/screens.md has them; with an address,
 * of the demo that runs there (`DEMO=1 npm start` of another version).
 */
const DESKTOP = { width: 1366, height: 800 };
const PHONE = { width: 390, height: 844 };

const manager = [
  '/manager',
  '/manager/calendar?view=month',
  '/manager/calendar?view=week',
  '/manager/calendar?view=list',
  '/manager/availability',
  '/manager/shifts/requirements',
  '/manager/employees',
  '/manager/employees/ona',
  '/manager/employees/team',
  '/manager/inbox',
  '/manager/timesheets',
  '/manager/timesheets/sheet',
  '/manager/timesheets/fairness',
  '/manager/analytics',
  '/manager/analytics/labour-cost',
  '/manager/history',
  '/manager/scenarios',
  '/manager/shifts/takings',
  '/manager/settings',
  '/manager/guide',
];
const employee = ['/worker', '/worker/schedule', '/worker/swap-requests', '/worker/timeoff', '/worker/timesheet'];

/** Pages keep a stream of events open; they are whole when neither words nor height changed for this long. */
const STILL_MS = 1500;

async function measure(page: Page, path: string): Promise<void> {
  await page.goto(path);
  let before = '';
  for (;;) {
    await page.waitForTimeout(STILL_MS);
    const size = await page.evaluate(sizeOfScreen);
    const now = JSON.stringify(size);
    if (now === before && !size.isLoading) {
      console.log(`| ${path} | ${size.words} | ${size.controls} | ${size.height} |`);
      return;
    }
    before = now;
  }
}

const running = process.argv[2];
const product = running === undefined ? await startProduct({ WORKERS: '1' }) : { url: running, stop: async () => {} };
const browser = await openBrowser();
try {
  const calls = callsOf(product.url);
  console.log('| Page | words | controls above the fold | height, px |');
  console.log('| :-- | --: | --: | --: |');
  for (const [token, size, paths] of [
    [await cafeManager(calls), DESKTOP, manager],
    [await cafeEmployee(calls), PHONE, employee],
  ] as const) {
    const page = await openPage(browser, product.url, token);
    await page.setViewportSize(size);
    for (const path of paths) await measure(page, path);
    await page.context().close();
  }
} finally {
  await browser.close();
  await product.stop();
}
