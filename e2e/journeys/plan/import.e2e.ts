import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { en, fill, lt } from '../../driver/texts.ts';

const open = useBrowser();
/** Each journey takes one of them, by turns: all pages are read in every language (all-pages). */
const languages = [
  { language: 'en', texts: en },
  { language: 'lt', texts: lt },
] as const;

/** A separate business for each language, and for the people below a title row. */
const tokens = { en: '', lt: '' };
const titled = { en: '', lt: '' };
beforeAll(async () => {
  tokens.en = await newManagerToken('import.en', 'Import');
  tokens.lt = await newManagerToken('import.lt', 'Įkėlimas');
  titled.en = await newManagerToken('import.title.en', 'Titled');
  titled.lt = await newManagerToken('import.title.lt', 'Antraštė');
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A text with its number, in the plural form of the language. */
const counted = (words: Readonly<Record<string, unknown>>, key: string, language: string, count: number) =>
  fill(String(words[`${key}_${new Intl.PluralRules(language).select(count)}`]), { count });
const openDialog = async (page: Page, { employees, imports }: typeof en) => {
  await page.getByRole('button', { name: employees.import, exact: true }).click();
  return page.getByRole('dialog', { name: imports.title });
};

test.each(languages.slice(0, 1))(
  'employees from a workbook: columns chosen, a wrong cell named, its row left out and downloaded, columns remembered: $language',
  async ({ language, texts }) => {
    const token = tokens[language];
    const words = texts.imports;
    const id = `import.${language}.`;
    const rows = [
      [texts.fields.employee.name, 'Ką daro?', texts.fields.employee.max_hours_per_week, 'ID'],
      ['Žydrūnė Čė', 'barista', '40', `${id}1`],
      ['=HYPERLINK("x")', 'barista', '400', `${id}2`],
      ['Ąžuolas Žukas', 'barista', '20', `${id}3`],
    ];
    const content = await writeXlsxFile([
      { sheet: 'Žmonės', data: rows.map((cells) => cells.map((value) => ({ value, type: String }))) },
    ]).toBuffer();
    const file = { name: 'žmonės.xlsx', mimeType: XLSX, buffer: Buffer.from(content) };

    const page = await open({ token, language });
    await page.goto('/manager/employees');
    const dialog = await openDialog(page, texts);
    await page.locator('input[type="file"]').setInputFiles(file);
    await dialog.getByText(words.guessed).waitFor();
    const roles = dialog.getByLabel(fill(words.fieldOf, { column: 'Ką daro?' }), { exact: true }).first();
    expect(await roles.inputValue()).toBe(words.skipColumn);
    await roles.click();
    await page.getByRole('option', { name: texts.fields.employee.roles, exact: true }).click();
    await dialog.getByRole('button', { name: words.check }).click();

    const wrong = dialog.getByRole('row').filter({ hasText: 'HYPERLINK' });
    await wrong.getByRole('cell').filter({ hasText: /^400./ }).waitFor();
    const submit = dialog.getByRole('button', { name: counted(words, 'apply', language, 2) });
    expect(await submit.isDisabled()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: words.report.button }).click();
    const report = await readFile(await (await downloading).path(), 'utf8');
    expect(report).toContain(`'=HYPERLINK`);
    expect(report).not.toContain('Žydrūnė');

    await dialog.getByLabel(counted(words, 'skipRows', language, 1)).check();
    await submit.click();
    await dialog.getByText(words.steps.done, { exact: true }).waitFor();
    const people = await callApi<{ id: string }[]>('GET', '/employees', { token });
    expect(people.map((one) => one.id).toSorted()).toEqual([`${id}1`, `${id}3`]);
    // Taken back: who is on vacation by now stays, with the reason.
    const days = { start: '2031-07-01', end: '2031-07-02' };
    await callApi('POST', '/absences', { token, body: { employee_ids: [`${id}3`], type: 'vacation', ...days } });
    await dialog.getByRole('button', { name: counted(words.undo, 'button', language, 2) }).click();
    await dialog.getByText(counted(words.undo, 'removed', language, 1)).waitFor();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: words.undo.uses.requests })
      .getByText('Ąžuolas Žukas')
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const left = await callApi<{ id: string }[]>('GET', '/employees', { token });
    expect(left.map((one) => one.id)).toEqual([`${id}3`]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Ąžuolas Žukas').first().waitFor();

    await openDialog(page, texts);
    await page.locator('input[type="file"]').setInputFiles(file);
    await dialog.getByText(words.remembered).waitFor();
  },
);

const listsBelowTitle = {
  en: { head: 'First name;Last name;Role;Hire date;Hourly rate', march: '4 March 2025', rate: '€9.20' },
  lt: { head: 'Vardas;Pavardė;Pareigos;Priimtas;Val. įkainis', march: '2025 m. kovo 4 d.', rate: '9,20 €' },
};

test.each(languages.slice(1))(
  'employees below a title row, with two columns for the name and dates that are asked for: $language',
  async ({ language, texts }) => {
    const token = titled[language];
    const words = texts.imports;
    const { head, march, rate } = listsBelowTitle[language];
    const rows = ['UAB „Rytas“, 2026;;;;', ';;;;', head, 'Žydrūnė;Čė;barista;03/04/2025;9,20 €'];
    const buffer = Buffer.from(rows.join('\n'));
    const page = await open({ token, language });
    await page.goto('/manager/employees');
    const dialog = await openDialog(page, texts);
    await page.locator('input[type="file"]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    const header = dialog.getByLabel(words.header, { exact: true }).first();
    await header.waitFor();
    expect(await header.inputValue()).toBe(fill(words.headerRow, { line: 3, text: head.replaceAll(';', ' · ') }));
    for (const [at, part] of [words.columns.first_name, words.columns.last_name].entries()) {
      const heading = head.split(';')[at] ?? '';
      const field = dialog.getByLabel(fill(words.fieldOf, { column: heading }), { exact: true }).first();
      expect(await field.inputValue()).toBe(part);
    }
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.check }).click();

    // Nothing says whether it is 3 April or 4 March.
    const order = dialog
      .getByLabel(fill(words.readings.dates.label, { example: '03/04/2025' }), { exact: true })
      .first();
    await order.waitFor();
    expect(await order.inputValue()).toBe('');
    expect(await axeViolations(page)).toEqual([]);
    await order.click();
    await page.getByRole('option', { name: fill(words.readings.dates.month, { meaning: march }) }).click();
    const row = dialog.getByRole('row').filter({ hasText: 'Žydrūnė Čė' });
    await row.getByText(march).waitFor();
    await row.getByText(rate).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: counted(words, 'apply', language, 1) }).click();
    await dialog.getByText(words.steps.done, { exact: true }).waitFor();
    const people = await callApi<{ name: string; first_day: string }[]>('GET', '/employees', { token });
    expect(people.map(({ name, first_day }) => [name, first_day])).toEqual([['Žydrūnė Čė', '2025-03-04']]);
  },
);

test.each(languages.slice(0, 1))(
  'past shifts on a phone: they are in the calendar as published ones, and a file that is none loses nothing: $language',
  async ({ language, texts }) => {
    const token = tokens[language];
    const words = texts.imports;
    const id = `import.${language}.past`;
    await callApi('POST', '/employees', { token, body: { id, name: 'Šarūnas Čepas', roles: ['barista'] } });
    const page = await open({ token, language, viewport: PHONE, theme: 'dark', refusals: [422] });
    await page.goto('/manager/employees');
    const dialog = await openDialog(page, texts);
    await dialog.getByText(words.kinds.history, { exact: true }).click();
    const input = page.locator('input[type="file"]');
    await input.setInputFiles({ name: 'a.xlsx', mimeType: XLSX, buffer: Buffer.from('PK\x03\x04 none') });
    await dialog.getByRole('alert').waitFor();
    const lines = `Darbuotojas;Data;Nuo;Iki\nŠarūnas Čepas;2025-03-04;8:00;16:00\nŠarūnas Čepas;2025.03.05;8:00;16:00\n`;
    await input.setInputFiles({ name: 'past.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
    // The guess is shown; another choice is seen at once.
    const encoding = dialog.getByLabel(words.encoding, { exact: true }).first();
    expect(await encoding.inputValue()).toBe('UTF-8');
    for (const [label, name] of [
      [words.encodings['windows-1252'], /arÅ«nas ÄŒepas/],
      ['UTF-8', 'Šarūnas Čepas'],
    ] as const) {
      await encoding.click();
      await page.getByRole('option', { name: label, exact: true }).click();
      await dialog.getByText(name).waitFor();
    }
    await dialog.getByRole('button', { name: words.check }).click();
    await dialog.getByText(words.deeds.create).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: counted(words, 'apply', language, 2) }).click();
    await dialog.getByText(words.after.history).waitFor();
    const { shifts } = await callApi<{ shifts: { employee_id: string; status: string }[] }>(
      'GET',
      '/schedule?start=2025-03-01&end=2025-03-31',
      { token },
    );
    expect(shifts.map(({ employee_id, status }) => [employee_id, status])).toEqual([
      [id, 'published'],
      [id, 'published'],
    ]);
  },
);
