import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { callApi, newManagerToken, tokenOf, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, fill, like, lt } from '../../driver/texts.ts';
import { readToast } from '../../driver/toast.ts';

const open = useBrowser('notifications');
/** Far enough ahead that nothing starts during the test. */
const date = Temporal.Now.plainDateISO('Europe/Vilnius').add({ days: 14 }).toString();
const month = date.slice(0, 7);

let manager: string;
beforeAll(async () => {
  manager = await newManagerToken('bell-manager', 'Bell');
  for (const id of ['bell-ona', 'bell-jonas']) {
    const person = {
      id,
      name: id,
      email: `${id}@example.lt`,
      roles: ['cook'],
      max_hours_per_week: 40,
      min_shifts_per_week: 0,
    };
    await callApi('POST', '/employees', { token: manager, body: person });
    await tokenOfNewLogin(manager, id);
  }
  await callApi('PUT', '/settings/preferences', { token: await tokenOf('bell-ona'), body: { language: 'lt' } });
  const shift = { date, start_time: '07:00', end_time: '13:00', role: 'cook', employee_id: 'bell-ona' };
  await callApi('POST', '/schedule/shifts', { token: manager, body: shift });
});

const onPhone = async (who: string, language: 'en' | 'lt' = 'en'): Promise<Page> =>
  open({ token: await tokenOf(who), viewport: PHONE, touch: true, language });
const bell = (page: Page, count: number, words = en) =>
  page.getByRole('button', { name: fill(words.shell.unread_one, { count }) });

test('a manager publishes, and the employee’s open page says so at once: bell, words, schedule', async () => {
  const ona = await onPhone('bell-ona', 'lt');
  await ona.goto(`/worker/schedule?month=${month}&view=list`);
  await ona.getByRole('button', { name: lt.shell.notifications, exact: true }).waitFor();
  expect(await ona.getByText('07:00').count()).toBe(0);

  const page = await open({ token: manager });
  await page.goto(`/manager/calendar?month=${month}`);
  await page.getByRole('button', { name: en.schedule.publish.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.schedule.publish.button }).click();
  await readToast(page, like(en.schedule.publish.done_one));

  // The phone was not touched in the meantime.
  await bell(ona, 1, lt).click();
  const drawer = ona.getByRole('dialog', { name: lt.notifications.title });
  await drawer.getByText('Paskelbtas Jūsų grafikas').waitFor();
  expect(await axeViolations(ona)).toEqual([]);
  await drawer.getByRole('link', { name: /Paskelbtas/ }).click();
  await ona.getByText('07:00').first().waitFor();
  await ona.getByRole('button', { name: lt.shell.notifications, exact: true }).waitFor();

  // Without a mail server the email is a file.
  await expect.poll(() => mailsTo('bell-ona@example.lt'), PATIENT).toEqual([expect.stringContaining('Paskelbtas')]);
});

test('two people at once: an offer counts on the other’s phone, and its answer on the first', async () => {
  const [ona, jonas] = [await onPhone('bell-ona'), await onPhone('bell-jonas')];
  await Promise.all([ona.goto('/worker/swap-requests?tab=mine'), jonas.goto('/worker/swap-requests')]);
  await jonas.getByRole('button', { name: en.shell.notifications, exact: true }).waitFor();
  const token = await tokenOf('bell-ona');
  const { shifts } = await callApi<{ shifts: { id: string; employee_id: string }[] }>(
    'GET',
    `/schedule?start=${date}&end=${date}`,
    { token },
  );
  const shift_id = shifts.find(({ employee_id }) => employee_id === 'bell-ona')?.id;
  await callApi('POST', '/schedule/requests', { token, body: { shift_id, target_employee_id: 'bell-jonas' } });
  await bell(jonas, 1).waitFor();
  // The open list shows it too.
  await jonas.getByRole('button', { name: like(en.swaps.acceptOne) }).click();
  await bell(ona, 1).click();
  await ona.getByRole('dialog').getByText('Your shift offer was accepted').waitFor();
  expect(
    await ona
      .getByRole('dialog')
      .getByRole('link', { name: /accepted/ })
      .getAttribute('href'),
  ).toContain('tab=mine');
});

test('what reaches one is chosen on the phone and kept', async () => {
  const ona = await onPhone('bell-ona');
  await ona.goto('/worker/settings/notifications');
  const words = en.notifications;
  const box = ona.getByRole('checkbox', { name: `${en.notices.shift_soon.setting}, ${words.way.push}` });
  await box.uncheck();
  await ona.getByRole('switch', { name: words.quiet.label }).check();
  await ona.getByLabel(words.quiet.from, { exact: true }).fill('21');
  await ona.getByLabel(words.quiet.until, { exact: true }).click();
  expect(await axeViolations(ona)).toEqual([]);
  await expect
    .poll(() => kept('bell-ona'), PATIENT)
    .toMatchObject({ quiet_hours: { from: '21:00', until: '07:00' }, preferences: { shift_soon: { push: false } } });
  await ona.reload();
  await expect.poll(() => box.isChecked(), PATIENT).toBe(false);
});

/** The subjects of the emails to an address that tell of the schedule; others are about the account. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = join(inject('dataDir'), 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const own = mails.filter((mail) => mail.includes(`<${address}>`) && !mail.includes('Message-ID: <account-'));
  return own.map((mail) => /^Subject: (.*(?:\r\n .*)*)/m.exec(mail)?.[1] ?? '');
}

const kept = async (who: string) => callApi('GET', '/notifications/preferences', { token: await tokenOf(who) });

test('push is shown in few words and leads to its place', async () => {
  const page = await open({ token: await tokenOf('bell-ona'), withServiceWorker: true });
  await page.context().grantPermissions(['notifications'], { origin: inject('productUrl') });
  await page.goto('/worker');
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const payload = {
    title: 'Your schedule is published',
    body: 'Bell',
    path: '/worker/schedule',
    tag: 't1',
    language: 'en',
  };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: inject('productUrl'),
    registrationId,
    data: JSON.stringify(payload),
  });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => [
        title,
        body,
        data,
      ]),
    );
  await expect.poll(shown, PATIENT).toEqual([['Your schedule is published', 'Bell', '/worker/schedule']]);

  // Pressing it navigates within the open page, without a reload.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await expect.poll(() => page.context().serviceWorkers().length, PATIENT).toBeGreaterThan(0);
  await page.context().serviceWorkers()[0]?.evaluate(pressFirst);
  await page.waitForURL('**/worker/schedule');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

/** Runs in the service worker: simulates pressing the first notification. */
async function pressFirst(): Promise<void> {
  const worker = globalThis as unknown as { registration: ServiceWorkerRegistration };
  const [notification] = await worker.registration.getNotifications();
  globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
}
