import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { withComingShift } from '../../driver/coming-shift.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en } from '../../driver/texts.ts';
import { crowding } from '../../driver/timing.ts';

const open = useBrowser();

/** "Slow 3G" of Chromium's developer tools: 400 kbit/s each way, two seconds round trip. */
const SLOW_3G = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2_000 };

async function slowLine(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_3G);
}

/** Milliseconds from the navigation until the next shift is visible. */
async function timeToShift(page: Page): Promise<number> {
  const start = performance.now();
  await page.goto('/worker', { waitUntil: 'commit' });
  await page
    .getByRole('region', { name: new RegExp(`^(${en.schedule.worker.next}|${en.schedule.worker.now})`) })
    .waitFor({ timeout: 90_000 });
  return performance.now() - start;
}

test('on a slow line the own schedule is there at the second visit before the line has answered', async () => {
  const token = await withComingShift('slow-line');
  const page = await open({ viewport: PHONE, touch: true, withServiceWorker: true, token });
  await slowLine(page);
  const first = await timeToShift(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').reduce((sum, entry) => {
      return sum + (entry as PerformanceResourceTiming).transferSize;
    }, 0),
  );
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      ...PATIENT,
      timeout: 100_000,
    })
    .toBe(true);
  const second = await timeToShift(page);
  const busy = await crowding(page, 1);
  const seconds = (time: number) => (time / 1000).toFixed(1);
  console.log(`slow 3G: first visit ${seconds(first)} s, ${Math.round(loaded / 1024)} KB; second ${seconds(second)} s`);
  expect(loaded / 1024).toBeLessThan(450);
  // A busy machine renders either visit late.
  expect(second).toBeLessThan(Math.max(8_000 * busy, first / 2));
});
