import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { expectFieldError, field } from '../../driver/form.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { readSpreadsheet } from '../../driver/read-spreadsheet.ts';
import { loaded } from '../../driver/settled.ts';
import { en, fill, like, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const month = monthFromNow(-1);
/** Each journey takes one of them, by turns: all pages are read in every language (all-pages). */
const languages = [
  ['en', en],
  ['lt', lt],
] as const;

interface Copy {
  manager: string;
  employee: string;
}

let networks = 0;

/** A separate copy of the demo, whose last month is approved and contains a night shift of Ona's. */
async function openCopy(language: 'en' | 'lt'): Promise<Copy> {
  // Each from a network of its own: one network may have a few copies an hour only, which other journeys count on.
  networks += 1;
  const headers = { 'accept-language': language, 'x-forwarded-for': `10.9.8.${networks}` };
  const { access_token: manager } = await callApi<{ access_token: string }>('POST', '/demo', { headers });
  const people = await callApi<{ id: string; name: string }[]>('GET', '/employees', { token: manager });
  const ona = people.find(({ name }) => name === 'Ona Petraitė')?.id ?? '';
  const [from = '', to = ''] = month.dates.slice(4, 6);
  const night = { started_at: `${from}T23:30`, ended_at: `${to}T02:30`, reason: 'Inventory' };
  await callApi('POST', '/timesheets', { token: manager, body: { employee_id: ona, ...night } });
  const switched = { token: manager, body: { role: 'employee' } };
  const { access_token: employee } = await callApi<{ access_token: string }>('POST', '/demo/role', switched);
  return { manager, employee };
}

const copies = new Map<string, Copy>();
beforeAll(async () => {
  for (const [language] of languages) copies.set(language, await openCopy(language));
});
const copyOf = (language: string): Copy => copies.get(language) ?? { manager: '', employee: '' };

async function download(page: Page, button: string, kind: string): Promise<Buffer> {
  await page.getByRole('button', { name: button }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return readFile(await (await waiting).path());
}

/** `1 234,5` or `1,234.5` as a number. */
const numberIn = (text: string, language: string) =>
  Number(language === 'lt' ? text.replaceAll(/\s/g, '').replace(',', '.') : text.replaceAll(',', ''));

test.each(languages.slice(1))(
  'a manager sees what is missing, settles it, and takes the sheet as PDF and spreadsheet (%s)',
  async (language, words) => {
    const texts = words.workingTimeSheet;
    const { manager } = copyOf(language);
    const page = await open({ token: manager, language, viewport: { width: 1366, height: 800 } });
    await page.goto('/manager/timesheets/sheet');
    const days = page.getByRole('region', { name: texts.title });
    await days
      .getByRole('button', { name: /Ona Petraitė/ })
      .first()
      .waitFor();
    const missing = page.getByRole('list', { name: texts.missing.title });
    await missing.getByRole('link', { name: texts.missing.no_company_code }).click();
    const code = field(page, words.systemSettings.project.companyCode);
    await code.fill('<305>');
    const section = page.locator('form').filter({ has: code });
    await section.getByRole('button', { name: words.common.save }).click();
    await expectFieldError(code, words.invalid.company_code_format);
    await code.fill('305123456');
    await section.getByRole('button', { name: words.common.save }).click();
    await toast(page, words.systemSettings.saved).waitFor();

    await page.goto('/manager/timesheets/sheet');
    await page.getByText('305123456').waitFor();
    await missing.getByRole('link', { name: texts.missing.not_locked }).click();
    await page.getByRole('dialog', { name: like(words.timesheets.lockDialog.title) }).waitFor();
    await callApi('POST', '/timesheets/approve', { token: manager, body: rangeOfMonth() });
    const lock = { take_schedule: true, confirm: 'Rytas' };
    await callApi('POST', `/timesheets/lock?${month.query}`, { token: manager, body: lock });

    await page.goto('/manager/timesheets/sheet');
    const table = page.getByRole('region', { name: texts.title });
    await table.getByRole('button', { name: /Ona Petraitė.*\/3/ }).waitFor();
    const cells = await table.locator('tfoot td').allTextContents();
    const worked = numberIn(cells[2] ?? '', language);
    expect(worked).toBeGreaterThan(100);

    const rows = readSpreadsheet(await download(page, texts.download.button, texts.download.xlsx));
    const total = rows.find((row) => row.get('B') === texts.total);
    expect([...(total?.values() ?? [])]).toContain(worked);
    expect(rows[0]?.get('A')).toContain('305123456');
    const ona = rows.find((row) => row.get('B') === 'Ona Petraitė');
    expect([...(ona?.values() ?? [])].some((value) => /\/3/.test(String(value)))).toBe(true);
    for (const kind of [texts.download.pdf, texts.download.pdf_a3]) {
      const pdf = await download(page, texts.download.button, kind);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    }
  },
);

const rangeOfMonth = () => ({ start: month.dates[0], end: month.dates.at(-1) });

test.each(languages.slice(0, 1))(
  'an employee disputes on the phone, is answered, and confirms (%s)',
  async (language, words) => {
    const texts = words.workingTimeSheet;
    const { manager, employee } = copyOf(language);
    const phone = await open({ token: employee, language, viewport: PHONE, touch: true });
    await phone.goto(`/worker/timesheet?month=${month.key}`);
    await phone.getByRole('button', { name: texts.own.dispute }).click();
    const note = field(phone, texts.own.note);
    await phone.getByRole('button', { name: texts.own.send }).click();
    await expectFieldError(note, words.invalid.required);
    await note.fill('Penktadienį dirbau ilgiau');
    await phone.getByRole('button', { name: texts.own.send }).click();
    await phone.getByText(texts.confirmation.state.disputed, { exact: true }).waitFor();

    const page = await open({ token: manager, language });
    await page.goto(`/manager/timesheets/sheet?month=${month.key}`);
    await page
      .getByRole('list', { name: texts.missing.title })
      .getByRole('button', { name: fill(texts.missing.who, { name: 'Ona Petraitė', count: 1 }) })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Ona Petraitė' });
    await drawer.getByText('Penktadienį dirbau ilgiau').waitFor();
    await field(drawer, texts.answer.label).fill('Pataisyta, ačiū');
    await drawer.getByRole('button', { name: texts.answer.send }).click();
    await toast(page, texts.answer.sent).waitFor();

    await phone.reload();
    await phone.getByText('Pataisyta, ačiū').waitFor();
    await phone.getByRole('button', { name: texts.own.confirm }).click();
    await phone.getByText(texts.confirmation.state.confirmed, { exact: true }).first().waitFor();
    const own = await download(phone, texts.download.button, texts.download.csv);
    expect(own.toString('utf8')).toContain('Ona Petraitė');
    await page.reload();
    const line = page.getByRole('row').filter({ hasText: 'Ona Petraitė' });
    await expect.poll(() => line.getByText(texts.confirmation.state.confirmed).count(), PATIENT).toBe(1);
  },
);

test('a sign used twice is refused beside its field, and a day gets a sign of its own', async () => {
  const texts = en.workingTimeSheet;
  const page = await open({ token: (await openCopy('en')).manager });
  await page.goto(`/manager/timesheets/sheet?month=${month.key}`);
  // The notice of the demo and the sheet come late and move the button.
  await page.getByRole('note').first().waitFor();
  await loaded(page);
  await page.getByRole('button', { name: texts.signs.title }).click();
  const drawer = page.getByRole('dialog', { name: texts.signs.title });
  const trip = field(drawer, 'business trip');
  await trip.fill('L');
  await drawer.getByRole('button', { name: en.common.save }).click();
  await expectFieldError(trip, en.invalid.sign_repeated);
  await trip.fill('TR');
  await drawer.getByRole('button', { name: en.common.save }).click();
  await toast(page, texts.signs.saved).waitFor();
  const table = page.getByRole('region', { name: texts.title });
  await table.getByRole('button', { name: /^Ona Petraitė, 20 / }).click();
  const day = page.getByRole('dialog');
  await day.getByRole('combobox', { name: texts.day.sign }).click();
  await page.getByRole('option', { name: 'TR – business trip' }).click();
  await day.getByRole('button', { name: en.common.save }).click();
  await expect.poll(() => table.getByRole('button', { name: /^Ona Petraitė, 20 .*TR/ }).count(), PATIENT).toBe(1);
});
