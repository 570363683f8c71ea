import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { cell, chips } from '../../driver/grid.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { en, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const month = monthFromNow(2);
const tuesday = month.dates.find((date) => new Date(date).getUTCDay() === 2) ?? '';

/** A café with a morning and an evening rush from Monday to Thursday, and one cook who agrees to split days. */
async function createCafe(language: string): Promise<string> {
  const token = await newManagerToken(`split-days-${language}`, 'Du kartus');
  const post = (path: string, body: unknown) => callApi('POST', path, { token, body });
  const split_days = { least_break: 2, most_break: 6, most_per_week: 5 };
  await callApi('PUT', '/settings/system', { token, body: { business_rules: { split_days } } });
  const who = { max_hours_per_week: 40, min_shifts_per_week: 0, splits_days: true };
  await post('/employees', { ...who, id: `split-ona-${language}`, name: 'Ona', roles: ['cook'] });
  for (const [name, start_time, end_time] of [
    ['Rytas', '07:00', '11:00'],
    ['Vakaras', '16:00', '20:00'],
  ]) {
    await post('/templates', { name, start_time, end_time, break_minutes: 0 });
    for (let weekday = 1; weekday <= 4; weekday += 1)
      await post('/requirements', { template: name, role: 'cook', count: 1, weekday });
  }
  return token;
}

test.each([
  ['en', en],
  ['lt', lt],
] as const)('generating gives one cook the morning and the evening, both in one cell: %s', async (language, words) => {
  const token = await createCafe(language);
  const page = await open({ token, language, viewport: { width: 1440, height: 900 } });
  await page.goto(month.calendar);
  const { generate } = words.schedule;
  await page.getByRole('button', { name: generate.options }).click();
  await page.getByLabel(generate.seconds).fill('3');
  await page.getByLabel(generate.seconds).press('Enter');
  await toast(page, generate.done).waitFor();
  const day = chips(cell(page, `split-ona-${language}`, tuesday));
  await expect.poll(() => day.count(), PATIENT).toBe(2);
  // Beside each other, with their starts.
  const starts = await day.locator('[data-mark]').evaluateAll((all) => all.map((one) => one.getAttribute('data-mark')));
  expect(starts).toEqual(['7', '16']);
  const shifts = await shiftsOf(token, month);
  expect(shifts.filter(({ employee_id }) => employee_id === null)).toEqual([]);
});
