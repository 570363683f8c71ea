import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const DAYS = 182;
const MOST_CLICKS = 8;
const MOST_MS = 180_000;

/** Half a year of receipts up to yesterday: one every twelve minutes from 8 to 14, then every half an hour. */
function receipts(): string {
  const minutes = Array.from({ length: 600 }, (_, at) => at + 8 * 60).filter((minute) =>
    minute < 14 * 60 ? minute % 12 === 1 : minute % 30 === 1,
  );
  const rows = Array.from({ length: DAYS }, (_, day) => day + 1).flatMap((day) => {
    const date = new Date(Date.now() - day * 86_400_000).toISOString().slice(0, 10);
    return minutes.map((minute) => {
      const [hour, rest] = [Math.floor(minute / 60), minute % 60];
      return `${date} ${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')};7,50 €`;
    });
  });
  return ['Data ir laikas;Suma', ...rows].join('\n');
}

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'from six months of receipts to proposed requirements in eight clicks, used (%s)',
  async (language, words) => {
    const token = await newManagerToken(`clicks-${language}`, `Clicks ${language}`);
    for (const [name, start_time, end_time] of [
      ['Rytas', '08:00', '14:00'],
      ['Popietė', '14:00', '18:00'],
    ])
      await callApi('POST', '/templates', { token, body: { name, start_time, end_time } });
    const page = await open({ token, language });
    await page.goto('/manager/shifts/takings');
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks++;
      await target.click();
    };
    const started = performance.now();
    await click(page.getByRole('button', { name: words.takings.import, exact: true }));
    const dialog = page.getByRole('dialog', { name: words.takingsImport.title });
    const choosing = page.waitForEvent('filechooser');
    await click(dialog.getByRole('button', { name: words.takingsImport.choose }));
    await (await choosing).setFiles({ name: 'kasa.csv', mimeType: 'text/csv', buffer: Buffer.from(receipts()) });
    await click(dialog.getByRole('button', { name: words.imports.check }));
    await click(dialog.getByRole('button', { name: words.takingsImport.store }));
    await dialog.waitFor({ state: 'detached' });
    await click(page.getByRole('link', { name: words.staffing.title, exact: true }));
    await page.getByRole('combobox', { name: words.staffing.addRole }).fill('barista');
    await click(page.getByRole('button', { name: words.staffing.add, exact: true }));
    await page.getByLabel(fill(words.staffing.perHourOf, { role: 'barista' })).fill('2');
    await click(page.getByRole('button', { name: words.staffing.save, exact: true }));
    await page.getByText(words.staffing.proved).waitFor();
    await click(page.getByRole('button', { name: words.staffing.use, exact: true }));
    await toast(page, words.staffing.used).waitFor();
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(performance.now() - started).toBeLessThan(MOST_MS);
    // Five receipts an hour until 14, then two: three and one for every two an hour.
    const stored = await callApi<{ template: string; weekday: number | null; count: number }[]>(
      'GET',
      '/requirements',
      {
        token,
      },
    );
    expect(stored.filter(({ weekday }) => weekday === 1).map(({ template, count }) => [template, count])).toEqual([
      ['Popietė', 1],
      ['Rytas', 3],
    ]);

    // On paper: the picture with its table, without controls, a month on one page.
    await page.goto('/manager/shifts/takings?kind=receipts');
    const figure = page.getByRole('region', { name: words.takings.picture.title });
    await figure.getByText(words.takings.columns.band, { exact: true }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await figure.getByRole('table').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: words.takings.import, exact: true }).isVisible()).toBe(false);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    // A4 in points.
    expect(pdf).toMatch(/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
  },
);
