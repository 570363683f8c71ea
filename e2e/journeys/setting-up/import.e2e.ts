import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { en, fill, lt } from '../../driver/texts.ts';

const open = useBrowser();
const languages = [
  { language: 'en', texts: en },
  { language: 'lt', texts: lt },
] as const;

/** A separate business for each language. */
const tokens = { en: '', lt: '' };
beforeAll(async () => {
  tokens.en = await newManagerToken('import.en', 'Import');
  tokens.lt = await newManagerToken('import.lt', 'Įkėlimas');
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A text with its number, in the plural form of the language. */
const counted = (words: Readonly<Record<string, unknown>>, key: string, language: string, count: number) =>
  fill(String(words[`${key}_${new Intl.PluralRules(language).select(count)}`]), { count });
const openDialog = async (page: Page, { employees, imports }: typeof en) => {
  await page.getByRole('button', { name: employees.import, exact: true }).click();
  return page.getByRole('dialog', { name: imports.title });
};

test.each(languages)(
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

test.each(languages)(
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
