import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const next = monthFromNow(1);
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Six weeks with 20 guests an hour from 9 to 13, and 10 an hour until 17. */
async function withGuests(name: string): Promise<string> {
  const token = await newManagerToken(`takings-${name}`, `Takings ${name}`);
  const rows = Array.from({ length: 42 }, (_, day) => dayBefore(day + 2)).flatMap((date) =>
    [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => ({
      at: `${date}T${String(hour).padStart(2, '0')}:00`,
      kind: 'guests',
      value: hour < 13 ? 20 : 10,
    })),
  );
  await callApi('PUT', '/takings', { token, body: rows });
  for (const [template, start_time, end_time] of [
    ['Rytas', '09:00', '13:00'],
    ['Popietė', '13:00', '17:00'],
  ])
    await callApi('POST', '/templates', { token, body: { name: template, start_time, end_time } });
  return token;
}

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'what came in is typed in by day and by hour, and the forecast says how well it does (%s)',
  async (language, words) => {
    const texts = words.takings;
    const page = await open({
      token: await newManagerToken(`typed-${language}`, `Typed ${language}`),
      language,
      ...(language === 'lt' && { viewport: PHONE, touch: true }),
    });
    const yesterday = dayBefore(1);
    const address = `/manager/shifts/takings?month=${yesterday.slice(0, 7)}`;
    await page.goto(address);
    await page.getByText(texts.emptyText).waitFor();
    const table = page.getByRole('region', { name: texts.title, exact: true });
    const rows = table.getByRole('row');
    const field = table.getByRole('textbox').nth(Number(yesterday.slice(8)) - 1);
    await field.fill('120');
    await field.press('Enter');
    await page.getByText(texts.tooShort).waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue(), PATIENT).toBe('120');
    await rows
      .nth(Number(yesterday.slice(8)))
      .getByRole('button')
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel(fill(texts.valueAt, { hour: '09:00' })).fill('30');
    await drawer.getByLabel(fill(texts.valueAt, { hour: '10:00' })).fill('45');
    await drawer.getByRole('button', { name: texts.save, exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    await rows
      .nth(Number(yesterday.slice(8)))
      .getByText('75')
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'from takings to requirements: what one serves, the proposal, used and taken back (%s)',
  async (language, words) => {
    const texts = words.staffing;
    const token = await withGuests(language);
    const requirements = async () => (await callApi('GET', '/requirements', { token })) as unknown[];
    const page = await open({ token, language });
    await page.goto(`/manager/shifts/staffing?month=${next.key}`);
    await page.getByText(texts.reason.no_productivity).waitFor();
    await page.getByRole('combobox', { name: texts.addRole }).fill('barista');
    await page.getByRole('button', { name: texts.add, exact: true }).click();
    await page.getByLabel(fill(texts.perHourOf, { role: 'barista' })).fill('10');
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    await page.getByText(texts.proved).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await requirements()).toEqual([]);
    await page.getByRole('button', { name: texts.use, exact: true }).click();
    await toast(page, texts.used).waitFor();
    await page.getByText(texts.nothingToChange).waitFor();
    expect((await requirements()).length).toBeGreaterThanOrEqual(14);
    await page.getByRole('button', { name: words.common.undo, exact: true }).click();
    await toast(page, texts.undone).waitFor();
    await expect.poll(requirements, PATIENT).toEqual([]);
  },
);
