import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { monthFromNow } from '../../driver/months.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { PATIENT } from '../../driver/patient.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const texts = en.explanations.repair;
const month = monthFromNow(1);
const day = month.dates[9] ?? '';

let manager: string;
beforeAll(async () => {
  manager = await newManagerToken('ill-manager', 'Several ill');
  for (const name of ['Ona', 'Rasa', 'Jonas', 'Petras']) {
    const person = { id: `ill-${name.toLowerCase()}`, name, roles: ['cook'], max_hours_per_week: 40 };
    await callApi('POST', '/employees', { token: manager, body: { ...person, min_shifts_per_week: 0 } });
  }
  for (const employee_id of ['ill-ona', 'ill-rasa']) {
    const shift = { date: day, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id };
    await callApi('POST', '/schedule/shifts', { token: manager, body: shift });
  }
  await callApi('POST', `/schedule/publish?${month.query}`, { token: manager });
});

const awayIn = async () => {
  const away = await callApi<{ employee_id: string }[]>('GET', `/unavailability?${month.range}`, { token: manager });
  return away.map(({ employee_id }) => employee_id).sort();
};
const peopleOn = async () => (await shiftsOf(manager, month)).map(({ employee_id }) => employee_id).sort();

/** The field has the focus from the start: names are typed and selected by keyboard. */
async function typeWho(page: Page, who: Locator, names: readonly string[]): Promise<void> {
  await expect.poll(() => who.evaluate((element) => element === document.activeElement), PATIENT).toBe(true);
  for (const name of names) {
    await page.keyboard.type(name);
    await page.getByRole('option', { name }).first().waitFor();
    await page.keyboard.press('Enter');
  }
}

test('two people are ill on one day: chosen by keys, one proposal, applied with one press', async () => {
  const page = await open({ token: manager });
  await page.goto(`/manager/calendar?month=${month.key}&view=week&from=${day}`);
  await page.getByRole('button', { name: en.common.more }).click();
  await page.getByRole('menuitem', { name: texts.button }).click();
  const dialog = page.getByRole('dialog');
  await typeWho(page, dialog.getByRole('combobox', { name: texts.person }), ['ona', 'rasa']);
  for (const name of ['Ona', 'Rasa']) await dialog.locator('.mantine-Pill-label', { hasText: name }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('option', { name: 'Ona', exact: true }).waitFor({ state: 'hidden' });
  expect(await axeViolations(page)).toEqual([]);
  const date = field(dialog, en.absences.from);
  await date.fill(day);
  await date.press('Tab');
  await field(dialog, en.absences.to).fill(day);
  await field(dialog, en.absences.to).press('Tab');
  await dialog.getByRole('button', { name: texts.propose }).click();
  await dialog.getByText(fill(texts.count_other, { count: 2 })).waitFor();
  await dialog.getByText(texts.minimal).waitFor();
  for (const name of ['Ona', 'Rasa']) {
    const change = dialog.getByRole('listitem').filter({ has: page.getByLabel(fill(texts.was, { name })) });
    await change.getByText(texts.ill, { exact: true }).waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(await peopleOn()).toEqual(['ill-ona', 'ill-rasa']);
  await dialog.getByRole('button', { name: texts.apply }).click();
  // Applied by mistake: one undo restores all shifts, and deletes the absence.
  const applied = toast(page, fill(texts.applied_other, { count: 2 }));
  await applied.getByRole('button', { name: en.common.undo }).click();
  await expect.poll(peopleOn, PATIENT).toEqual(['ill-ona', 'ill-rasa']);
  expect(await awayIn()).toEqual([]);
  await page.getByRole('button', { name: en.schedule.toolbar.redo }).click();
  await expect.poll(peopleOn, PATIENT).toEqual(['ill-jonas', 'ill-petras']);
  expect(await awayIn()).toEqual(['ill-ona', 'ill-rasa']);
});

test('ill, and nobody knows until when: noted without an end, read in Time Off, and ended there', async () => {
  const page = await open({ token: manager, language: 'lt' });
  const [words, timeOff] = [lt.explanations.repair, lt.timeOff];
  await page.goto(`/manager/calendar?month=${month.key}&view=week&from=${month.dates[19]}`);
  await page.getByRole('button', { name: lt.common.more }).click();
  await page.getByRole('menuitem', { name: words.button }).click();
  const dialog = page.getByRole('dialog');
  await typeWho(page, dialog.getByRole('combobox', { name: words.person }), ['petras']);
  await page.keyboard.press('Tab');
  await page.getByRole('option', { name: 'Petras', exact: true }).waitFor({ state: 'hidden' });
  const from = field(dialog, lt.absences.from);
  await from.fill(month.dates[19] ?? '');
  await from.press('Tab');
  await field(dialog, lt.absences.to).fill('');
  await field(dialog, lt.absences.to).press('Tab');
  await dialog.getByRole('button', { name: words.propose }).click();
  await dialog.getByRole('button', { name: words.note }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/manager/timeoff');
  await page.getByText(/^nuo .*, pabaiga dar nežinoma$/).waitFor();
  await page.getByRole('button', { name: fill(timeOff.openEnd.setOne, { name: 'Petras' }) }).click();
  const end = page.getByRole('dialog', { name: fill(timeOff.openEnd.title, { name: 'Petras' }) });
  await field(end, timeOff.to).fill(month.dates[21] ?? '');
  await field(end, timeOff.to).press('Tab');
  await end.getByRole('button', { name: timeOff.openEnd.save }).click();
  await toast(page, timeOff.openEnd.saved).waitFor();
  await page
    .getByRole('button', { name: fill(timeOff.openEnd.setOne, { name: 'Petras' }) })
    .waitFor({ state: 'detached' });
  const leaves = await callApi<{ employee_id: string; end_date: string }[]>('GET', '/time-off', { token: manager });
  expect(leaves.find(({ employee_id }) => employee_id === 'ill-petras')?.end_date).toBe(month.dates[21]);
});

test('a thumb chooses several and takes one back, without the page growing wider; options of planning are in the menu', async () => {
  const page = await open({ token: manager, viewport: PHONE, touch: true, language: 'lt' });
  const words = lt.explanations.repair;
  await page.goto(`/manager/calendar?month=${month.key}&view=day&from=${day}`);
  await page.getByRole('button', { name: lt.common.more }).first().tap();
  await page.getByRole('menuitem', { name: words.button }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: words.person }).tap();
  for (const name of ['Ona', 'Jonas', 'Petras', 'Jonas']) await page.getByRole('option', { name, exact: true }).tap();
  const chosen = dialog.locator('.mantine-Pill-label');
  await expect.poll(() => chosen.allTextContents(), PATIENT).toEqual(['Ona', 'Petras']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await dialog.getByRole('button', { name: lt.common.cancel }).tap();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: lt.common.more }).first().tap();
  await page.getByRole('menuitem', { name: lt.schedule.generate.openOptions }).tap();
  const sheet = page.getByRole('dialog', { name: lt.schedule.generate.options });
  await sheet.getByText(lt.explanations.part.week, { exact: true }).tap();
  await sheet.getByText(lt.explanations.part.keeps, { exact: false }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'the night shift before the first day of an illness is listed, and somebody takes it (%s)',
  async (language, words) => {
    const nights = monthFromNow(language === 'en' ? 2 : 3);
    const [evening = '', first = ''] = nights.dates.slice(14);
    const shift = { date: evening, start_time: '22:00', end_time: '06:00', role: 'cook', employee_id: 'ill-ona' };
    await callApi('POST', '/schedule/shifts', { token: manager, body: shift });
    await callApi('POST', `/schedule/publish?${nights.query}`, { token: manager });
    const page = await open({ token: manager, language });
    await page.goto(`/manager/calendar?month=${nights.key}&view=week&from=${evening}`);
    await page.getByRole('button', { name: words.common.more }).click();
    await page.getByRole('menuitem', { name: words.explanations.repair.button }).click();
    const dialog = page.getByRole('dialog');
    await typeWho(page, dialog.getByRole('combobox', { name: words.explanations.repair.person }), ['ona']);
    await page.keyboard.press('Tab');
    for (const label of [words.absences.from, words.absences.to]) {
      await field(dialog, label).fill(first);
      await field(dialog, label).press('Tab');
    }
    await dialog.getByRole('button', { name: words.explanations.repair.propose }).click();
    const change = dialog
      .getByRole('listitem')
      .filter({ has: page.getByLabel(fill(words.explanations.repair.was, { name: 'Ona' })) });
    await change.getByText('22:00', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: words.explanations.repair.apply }).click();
    await toast(page, fill(words.explanations.repair.applied_one, { count: 1 })).waitFor();
    const [handed] = await shiftsOf(manager, nights);
    expect(handed?.employee_id).toMatch(/^ill-(rasa|jonas|petras)$/);
  },
);
