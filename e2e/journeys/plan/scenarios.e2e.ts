import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { countPresses } from '../../driver/presses.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { en, fill, like, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const month = monthFromNow(2);
const desktop = { width: 1366, height: 900 };

interface Tried {
  id: string;
  state: string;
  verdict: { kind: string; text: string } | null;
}

/** Two cooks, and two needed on Mondays, Tuesdays and Wednesdays: without one of them shifts stay open. */
async function createCafe(name: string): Promise<string> {
  const token = await newManagerToken(`tried-${name}`, 'Be Rasos');
  const post = (path: string, body: unknown) => callApi('POST', path, { token, body });
  const terms = { contract_hours_per_week: 30, max_hours_per_week: 40, min_shifts_per_week: 0 };
  for (const who of ['Rasa', 'Jonas'])
    await post('/employees', { ...terms, id: `${who.toLowerCase()}-tried-${name}`, name: who, roles: ['cook'] });
  await post('/templates', { name: 'Day', start_time: '08:00', end_time: '16:30', break_minutes: 30 });
  for (const weekday of [1, 2, 3]) await post('/requirements', { template: 'Day', role: 'cook', count: 2, weekday });
  return token;
}

/** The sentence of the only scenario, once both schedules are there. */
async function sentenceOf(token: string, language: string): Promise<string> {
  const headers = { 'accept-language': language };
  const only = async () => (await callApi<Tried[]>('GET', '/scenarios', { token, headers }))[0];
  await expect.poll(async () => (await only())?.state, PATIENT).toBe('done');
  const tried = await only();
  expect(tried?.verdict?.kind).toBe('stays_open');
  return tried?.verdict?.text ?? '';
}

test.each([
  ['en', en, desktop],
  ['lt', lt, PHONE],
] as const)(
  'without Rasa in a month: six presses from the calendar, one sentence, and its drafts (%s)',
  async (language, words, viewport) => {
    const token = await createCafe(language);
    const texts = words.scenarios;
    const page = await open({ token, language, viewport, touch: viewport === PHONE });
    await page.goto(month.calendar);
    await page.getByRole('button', { name: words.common.more, exact: true }).first().waitFor();
    const pressed = await countPresses(page);
    await page.locator('main').getByRole('button', { name: words.common.more, exact: true }).click();
    await page.getByRole('menuitem', { name: words.calendar.toolbar.try }).click();
    await page.getByRole('combobox', { name: texts.fields.employee }).click();
    await page.getByRole('option', { name: 'Rasa' }).click();
    await page.getByRole('button', { name: texts.form.submit }).click();
    await page.getByRole('heading', { name: fill(texts.names.away, { name: 'Rasa' }) }).waitFor();
    expect(await pressed()).toBeLessThanOrEqual(6);

    await page.getByText(await sentenceOf(token, language)).waitFor();
    await page.getByRole('heading', { name: texts.differences.title }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // Nothing of the month has changed.
    expect(await shiftsOf(token, month)).toEqual([]);

    await page.getByRole('button', { name: texts.apply.button, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.apply.reason).fill('Rasa');
    await dialog.getByRole('button', { name: texts.apply.confirm }).click();
    await toast(page, like(texts.apply.done_other)).or(toast(page, /\d+/)).first().waitFor();
    // The change itself is entered by hand: now the window leads there.
    expect(await dialog.getByRole('link', { name: texts.apply.places.employee }).getAttribute('href')).toBe(
      `/manager/employees/rasa-tried-${language}`,
    );
    await dialog.getByRole('link', { name: texts.apply.calendar }).click();
    await page.waitForURL(/calendar/);
    const shifts = await shiftsOf(token, month);
    expect(shifts.length).toBeGreaterThan(10);
    expect(shifts.filter(({ employee_id }) => employee_id === `rasa-${language}`)).toEqual([]);
    expect(new Set(shifts.map(({ status }) => status))).toEqual(new Set(['draft']));
    await toast(page, /\d+/).getByRole('button', { name: words.common.undo }).click();
    await toast(page, texts.apply.undone).waitFor();
    expect(await shiftsOf(token, month)).toEqual([]);
  },
);

test('by the keyboard alone, from the palette to the sentence', async () => {
  const token = await createCafe('keys');
  const page = await open({ token, viewport: desktop });
  await page.goto(month.calendar);
  await page.locator('main').getByRole('button', { name: en.common.more, exact: true }).waitFor();
  const pressed = await countPresses(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(en.finder.placeholder).fill(en.calendar.toolbar.try);
  await page.getByRole('option', { name: en.calendar.toolbar.try }).first().waitFor();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: en.scenarios.fields.employee });
  await field.waitFor();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement), PATIENT).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('Ras');
  await page.getByRole('option', { name: 'Rasa' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText(await sentenceOf(token, 'en')).waitFor();
  expect(await pressed()).toBeLessThanOrEqual(6);
});
