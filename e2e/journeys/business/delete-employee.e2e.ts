import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { openPerson } from '../../driver/person-page.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { PATIENT } from '../../driver/patient.ts';
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
    await openPerson(page, 'Ona Šimkutė');
    await page.getByRole('button', { name: texts.row.delete, exact: true }).click();
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
] as const)(
  'on a phone an employee has a page, and all that can be done is there in words (%s)',
  async (language, words) => {
    const token = await businessWith(`phone-${language}`);
    const page = await open({ token, language, viewport: PHONE, touch: true });
    await page.goto('/manager/employees');
    await openPerson(page, 'Ona Šimkutė');
    const { row, code, login, employment } = words.employees;
    const named = (name: string) => page.getByRole('button', { name, exact: true });
    for (const name of [row.edit, login.create, code.title, employment.setEnd, employment.change]) {
      const box = await named(name).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('link', { name: words.absences.record, exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await named(row.delete).click();
    const question = page.getByRole('dialog', { name: words.employees.delete.title });
    await question.getByRole('button', { name: words.common.cancel }).click();
    await question.waitFor({ state: 'detached' });
    await expect
      .poll(() => named(row.delete).evaluate((element) => element === document.activeElement), PATIENT)
      .toBe(true);
  },
);
