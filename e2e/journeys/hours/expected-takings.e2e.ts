import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, fill, lt } from '../../driver/texts.ts';

const open = useBrowser();
const next = monthFromNow(1);
/** The public holidays of Lithuania between the 8th and the 23rd. */
const HOLIDAYS = ['02-16', '03-11', '08-15'];
const dayAfter = (date: string) => next.dates[next.dates.indexOf(date) + 1] ?? '';
/** A Tuesday and the Wednesday after it that are days like others. */
const fair =
  next.dates.find(
    (date) =>
      date.slice(8) > '07' &&
      new Date(date).getUTCDay() === 2 &&
      [date, dayAfter(date)].every((one) => !HOLIDAYS.includes(one.slice(5))),
  ) ?? '';
const group = dayAfter(fair);
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'an event says what it does to takings, and a day is typed over by hand, as a whole and by hour (%s)',
  async (language, words) => {
    const texts = words.takings;
    const token = await newManagerToken(`expected-${language}`, `Expected ${language}`);
    const rows = Array.from({ length: 42 }, (_, day) => dayBefore(day + 2)).flatMap((date) =>
      [9, 10, 11, 12].map((hour) => ({ at: `${date}T${String(hour).padStart(2, '0')}:00`, kind: 'guests', value: 25 })),
    );
    await callApi('PUT', '/takings', { token, body: rows });
    const page = await open({ token, language });
    await page.goto(next.calendar);
    await page.getByRole('columnheader').getByRole('button').nth(next.dates.indexOf(fair)).click();
    const notes = page.getByRole('dialog');
    await notes.getByRole('button', { name: words.events.add }).click();
    await field(notes, words.events.name).fill('Mugė');
    await notes.getByLabel(words.events.takings).fill('140');
    await notes.getByRole('button', { name: words.common.add, exact: true }).click();
    await notes.getByText('+40').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.goto(`/manager/shifts/takings?month=${next.key}`);
    const table = page.getByRole('region', { name: texts.title, exact: true });
    const rowOf = (date: string) => table.getByRole('row').nth(Number(date.slice(8)));
    await rowOf(fair)
      .getByText(/Mugė, \+40/)
      .waitFor();
    expect(await rowOf(fair).getByRole('textbox').inputValue()).toBe('140');
    expect(await axeViolations(page)).toEqual([]);

    const typed = rowOf(group).getByRole('textbox');
    expect(await typed.inputValue()).toBe('100');
    await typed.fill('160');
    await typed.press('Enter');
    await rowOf(group)
      .getByText(fill(texts.typed, { computed: '100' }))
      .waitFor();
    await rowOf(group).getByRole('button', { name: texts.byHours }).click();
    const drawer = page.getByRole('dialog');
    const hour = (time: string) => drawer.getByLabel(fill(texts.expectedAt, { hour: time }));
    // 160 in the usual hours.
    expect(await hour('09:00').inputValue()).toBe('40');
    await hour('10:00').fill('90');
    expect(await axeViolations(page)).toEqual([]);
    await drawer.getByRole('button', { name: texts.save, exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => typed.inputValue(), PATIENT).toBe('210');
    await rowOf(group).getByRole('button', { name: texts.compute }).click();
    await expect.poll(() => typed.inputValue(), PATIENT).toBe('100');
    // On a phone too, where emptying the field does it.
    await page.setViewportSize(PHONE);
    await typed.fill('50');
    await typed.press('Enter');
    await expect.poll(() => typed.inputValue(), PATIENT).toBe('50');
    await page.reload();
    await expect.poll(() => typed.inputValue(), PATIENT).toBe('50');
    await typed.fill('');
    await typed.press('Enter');
    await expect.poll(() => typed.inputValue(), PATIENT).toBe('100');
  },
);
