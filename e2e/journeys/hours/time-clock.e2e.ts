import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, demoManagerToken, tokenOf } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { PATIENT } from '../../driver/patient.ts';
import { DEMO_PASSWORD } from '../../driver/sign-in.ts';
import { en, like } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const clock = en.timeClock;
const texts = en.timesheets;

let manager: string;
beforeAll(async () => {
  manager = await demoManagerToken();
  const vita = { id: 'vita', name: 'Vita Vitaitė', roles: ['barista'], max_hours_per_week: 20, min_shifts_per_week: 0 };
  await callApi('POST', '/employees', { token: manager, body: vita });
  await callApi('POST', '/employees/vita/create-login', { token: manager, body: { password: 'temporary' } });
  const own = { current_password: 'temporary', new_password: DEMO_PASSWORD, confirm_password: DEMO_PASSWORD };
  await callApi('POST', '/settings/change-password', { token: await tokenOf('vita', 'temporary'), body: own });
});

afterAll(() => callApi('DELETE', '/employees/vita', { token: manager }));

test('with one thumb: in, a break, out; a tap without a line is sent once it is back', async () => {
  const page = await open({ token: await tokenOf('vita'), viewport: PHONE, touch: true, isCutOff: true });
  await page.goto('/worker');
  const card = page.getByRole('region', { name: clock.title });
  await card.getByRole('button', { name: clock.in }).click();
  await card.getByText(like(clock.since)).waitFor();
  await card.getByRole('button', { name: clock.breakStart }).click();
  await card.getByText(like(clock.onBreakSince)).waitFor();
  await page.context().setOffline(true);
  await card.getByRole('button', { name: clock.out }).click();
  await card.getByText(/saved on this device/).waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => card.getByText(/saved on this device/).count(), PATIENT).toBe(0);
  await card.getByText(like(clock.last)).waitFor();
});

test('a manager sees who was late, corrects with a reason, and the original stays readable', async () => {
  const page = await open({ token: manager });
  await page.goto('/manager/timesheets');
  await page.getByRole('button', { name: 'Vita Vitaitė' }).click();
  const days = page.getByRole('region', { name: 'Vita Vitaitė' });
  await days.getByRole('button', { name: new RegExp(`^${texts.correct}`) }).click();
  await field(page, texts.from).fill('0:00');
  await field(page, texts.to).fill('0:01');
  // Future times can't be entered: in the first minute of a day the test waits for that minute to pass.
  const time = () => Temporal.Now.plainTimeISO('Europe/Vilnius').toString();
  await expect.poll(() => time() > '00:01', { timeout: 70_000, interval: 1_000 }).toBe(true);
  // The break of the first test may have crossed the turn of a minute.
  await field(page, texts.breakMinutes).fill('0');
  await page.getByRole('checkbox', { name: texts.isAdditional }).check();
  await field(page, texts.reason).fill('Tried the clock');
  await page.getByRole('button', { name: en.common.save }).click();
  await toast(page, texts.saved).waitFor();
  await days.getByText(texts.marks.corrected).waitFor();
  await days.getByText(like(texts.marks.additional)).waitFor();
  await days.getByRole('button', { name: new RegExp(`^${texts.correct}`) }).click();
  await page.getByText(/Reason: Tried the clock/).waitFor();
  expect(await page.getByText(/Reason: Tried the clock/).count()).toBe(1);
});

test('work that nobody planned or clocked is added, and a week is approved', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const page = await open({ token: manager });
  await page.goto(`/manager/timesheets?month=${yesterday.slice(0, 7)}&person=vita`);
  await page.getByRole('button', { name: texts.add }).click();
  await field(page, texts.date).fill(yesterday.split('-').toReversed().join('/'));
  await field(page, texts.from).fill('8:00');
  await field(page, texts.to).fill('14:30');
  await field(page, texts.reason).fill('Helped out');
  await page.getByRole('button', { name: en.common.save }).click();
  await toast(page, texts.saved).waitFor();
  await page.getByRole('region', { name: 'Vita Vitaitė' }).getByText(texts.marks.noBreak).waitFor();
  await page.getByRole('combobox', { name: texts.week }).click();
  const day = Number(yesterday.slice(8));
  await page.getByRole('option').first().waitFor();
  const weeks = await page.getByRole('option').allTextContents();
  const holds = (week: string) => {
    const [from = 0, to = from] = (/^\d+(–\d+)?/.exec(week)?.[0].split('–') ?? []).map(Number);
    return from <= day && day <= to;
  };
  await page.getByRole('option', { name: weeks.find(holds) ?? '', exact: true }).click();
  await page.getByRole('button', { name: /^Approve \d+ entr/ }).click();
  await toast(page, / approved$/).waitFor();
  await expect.poll(() => page.getByText(texts.marks.approved).count(), PATIENT).toBeGreaterThan(0);
});

test('an employee chooses the own PIN', async () => {
  const page = await open({ token: await tokenOf('vita'), viewport: PHONE });
  await page.goto('/worker/settings/security');
  await field(page, clock.ownPin.label).fill('4712');
  await page.getByRole('button', { name: clock.ownPin.save }).click();
  await toast(page, clock.ownPin.saved).waitFor();
  await expect.poll(() => field(page, clock.ownPin.label).inputValue(), PATIENT).toBe('');
});

test('a shared tablet: the manager is signed out on it, and a PIN says who taps', async () => {
  await callApi('PUT', '/employees/vita/clock-pin', { token: manager, body: { pin: '4711' } });
  const page = await open({ token: await demoManagerToken() });
  await page.goto('/manager/timesheets/tablets');
  await field(page, en.tablets.name).fill('Counter');
  await page.getByRole('button', { name: en.tablets.makeAction }).click();
  await page.waitForURL('**/kiosk');
  await page.getByRole('button', { name: 'Vita Vitaitė' }).click();
  for (const digit of '4711') await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: clock.in }).click();
  await page.getByText('Clocked in: Vita Vitaitė').waitFor();
  await page.goto('/manager');
  await page.waitForURL(/login/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});
