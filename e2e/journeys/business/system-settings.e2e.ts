import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { choose, expectFieldError, field } from '../../driver/form.ts';
import { PATIENT } from '../../driver/patient.ts';
import { openPerson } from '../../driver/person-page.ts';
import { en, like, lt } from '../../driver/texts.ts';
import { readToast, toast } from '../../driver/toast.ts';

const open = useBrowser();
const texts = en.systemSettings;
const ADDRESS = '/manager/settings/system';

let token: string;
beforeAll(async () => {
  token = await newManagerToken('system-settings', 'Taisyklės');
  for (const [id, name] of [
    ['taisykliu-ona', 'Ona'],
    ['taisykliu-rasa', 'Rasa'],
  ])
    await callApi('POST', '/employees', { token, body: { id, name, roles: ['cook'] } });
  for (const [name, start_time, end_time] of [
    ['Early', '06:00', '14:00'],
    ['Late', '14:00', '22:00'],
  ])
    await callApi('POST', '/templates', { token, body: { name, start_time, end_time } });
});

const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
/** The button of the page. */
const save = (page: Page) => page.getByRole('button', { name: en.common.save });
const goTo = (page: Page, name: keyof typeof texts.pages) =>
  page.getByRole('link', { name: texts.pages[name], exact: true }).click();

interface Stored {
  version: number;
  importance: Record<string, string>;
  limits: Record<string, number>;
  severities: Record<string, string>;
  business_rules: object;
  forbidden_sequences: object[];
  pairs: object[];
}
const stored = () => callApi<Stored>('GET', '/settings/system', { token });

test('each page is saved as a whole; what is wrong is told at its field and nothing is lost', async () => {
  const page = await open({ token });
  await page.goto(ADDRESS);
  await goTo(page, 'working-time');
  const limits = part(page, texts.limits.title);
  const hours = limits.getByRole('group', { name: texts.limits.rows.hoursMonth });
  expect(await save(page).isDisabled()).toBe(true);
  await field(limits.getByRole('group', { name: texts.limits.rows.days }), texts.limits.most).fill('5');
  const [least, most] = [field(hours, texts.limits.least), field(hours, texts.limits.most)];
  await least.fill('100');
  await most.fill('80');
  await save(page).click();
  await expectFieldError(most, en.invalid.max_below_min);
  expect(await least.inputValue()).toBe('100');

  // Navigating to another page asks before input is lost.
  await goTo(page, 'planning');
  const question = page.getByRole('dialog', { name: en.common.discard.title });
  await question.getByRole('button', { name: en.common.cancel }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await most.inputValue()).toBe('80');
  await most.fill('160');
  await save(page).click();
  await readToast(page, texts.saved);

  await goTo(page, 'planning');
  const importance = part(page, texts.importance.title);
  await choose(
    page,
    importance.getByRole('combobox', { name: texts.importance.aims.fairness }),
    like(texts.importance.levels.high),
  );
  await save(page).click();
  await readToast(page, texts.saved);
  expect(await stored()).toMatchObject({
    importance: { fairness: 'high' },
    limits: { min_hours_per_month: 100, max_hours_per_month: 160, max_consecutive_days: 5 },
  });
});

test('rules about shifts and people, and how strictly each binds', async () => {
  const page = await open({ token });
  await page.goto(ADDRESS);
  await goTo(page, 'together');
  const shifts = part(page, texts.shifts.title);
  await shifts.getByRole('button', { name: texts.shifts.addSequence }).click();
  await choose(page, shifts.getByRole('combobox', { name: texts.shifts.first }), 'Late');
  await choose(page, shifts.getByRole('combobox', { name: texts.shifts.next }), 'Early');
  await choose(page, shifts.getByRole('combobox', { name: texts.shifts.third }), 'Late');
  await shifts.getByRole('button', { name: texts.shifts.addLimit }).click();
  await field(shifts, texts.shifts.amounts.min_in_row).fill('3');
  await field(shifts, texts.shifts.amounts.max_in_row).fill('2');
  await save(page).click();
  await expectFieldError(field(shifts, texts.shifts.amounts.max_in_row), en.invalid.max_below_min);
  await field(shifts, texts.shifts.amounts.max_in_row).fill('4');
  await save(page).click();
  await readToast(page, texts.saved);

  const people = part(page, texts.people.title);
  await people.getByRole('button', { name: texts.people.addPair }).click();
  const other = people.getByRole('combobox', { name: texts.people.other });
  await choose(page, other, 'Ona');
  await save(page).click();
  await expectFieldError(other, en.invalid.pair_same);
  await choose(page, other, 'Rasa');
  await save(page).click();
  await readToast(page, texts.saved);

  await goTo(page, 'planning');
  const rules = part(page, texts.rules.title);
  await rules.getByText(texts.rules.families.law).click();
  const rest = rules.getByRole('combobox', { name: en.schedule.rules['daily-rest'] });
  await rest.click();
  expect(await page.getByRole('option', { name: texts.rules.severities.off }).count()).toBe(0);
  await page.getByRole('option', { name: texts.rules.severities.soft }).click();
  await save(page).click();
  await readToast(page, texts.saved);
  expect(await stored()).toMatchObject({
    forbidden_sequences: [{ template: 'Late', next_template: 'Early', third_template: 'Late' }],
    template_limits: [{ template: 'Early', max_per_week: null, max_per_month: null, min_in_row: 3, max_in_row: 4 }],
    pairs: [{ employee_id: 'taisykliu-ona', other_employee_id: 'taisykliu-rasa', together: false }],
    severities: { 'daily-rest': 'soft' },
  });
});

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'whole weekends are asked for, and the calendar names who works half of one: %s',
  async (language, words) => {
    await callApi('PUT', '/settings/system', { token, body: { business_rules: {} } });
    const page = await open({ token, language });
    await page.goto(`${ADDRESS}/working-time`);
    const rules = part(page, words.systemSettings.businessRules.title);
    const name = words.schedule.rules['complete-weekends'];
    await rules.getByRole('switch', { name }).click({ force: true });
    await page.getByRole('button', { name: words.common.save }).click();
    await readToast(page, words.systemSettings.saved);
    expect(await stored()).toMatchObject({ business_rules: { complete_weekends: {} } });

    // 7 June 2031 is a Saturday.
    const shift = { date: '2031-06-07', template: 'Early', role: 'cook', employee_id: 'taisykliu-ona' };
    if (language === 'en') await callApi('POST', '/schedule/shifts', { token, body: shift });
    await page.goto('/manager/calendar?month=2031-06&panel=rules');
    const panel = page.getByRole('complementary', { name: words.schedule.panel.label });
    await panel.getByText(name).waitFor();
    await panel.getByText(language === 'en' ? /only one day of the weekend/ : /tik vieną savaitgalio dieną/).waitFor();
  },
);

test('how many different start times a week may have, in Lithuanian', async () => {
  const { systemSettings: words, common, invalid } = lt;
  await callApi('PUT', '/settings/system', { token, body: { business_rules: {} } });
  const page = await open({ token, language: 'lt' });
  await page.goto(`${ADDRESS}/working-time`);
  const rules = part(page, words.businessRules.title);
  await rules.getByRole('switch', { name: lt.schedule.rules['start-times'] }).click({ force: true });
  const most = field(rules, words.businessRules.start_times.most_per_week);
  expect(await most.inputValue()).toBe('2');
  await most.fill('8');
  await page.getByRole('button', { name: common.save }).click();
  await expectFieldError(most, invalid.number_range);
  await most.fill('1');
  await page.getByRole('button', { name: common.save }).click();
  await readToast(page, words.saved);
  expect(await stored()).toMatchObject({ business_rules: { start_times: { most_per_week: 1 } } });
});

test('another manager changes the same part: what is typed stays, and it is told', async () => {
  const page = await open({ token, refusals: [412] });
  await page.goto(ADDRESS);
  await goTo(page, 'working-time');
  const law = part(page, texts.law.title);
  const months = field(law, texts.law.months);
  await months.fill('1');
  const { version } = await stored();
  await callApi('PUT', '/settings/system', {
    token,
    body: { accounting_months: 2 },
    headers: { 'if-match': `"${version}"` },
  });
  await save(page).click();
  await page.getByText(texts.overtaken).waitFor();
  expect(await months.inputValue()).toBe('1');
  await save(page).click();
  await toast(page, texts.saved).waitFor();
  expect(await stored()).toMatchObject({ accounting_months: 1 });
});

test("a person's working time is kept with them", async () => {
  const page = await open({ token });
  await page.goto('/manager/employees');
  await openPerson(page, 'Ona');
  await page.getByRole('button', { name: en.employees.row.edit, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: en.employees.edit });
  const time = en.employees.workingTime;
  await drawer.getByText(time.title, { exact: true }).click();
  await drawer.getByLabel(en.fields.employee.is_senior).check();
  await field(drawer.getByRole('group', { name: texts.limits.rows.weekends }), texts.limits.most).fill('2');
  await drawer.getByRole('button', { name: en.common.save }).click();
  await toast(page, en.employees.saved).waitFor();
  const people = () => callApi<{ id: string }[]>('GET', '/employees', { token });
  await expect
    .poll(async () => (await people()).find(({ id }) => id === 'taisykliu-ona'), PATIENT)
    .toMatchObject({ is_senior: true, limits: { max_weekends: 2 } });
});
