import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { tokenOf } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { withComingShift } from '../../driver/coming-shift.ts';
import { startRenewable } from '../../driver/newer-product.ts';
import { PATIENT } from '../../driver/patient.ts';
import { submitSignIn } from '../../driver/sign-in.ts';
import { forgedToken } from '../../driver/storage.ts';
import { en, like } from '../../driver/texts.ts';

const open = useBrowser();
const phone = { viewport: PHONE, touch: true, withServiceWorker: true, isCutOff: true };
const texts = en.worker.offline;

let token: string;
beforeAll(async () => {
  token = await withComingShift('offline');
});

/** The whole application is cached on the phone and the service worker controls the page. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), PATIENT).toBe(true);
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('offlineSchedule') ?? '');

test('without a line the own schedule is read as it was, said from when; with a line it is the newest again', async () => {
  const page = await open({ ...phone, token });
  await page.goto('/worker');
  const next = page.getByRole('region', {
    name: new RegExp(`^(${en.schedule.worker.next}|${en.schedule.worker.now})`),
  });
  await next.waitFor();
  const words = await next.innerText();
  await settled(page);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(like(texts.asOf)).waitFor();
  const hours = /\d\d:\d\d–\d\d:\d\d/;
  expect(hours.exec(await next.innerText())?.[0]).toBe(hours.exec(words)?.[0]);
  await page.getByRole('link', { name: en.shell.scheduleShort, exact: true }).click();
  await page.getByText(like(texts.asOf)).waitFor();
  await page.locator('label').getByText(en.schedule.worker.team, { exact: true }).click();
  await page.getByText(texts.teamTitle).waitFor();
  // Uncached data shows an error with a retry.
  await page.goto('/worker/timeoff');
  await page.getByText(en.common.error.offline).waitFor();
  // Once online again every page updates by itself.
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText(en.common.error.offline).count(), PATIENT).toBe(0);
  await page.context().setOffline(true);
  await page.goto('/worker');
  await page.getByText(like(texts.asOf)).waitFor();
  await page.context().setOffline(false);
  await next.waitFor();
  await expect.poll(() => page.getByText(like(texts.asOf)).count(), PATIENT).toBe(0);
});

test('logging out leaves nothing of the schedule on the phone, and the next person sees none of it', async () => {
  const page = await open({ ...phone, token: await tokenOf('ona') });
  await page.goto('/worker');
  await expect.poll(async () => (await kept(page)).length, PATIENT).toBeGreaterThan(100);
  await page.getByRole('button', { name: en.common.more }).click();
  await page.getByRole('button', { name: en.common.signOut }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await kept(page)).toBe('');
  await page.goto('/worker-login');
  await submitSignIn(page, 'tomas');
  await page.waitForURL('**/worker');
  await expect.poll(async () => (await kept(page)).includes('"employee_id":"tomas"'), PATIENT).toBe(true);
  const names = await page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('shell-')));
  expect(names).toEqual([]);
});

test('a session that ran out while there is no line still shows the coming shifts, and what is too old is not shown', async () => {
  const page = await open({ ...phone, token });
  await page.goto('/worker');
  await expect.poll(async () => (await kept(page)).length, PATIENT).toBeGreaterThan(100);
  await settled(page);
  await page.context().setOffline(true);
  const expired = forgedToken({ role: 'employee', project_id: null, exp: 1 });
  await page.evaluate((ended) => localStorage.setItem('accessToken', ended), expired);
  await page.goto('/worker');
  await page.getByText(like(texts.ended)).waitFor();
  await page
    .getByText(/\d\d:\d\d–\d\d:\d\d/)
    .first()
    .waitFor();

  const month = 31 * 86_400_000;
  await page.evaluate((age) => {
    const copy = JSON.parse(localStorage.getItem('offlineSchedule') ?? '{}') as {
      days: Record<string, { at: number }>;
    };
    for (const day of Object.values(copy.days)) day.at -= age;
    localStorage.setItem('offlineSchedule', JSON.stringify(copy));
  }, month);
  await page.reload();
  await page.getByText(texts.tooOld).waitFor();
  expect(await page.getByText(/\d\d:\d\d–\d\d:\d\d/).count()).toBe(0);
});

test('an application that stays open takes the newer version at the next place it goes to', async () => {
  const product = await startRenewable();
  try {
    const page = await open({ ...phone, origin: product.url, token: await tokenOf('ona') });
    await page.goto('/worker');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    expect(await page.locator('meta[name=version]').count()).toBe(0);
    product.renew();
    await page.evaluate(async () => {
      const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      await (await navigator.serviceWorker.ready).update();
      await taken;
    });
    expect(await page.locator('meta[name=version]').count()).toBe(0);
    await page.getByRole('link', { name: en.shell.scheduleShort, exact: true }).click();
    await page.locator('meta[name=version][content=newer]').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/worker/schedule');
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBeLessThanOrEqual(2);
    // An open page continues to poll a stopped product, and reports missing responses.
    await page.context().close();
  } finally {
    await product.stop();
  }
});

test('it can be installed: a name, a start, icons that are there and a service worker', async () => {
  const page = await open({ ...phone, token: await tokenOf('ona') });
  await page.goto('/worker');
  const devTools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devTools.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
  const manifest = JSON.parse(data ?? '') as {
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      return `${image.width}x${image.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
