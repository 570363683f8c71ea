import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { choose, expectFieldError, field } from '../../driver/form.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { openPerson } from '../../driver/person-page.ts';
import { en, fill, lt } from '../../driver/texts.ts';

const open = useBrowser();
const month = monthFromNow(-1);
const worked = month.dates[9] ?? '';

/** Each journey takes one of them, by turns: all pages are read in every language (all-pages). */
const languages = [
  ['en', en],
  ['lt', lt],
] as const;

/**
 * A business in which last month Žydrė worked four hours and Đorđe, whose name can't be written in Windows-1257, two
 * and a half.
 */
async function businessWith(name: string): Promise<string> {
  const token = await newManagerToken(`payroll-${name.toLowerCase()}`, name);
  const post = (path: string, body: unknown) => callApi('POST', path, { token, body });
  for (const [id, full, to] of [
    ['zyd', 'Žydrė Šukytė', '12:00'],
    ['djo', 'Đorđe Žukas', '10:30'],
  ]) {
    const terms = { roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
    await post('/employees', { id: `${id}-${name}`, name: full, ...terms });
    const times = { started_at: `${worked}T08:00`, ended_at: `${worked}T${to}`, reason: 'Inventory' };
    await post('/timesheets', { employee_id: `${id}-${name}`, ...times });
  }
  return token;
}

/** The bytes of the downloaded file. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const file = page.waitForEvent('download');
  await press();
  return readFile(await (await file).path());
}

test.each(languages.slice(0, 1))(
  'wrong input is shown at its field with nothing lost; columns move by keyboard; the file has what was chosen (%s)',
  async (language, words) => {
    const texts = words.payrollExports;
    const project = `Algos-${language}`;
    const page = await open({ token: await businessWith(project), language, refusals: [422] });
    await page.goto('/manager/timesheets/exports');
    await page.getByText(texts.emptyTitle).waitFor();
    await page.getByRole('button', { name: texts.add }).first().click();
    const dialog = page.getByRole('dialog', { name: texts.add });
    const save = () => dialog.getByRole('button', { name: texts.add, exact: true }).click();
    await choose(page, field(dialog, texts.preset), texts.presets.codes.name);
    // All hours in addition to regular hours: each would be counted twice.
    await field(dialog, texts.kinds.worked).fill('FD0');
    await field(dialog, texts.kinds.night).fill('FD');
    await save();
    await expectFieldError(field(dialog, texts.name), words.invalid.required);
    await expectFieldError(field(dialog, texts.kinds.night), words.invalid.code_twice);
    await expectFieldError(field(dialog, texts.kinds.worked), words.invalid.hours_twice);
    await field(dialog, texts.name).fill('Algos, žiniaraštis');
    await field(dialog, texts.kinds.night).fill('DN');
    await field(dialog, texts.kinds.worked).fill('');
    // A name that can't be written in the encoding is reported, with a solution next to it.
    await choose(page, field(dialog, texts.signs.encoding), texts.choices.encoding.windows_1257);
    await dialog.getByRole('alert').filter({ hasText: 'Đorđe Žukas' }).waitFor();
    await dialog.getByRole('button', { name: texts.useUtf8 }).click();
    await dialog.getByRole('cell', { name: 'Đorđe Žukas' }).waitFor();
    const up = (place: number) =>
      dialog.getByRole('button', { name: fill(texts.moveUp, { place, name: texts.columns.name }) });
    await up(2).focus();
    await page.keyboard.press('Enter');
    await up(1).waitFor();
    await expect.poll(() => up(1).evaluate((button) => button === document.activeElement), PATIENT).toBe(true);
    await dialog.getByRole('columnheader').first().filter({ hasText: texts.columns.name }).waitFor();
    await save();
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`/manager/timesheets?month=${month.key}`);
    await page.getByRole('button', { name: words.timesheets.export.button }).click();
    const item = page.getByRole('menuitem', { name: fill(words.timesheets.named.csv, { name: 'Algos, žiniaraštis' }) });
    const heads = [texts.columns.name, texts.columns.employee_id, texts.columns.month, texts.columns.code];
    const late = texts.columns.late_amount;
    const lines = [
      // A heading with a comma is in quotation marks.
      [...heads, texts.columns.hours, texts.columns.days, `"${fill(late, { currency: 'EUR' })}"`].join(';'),
      `Đorđe Žukas;djo-${project};${month.key};FD;2,5;1;`,
      `Žydrė Šukytė;zyd-${project};${month.key};FD;4;1;`,
    ];
    const bytes = await downloaded(page, () => item.click());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString()).toBe(lines.map((line) => `${line}\r\n`).join(''));
  },
);

test.each(languages.slice(1))(
  'on a phone: someone else’s change is shown and what is typed stays; an old encoding offers UTF-8 (%s)',
  async (language, words) => {
    const texts = words.payrollExports;
    const token = await businessWith(`Koduote-${language}`);
    const body = {
      name: 'Senoji',
      layout: 'people',
      columns: [{ source: 'name', heading: 'Pavardė' }],
      encoding: 'windows_1257',
    };
    const { id } = await callApi<{ id: string }>('POST', '/payroll-exports', { token, body });
    const page = await open({ token, language, viewport: PHONE, touch: true, refusals: [412, 422] });
    await page.goto('/manager/timesheets/exports');
    await page.getByRole('button', { name: fill(texts.editOne, { name: 'Senoji' }) }).click();
    const dialog = page.getByRole('dialog', { name: texts.edit });
    const heading = dialog.getByLabel(fill(texts.headingOf, { place: 1, name: texts.columns.name }));
    await heading.fill('Surname');
    await callApi('PUT', `/payroll-exports/${id}`, { token, body: { ...body, name: 'Naujoji' } });
    await dialog.getByRole('button', { name: words.common.save }).click();
    await dialog.getByText(words.common.stale.title).waitFor();
    await expect.poll(() => field(dialog, texts.name).inputValue(), PATIENT).toBe('Naujoji');
    expect(await heading.inputValue()).toBe('Surname');
    await dialog.getByRole('button', { name: words.common.save }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`/manager/timesheets?month=${month.key}`);
    await page.getByRole('button', { name: words.timesheets.export.button }).click();
    await page.getByRole('menuitem', { name: fill(words.timesheets.named.csv, { name: 'Naujoji' }) }).click();
    const refused = page.getByRole('dialog', { name: words.timesheets.named.notInEncoding });
    await refused.getByText('Đorđe Žukas').waitFor();
    const bytes = await downloaded(page, () =>
      refused.getByRole('button', { name: words.timesheets.named.inUtf8 }).click(),
    );
    expect(bytes.toString()).toBe('\uFEFFSurname\r\nĐorđe Žukas\r\nŽydrė Šukytė\r\n');
  },
);

// A Tuesday of the second week, on which Žydrė works four hours in the afternoon.
const isTuesday = (date: string) => Temporal.PlainDate.from(date).dayOfWeek === 2;
const shared = month.dates.slice(7, 14).find(isTuesday) ?? '';

test.each(languages.slice(0, 1))(
  'half a day of leave is half a day in the payroll file (%s)',
  async (language, words) => {
    const token = await newManagerToken(`half-${language}`, `Half ${language}`);
    const id = `half-zyd-${language}`;
    const terms = { roles: ['cook'], contract_hours_per_week: 40, max_hours_per_week: 40, min_shifts_per_week: 0 };
    const person = { id, name: 'Žydrė Šukytė', first_day: '2024-01-02', ...terms };
    await callApi('POST', '/employees', { token, body: person });
    const times = { started_at: `${shared}T12:00`, ended_at: `${shared}T16:00`, reason: 'Inventory' };
    await callApi('POST', '/timesheets', { token, body: { employee_id: id, ...times } });
    const columns = ['date', 'worked', 'vacation'].map((source) => ({ source, heading: source }));
    const file = { name: 'Days', layout: 'days', columns, separator: 'comma', hours: 'point' };
    await callApi('POST', '/payroll-exports', { token, body: file });

    const page = await open({ token, language });
    await page.goto('/manager/employees');
    await openPerson(page, person.name);
    await page.getByRole('link', { name: words.absences.record, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.absences.type.vacation, { exact: true }).click();
    await dialog.getByRole('switch', { name: words.absences.isPart }).click();
    await field(dialog, words.absences.date).fill(shared);
    await field(dialog, words.absences.date).press('Tab');
    await field(dialog, words.absences.fromTime).fill('8');
    await field(dialog, words.absences.toTime).fill('12');
    await field(dialog, words.absences.toTime).press('Tab');
    await dialog.getByRole('button', { name: words.explanations.repair.propose }).click();
    await dialog.getByRole('button', { name: words.explanations.repair.note }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.goto(`/manager/timesheets?month=${month.key}`);
    await page.getByRole('button', { name: words.timesheets.export.button }).click();
    const item = page.getByRole('menuitem', { name: fill(words.timesheets.named.csv, { name: 'Days' }) });
    const bytes = await downloaded(page, () => item.click());
    expect(bytes.toString().replace('\uFEFF', '')).toBe(`date,worked,vacation\r\n${shared},4,0.5\r\n`);
  },
);
