import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { PATIENT } from '../../driver/patient.ts';
import { settled } from '../../driver/settled.ts';
import { en, fill, like, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const month = monthFromNow(1);
const dates = month.dates.slice(2, 9);

/** A business in which one employee has seven shifts next month, two of them published. */
async function businessWith(name: string): Promise<string> {
  const token = await newManagerToken(`leaver-${name}`, `Leaver ${name}`);
  const post = (path: string, body?: unknown) => callApi('POST', path, { token, body });
  const employee_id = `leaving-${name}`;
  const person = { name: 'Ona Šimkutė', roles: ['cook'], max_hours_per_week: 60, min_shifts_per_week: 0 };
  await post('/employees', { id: employee_id, ...person });
  const shift = (date: string) =>
    post('/schedule/shifts', { date, start_time: '08:00', end_time: '12:00', role: 'cook', employee_id });
  for (const date of dates.slice(0, 2)) await shift(date);
  await post(`/schedule/publish?${month.query}`);
  for (const date of dates.slice(2)) await shift(date);
  return token;
}

test.each([
  ['en', en, en.employees.departure.several_other, en.employees.departure.more_other],
  ['lt', lt, lt.employees.departure.several_few, lt.employees.departure.more_few],
] as const)(
  'before an employee is deleted it is said which shifts become open, from when to when (%s)',
  async (language, words, several, more) => {
    const texts = words.employees;
    const token = await businessWith(language);
    const page = await open({ token, language });
    await page.goto('/manager/employees');
    await page.getByRole('button', { name: fill(texts.deleteOne, { name: 'Ona Šimkutė' }) }).click();
    const question = page.getByRole('dialog', { name: texts.delete.title });
    await question.getByText(like(several.replace('{{count}}', '7'))).waitFor();
    const lines = question.getByRole('listitem').filter({ hasText: '08:00–12:00, cook' });
    expect(await lines.count()).toBe(5);
    await question.getByRole('button', { name: fill(more, { count: 2 }) }).click();
    expect(await lines.count()).toBe(7);
    const drafts = lines.filter({ hasText: like(texts.departure.draft) });
    expect(await drafts.count()).toBe(5);
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: texts.delete.confirm }).click();
    await toast(page, texts.deleted).waitFor();
    const left = await shiftsOf(token, month);
    expect(left.map(({ date, employee_id }) => [date, employee_id]).sort()).toEqual(dates.map((date) => [date, null]));
  },
);

test.each([
  ['en', en],
  ['lt', lt],
] as const)('on a phone one menu holds what can be done with an employee (%s)', async (language, words) => {
  const token = await businessWith(`phone-${language}`);
  const page = await open({ token, language, viewport: PHONE, touch: true });
  await page.goto('/manager/employees');
  const button = page.getByRole('button', { name: fill(words.employees.row.actions, { name: 'Ona Šimkutė' }) });
  await button.click();
  const menu = page.getByRole('menu');
  const { row, code, login } = words.employees;
  const items = [row.edit, login.create, code.title, row.employment, words.absences.record, row.delete];
  await menu.getByRole('menuitem', { name: row.edit }).waitFor();
  expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(items);
  // It grows while it opens.
  await settled(page);
  const box = await menu.getByRole('menuitem', { name: row.edit }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await axeViolations(page)).toEqual([]);
  await menu.getByRole('menuitem', { name: row.delete }).click();
  const question = page.getByRole('dialog', { name: words.employees.delete.title });
  await question.getByRole('button', { name: words.common.cancel }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement), PATIENT).toBe(true);
});
