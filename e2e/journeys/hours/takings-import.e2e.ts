import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();
const languages = [
  { language: 'en', texts: en },
  { language: 'lt', texts: lt },
] as const;

const tokens = { en: '', lt: '' };
beforeAll(async () => {
  tokens.en = await newManagerToken('takings.en', 'Takings');
  tokens.lt = await newManagerToken('takings.lt', 'Pajamos');
});

/** Three weeks of receipts before June 2026, each at its minute. */
function receipts(): string {
  const rows = Array.from({ length: 21 * 60 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 4, 11) + Math.floor(at / 60) * 86_400_000).toISOString().slice(0, 10);
    const minute = 8 * 60 + (at % 60) * 11 + 1;
    return `${day} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')};7,50 €`;
  });
  return ['Data ir laikas;Suma', ...rows, 'Iš viso;9 450,00 €'].join('\n');
}

test.each(languages)(
  'receipts of a till are counted and stored in three presses, and again none is new: $language',
  async ({ language, texts }) => {
    const token = tokens[language];
    const words = texts.takingsImport;
    const page = await open({ token, language });
    await page.goto('/manager/shifts/takings?month=2026-05&kind=receipts');
    await page.getByRole('button', { name: texts.takings.import, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    const file = { name: 'kasa.csv', mimeType: 'text/csv', buffer: Buffer.from(receipts()) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await dialog.getByLabel(words.rowsAre.label).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: texts.imports.check }).click();
    await dialog.getByRole('button', { name: words.store }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.store }).click();
    await dialog.waitFor({ state: 'detached' });
    const path = '/takings?start=2026-05-11&end=2026-05-31&kind=receipts';
    const stored = await callApi<{ value: number }[]>('GET', path, { token });
    expect(stored.reduce((sum, { value }) => sum + value, 0)).toBe(21 * 60);
  },
);
