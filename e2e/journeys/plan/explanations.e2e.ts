import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import type { Shift } from '../../driver/schedule-api.ts';
import { en, fill, lt } from '../../driver/texts.ts';

const open = useBrowser();
const month = monthFromNow(1);
const isTuesday = (date: string) => new Date(date).getUTCDay() === 2;
const [first = '', second = ''] = month.dates.slice(month.dates.findIndex(isTuesday));
const hours = { start_time: '08:00', end_time: '16:00' };

let manager: string;
let shift: Shift;
const post = <Reply>(path: string, body: unknown) => callApi<Reply>('POST', path, { token: manager, body });
beforeAll(async () => {
  manager = await newManagerToken('answers-manager', 'Answers');
  const plain = { max_hours_per_week: 40, min_shifts_per_week: 0 };
  await post('/employees', { ...plain, id: 'answers-ona', name: 'Ona', roles: ['cook', 'host'], is_senior: true });
  await post('/employees', { ...plain, id: 'answers-rasa', name: 'Rasa', roles: ['cook'] });
  for (const [name, date] of [
    ['DAY', first],
    ['BAKING', second],
  ]) {
    await post('/templates', { ...hours, name });
    await post('/requirements', { template: name, role: 'cook', count: 1, date });
  }
  const seniors = [{ template: 'DAY', least: 1 }];
  await callApi('PUT', '/settings/system', { token: manager, body: { seniors } });
  // The only experienced employee works elsewhere at the time of the need.
  await post('/schedule/shifts', { ...hours, date: first, role: 'host', employee_id: 'answers-ona' });
  shift = await post('/schedule/shifts', {
    template: 'BAKING',
    date: second,
    role: 'cook',
    employee_id: 'answers-ona',
  });
});

test.each([
  ['en', en],
  ['lt', lt],
] as const)('why a need is open, what would fill it, and why a shift has its person: %s', async (language, words) => {
  const page = await open({ token: manager, language });
  await page.goto(`/manager/calendar?month=${month.key}&view=week&from=${first}&panel=open`);
  const panel = page.getByRole('complementary', { name: words.schedule.panel.label });
  const rule = words.schedule.rules['senior-present'];
  await panel.getByText(fill(words.schedule.panel.stops_one, { rule, count: 1 })).click();
  await panel.locator('details details[open] li').filter({ hasText: 'Rasa' }).waitFor();
  await panel.getByText(words.explanations.remedies.title).waitFor();
  const remedy = panel.getByRole('listitem').filter({ hasText: words.explanations.remedies.kind.business });
  expect(await remedy.textContent()).toMatch(/Rasa.+DAY/);
  expect(await axeViolations(page)).toEqual([]);

  await page.locator(`[data-shift="${shift.id}"]`).press('Enter');
  const editor = page.getByRole('dialog', { name: words.schedule.edit.title });
  const answer = words.explanations.assignment;
  await editor.getByText(answer.title).click();
  await editor.getByText(answer.others).waitFor();
  await editor.getByRole('listitem').filter({ hasText: words.schedule.rules.coverage }).waitFor();
  await editor.getByRole('listitem').filter({ hasText: 'Rasa' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

// 45 waiters for each of at least 24 places of a cook are more reasons than a summary has.
test('a large team’s reasons are loaded when somebody asks for them', async () => {
  const token = await newManagerToken('answers-many', 'Many answers');
  const create = (path: string, body: unknown) => callApi('POST', path, { token, body });
  const numbers = Array.from({ length: 45 }, (_, index) => index + 10);
  await Promise.all(
    numbers.map((number) =>
      create('/employees', { id: `answers-many-${number}`, name: `Živilė ${number}`, roles: ['waiter'] }),
    ),
  );
  await create('/templates', { ...hours, name: 'DAY' });
  for (let weekday = 1; weekday <= 6; weekday += 1)
    await create('/requirements', { template: 'DAY', role: 'cook', count: 1, weekday });
  for (const [language, words, stops] of [
    ['en', en, en.schedule.panel.stops_other],
    ['lt', lt, lt.schedule.panel.stops_few],
  ] as const) {
    const page = await open({ token, language });
    await page.goto(`/manager/calendar?month=${month.key}&panel=open`);
    const panel = page.getByRole('complementary', { name: words.schedule.panel.label });
    const last = panel.locator('section').last();
    await panel
      .locator('details')
      .filter({ has: page.locator('section') })
      .last()
      .locator('summary')
      .first()
      .click();
    const told = { rule: words.schedule.rules.role, count: 45 };
    await last.getByText(fill(stops, told)).click();
    await last.getByText('Živilė 54').waitFor();
    expect(await last.locator('details[open] li').count()).toBe(45);
  }
});
