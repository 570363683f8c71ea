import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOf, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { cell, chips, drag } from '../../driver/grid.ts';
import { confirmLinksTo } from '../../driver/mails.ts';
import { PATIENT } from '../../driver/patient.ts';
import { countPresses } from '../../driver/presses.ts';
import { en, fill, like, lt } from '../../driver/texts.ts';
import { readToast, toast } from '../../driver/toast.ts';

const open = useBrowser();
/** Monday to Friday of next week: its Thursday decides which month the calendar shows. */
const monday = (() => {
  const today = Temporal.Now.plainDateISO('Europe/Vilnius');
  return today.add({ days: 8 - today.dayOfWeek });
})();
const days = [0, 1, 2, 3].map((ahead) => monday.add({ days: ahead }).toString());
const thursday = days[3] ?? '';
const [ONA, JONAS] = ['amend-ona', 'amend-jonas'];

let manager: string;
beforeAll(async () => {
  manager = await newManagerToken('amend-manager', 'Žalgirio kavinė');
  const post = (path: string, body?: unknown) => callApi('POST', path, { token: manager, body });
  for (const id of [ONA, JONAS]) {
    const person = { id, name: `Žydrė ${id}`, email: `${id}@example.lt`, roles: ['barista'] };
    await post('/employees', { ...person, max_hours_per_week: 40, min_shifts_per_week: 0 });
    await tokenOfNewLogin(manager, id);
  }
  for (const date of days)
    await post('/schedule/shifts', { date, start_time: '08:00', end_time: '12:00', role: 'barista', employee_id: ONA });
  for (const month of new Set(days.map((date) => date.slice(0, 7))))
    await post(`/schedule/publish?year=${Number(month.slice(0, 4))}&month=${Number(month.slice(5))}`);
});

const whoHas = async (token: string): Promise<string | null | undefined> => {
  const { shifts } = await callApi<{ shifts: { date: string; employee_id: string | null }[] }>(
    'GET',
    `/schedule?start=${thursday}&end=${thursday}`,
    { token },
  );
  return shifts.find(({ date }) => date === thursday)?.employee_id;
};

test('one published shift is amended and published from the dashboard in six presses; until then nobody else sees it', async () => {
  const page = await open({ token: manager, viewport: { width: 1440, height: 1000 } });
  await page.goto('/manager');
  const ofToday = page.getByRole('link', { name: en.dashboard.today.more });
  await ofToday.waitFor();
  const presses = await countPresses(page);
  await ofToday.click();
  await page.getByRole('button', { name: en.schedule.toolbar.nextWeek }).click();
  // What is amended is the month on screen, and next week can be of the next one.
  await cell(page, ONA, thursday).waitFor();
  await page.getByRole('button', { name: en.amendments.begin, exact: true }).click();
  const banner = page.getByText(like(en.amendments.bannerOwn));
  await banner.waitFor();
  const shift = chips(cell(page, ONA, thursday)).first();
  await expect.poll(() => shift.getAttribute('data-amended'), PATIENT).toBe('same');
  await drag(page, shift, cell(page, JONAS, thursday));
  await page.locator('[data-verdict="ok"][data-over]').waitFor();
  await page.mouse.up();
  const changed = chips(cell(page, JONAS, thursday)).first();
  await expect.poll(() => changed.getAttribute('data-amended'), PATIENT).toBe('changed');
  await expect.poll(() => whoHas(manager), PATIENT).toBe(JONAS);
  const employee = await tokenOf(ONA);
  expect(await whoHas(employee)).toBe(ONA);

  await page.getByRole('button', { name: en.amendments.publish }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(fill(en.amendments.notice.days_other, { count: 3 }))
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel(en.amendments.reason).fill('A delivery comes in the morning');
  await dialog.getByRole('button', { name: en.amendments.publish }).click();
  await toast(page, like(en.amendments.done_one)).waitFor();
  expect(await presses()).toBeLessThanOrEqual(6);
  expect(await whoHas(employee)).toBe(JONAS);
  await banner.waitFor({ state: 'detached' });
});

test('those who have not confirmed are reminded from the dashboard in two presses, and confirm on the phone and by email', async () => {
  const page = await open({ token: manager, language: 'lt' });
  await page.goto('/manager');
  const remind = page.getByRole('button', { name: lt.dashboard.receipts.remind }).last();
  await remind.waitFor();
  const presses = await countPresses(page);
  await remind.click();
  await toast(page, /^Priminta/).waitFor();
  expect(await presses()).toBeLessThanOrEqual(2);

  const ona = await open({ token: await tokenOf(ONA), viewport: PHONE, touch: true, language: 'lt' });
  await ona.goto('/worker');
  const asked = ona.getByRole('button', { name: lt.receipts.own.button });
  await asked.first().waitFor();
  expect(await axeViolations(ona)).toEqual([]);
  for (let left = await asked.count(); left > 0; left -= 1) {
    await asked.first().click();
    await readToast(ona, lt.receipts.own.done, lt.common.close);
    await expect.poll(() => asked.count(), PATIENT).toBe(left - 1);
  }

  await expect.poll(() => confirmLinksTo(`${JONAS}@example.lt`), PATIENT).not.toEqual([]);
  const [link = ''] = await confirmLinksTo(`${JONAS}@example.lt`);
  const jonas = await open({ viewport: PHONE, language: 'lt' });
  await jonas.goto(link);
  await jonas.getByRole('button', { name: lt.receipts.own.button }).waitFor();
  expect(await jonas.getByText('08:00–12:00').count()).toBe(1);
  expect(await jonas.getByText(ONA).count()).toBe(0);
  expect(await axeViolations(jonas)).toEqual([]);
  await jonas.getByRole('button', { name: lt.receipts.own.button }).click();
  await jonas.getByText(like(lt.receipts.link.done)).waitFor();
  await jonas.reload();
  await jonas.getByText(like(lt.receipts.link.done)).waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText(/nepatvirtino/).count(), PATIENT).toBe(0);
});

test('an altered link says so and leads to the sign-in', async () => {
  const page = await open({ viewport: PHONE, refusals: [404] });
  await page.goto('/confirm#altered');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('button', { name: en.receipts.own.button }).count()).toBe(0);
  await page.getByRole('link', { name: en.receipts.link.signIn }).click();
  await page.waitForURL('**/worker-login');
});
