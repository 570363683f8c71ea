import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { shiftsOf, type Shift } from '../../driver/schedule-api.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { readToast } from '../../driver/toast.ts';

const open = useBrowser();
const month = monthFromNow(1);
const weekday = (day: number) => month.dates.find((date) => Number(date.slice(8)) > 7 && isDay(date, day)) ?? '';
const isDay = (date: string, day: number) => new Date(date).getUTCDay() === day;
const later = (date: string) => month.dates[month.dates.indexOf(date) + 7] ?? '';
const week = { en: weekday(2), lt: later(weekday(2)) };
const hours = { start_time: '08:00', end_time: '16:00' };

let manager: string;
const post = <Reply>(path: string, body: unknown, token = manager) => callApi<Reply>('POST', path, { token, body });
const waiters: Record<string, Shift> = {};

beforeAll(async () => {
  manager = await newManagerToken('remedies-manager', 'Remedies');
  const plain = { max_hours_per_week: 40, min_shifts_per_week: 0 };
  await post('/employees', {
    ...plain,
    id: 'remedy-ona',
    name: 'Ona Žukaitė',
    roles: ['cook'],
    phone: '+370 600 11111',
  });
  await post('/employees', { ...plain, id: 'remedy-jonas', name: 'Jonas', roles: ['waiter'], phone: '+370 600 22222' });
  await post('/templates', { ...hours, name: 'DAY' });
  const ona = await tokenOfNewLogin(manager, 'remedy-ona');
  for (const date of Object.values(week)) {
    await post('/requirements', { template: 'DAY', role: 'cook', count: 1, date });
    const asked = { type: 'personal', start_date: date, end_date: date, reason: 'A wedding' };
    const { id, version } = await post<{ id: string; version: number }>('/time-off', asked, ona);
    const headers = { 'if-match': `"${version}"` };
    await callApi('PUT', `/time-off/${id}`, { token: manager, headers, body: { status: 'approved' } });
    const next = month.dates[month.dates.indexOf(date) + 1] ?? '';
    await post('/requirements', { template: 'DAY', role: 'waiter', count: 1, date: next });
    waiters[date] = await post<Shift>('/schedule/shifts', {
      template: 'DAY',
      date: next,
      role: 'waiter',
      employee_id: null,
    });
  }
});

test.each([
  ['en', en],
  ['lt', lt],
] as const)('what would fill a shift is a button, and one click opens the shift: %s', async (language, words) => {
  const date = week[language];
  const { deed } = words.explanations;
  const page = await open({ token: manager, language });
  await page.goto(`/manager/calendar?month=${month.key}&view=week&from=${date}&panel=open`);
  const panel = page.getByRole('complementary', { name: words.schedule.panel.label });
  const cards = panel.locator('section').filter({ hasText: 'cook' });
  await cards.first().waitFor();
  const count = await cards.count();

  // Of the two weeks the earlier one is filled first, so that the first card is always the right one.
  const card = cards.first();
  const training = card.getByRole('link', { name: deed.button.train });
  expect(await training.getAttribute('href')).toBe('/manager/employees?edit=remedy-jonas&with=role%3Acook');
  await card.getByRole('button', { name: `${deed.button.takeBack}, Ona Žukaitė` }).click();
  const dialog = page.getByRole('dialog', { name: deed.title.takeBack });
  await dialog.getByRole('link', { name: fill(deed.call, { phone: '+370 600 11111' }) }).waitFor();
  await dialog.getByText(fill(deed.takeBackTold, { name: 'Ona Žukaitė' })).waitFor();
  const assign = dialog.getByRole('button', { name: fill(deed.assignTo, { name: 'Ona Žukaitė' }) });
  expect(await assign.isDisabled()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: deed.takeBackNow }).click();
  await dialog.getByText(fill(deed.takenBack, { name: 'Ona Žukaitė' })).waitFor();
  await assign.click();
  const taken = async () => (await shiftsOf(manager, month)).find((one) => one.date === date && one.role === 'cook');
  await expect.poll(taken, PATIENT).toMatchObject({ employee_id: 'remedy-ona' });
  await expect.poll(() => cards.count(), PATIENT).toBe(count - 1);

  const waiter = panel.locator('section').filter({ hasText: 'waiter' }).first();
  await waiter.getByRole('button', { name: words.schedule.panel.whoCould }).click();
  const jonas = waiter.getByRole('listitem').filter({ hasText: 'Jonas' });
  expect(await jonas.getByRole('link').first().getAttribute('href')).toBe('tel:+37060022222');
  await waiter.getByText(fill(words.calendar.replace.cannot_one, { count: 1 })).click();
  await waiter.locator('details[open] li').filter({ hasText: 'Ona Žukaitė' }).waitFor();
  await waiter.getByRole('button', { name: fill(words.schedule.panel.assignTo, { name: 'Jonas' }) }).click();
  const { id } = waiters[date] ?? { id: '' };
  const given = async () => (await shiftsOf(manager, month)).find((one) => one.id === id);
  await expect.poll(given, PATIENT).toMatchObject({ employee_id: 'remedy-jonas' });

  await page.locator(`[data-shift="${id}"]`).click();
  const editor = page.getByRole('dialog', { name: words.schedule.edit.title });
  await editor.getByTitle(words.schedule.panel.whoCould).click();
  await editor.getByText(words.calendar.replace.nobody).waitFor();
});

test('"Add the role" opens the form of the person with the role in it, unsaved', async () => {
  const page = await open({ token: manager });
  await page.goto('/manager/employees?edit=remedy-jonas&with=role%3Acook');
  const form = page.getByRole('dialog', { name: en.employees.edit });
  await form.getByText('cook', { exact: true }).waitFor();
  await form.getByRole('button', { name: en.common.save }).click();
  await readToast(page, en.employees.saved);
  const jonas = async () =>
    (await callApi<{ id: string; roles: string[] }[]>('GET', '/employees', { token: manager })).find(
      ({ id }) => id === 'remedy-jonas',
    );
  await expect.poll(jonas, PATIENT).toMatchObject({ roles: ['waiter', 'cook'] });
});
