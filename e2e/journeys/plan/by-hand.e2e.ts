import { beforeEach, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { cell, chips } from '../../driver/grid.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { planMonth, shiftsOf } from '../../driver/schedule-api.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const month = monthFromNow(2);
const isMonday = (date: string) => new Date(date).getUTCDay() === 1;
const [monday = '', , , thursday = ''] = month.dates.slice(month.dates.findIndex(isMonday));

let token: string;
let run = 0;
const ids = () => ['ona', 'rasa'].map((name) => `hand-${name}-${run}`);
const stored = () => shiftsOf(token, month);
const on = async (date: string) => (await stored()).filter((shift) => shift.date === date);
beforeEach(async () => {
  run += 1;
  token = await newManagerToken(`by-hand-${run}`, 'Ranka');
  const post = (path: string, body: unknown) => callApi('POST', path, { token, body });
  await post('/templates', { name: 'Rytas', start_time: '07:00', end_time: '15:30', break_minutes: 30 });
  for (const id of ids())
    await post('/employees', { id, name: id, roles: ['barista'], max_hours_per_week: 40, min_shifts_per_week: 0 });
  for (let weekday = 1; weekday <= 5; weekday += 1)
    await post('/requirements', { template: 'Rytas', role: 'barista', count: 1, weekday });
  await planMonth(token, month, 1);
});

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'what is deleted by hand stays deleted after a plan, which is undone in one step (%s)',
  async (language, words) => {
    const page = await open({ token, language, viewport: { width: 1440, height: 1000 } });
    const { generate } = words.schedule;
    await page.goto(month.calendar);
    const [shift] = await on(monday);
    const target = cell(page, shift?.employee_id ?? '', monday);
    await chips(target).first().waitFor();
    await target.focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => on(monday), PATIENT).toEqual([]);
    // The focus stays in the grid: undo and redo work from there.
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await on(monday)).length, PATIENT).toBe(1);
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => on(monday), PATIENT).toEqual([]);

    // A shift that is reassigned is marked as changed by hand.
    const [other] = await on(thursday);
    const taker = ids().find((id) => id !== other?.employee_id) ?? '';
    const { date, role } = other ?? { date: '', role: '' };
    await callApi('PUT', `/schedule/${other?.id}`, {
      token,
      body: { date, role, template: 'Rytas', employee_id: taker },
    });
    await page.reload();
    await chips(cell(page, taker, thursday))
      .and(page.getByLabel(words.schedule.words.byHand))
      .first()
      .waitFor();

    await page.getByRole('button', { name: generate.button, exact: true }).click();
    await toast(page, generate.done).waitFor();
    expect(await on(monday)).toEqual([]);
    expect(await on(thursday)).toMatchObject([{ id: other?.id, employee_id: taker }]);

    // Generating everything again is the other choice, and one undo restores the manual draft.
    const kept = await stored();
    await page.getByRole('button', { name: generate.options }).click();
    const two = 'byHand_few' in generate ? generate.byHand_few : generate.byHand_other;
    await page.getByText(fill(two, { count: '2' })).waitFor();
    await page.getByRole('radio', { name: generate.anew }).click();
    await page.getByRole('dialog').getByRole('button', { name: generate.button }).click();
    await expect.poll(async () => (await on(monday)).length, PATIENT).toBe(1);
    await page.getByRole('progressbar', { name: generate.label }).waitFor({ state: 'detached' });
    if (language === 'en') {
      await cell(page, taker, thursday).focus();
      await page.keyboard.press('Control+z');
    } else {
      // A reloaded page knows of the step too.
      await page.reload();
      await page.getByRole('button', { name: words.schedule.toolbar.undo }).click();
    }
    await expect.poll(stored, PATIENT).toEqual(kept);
  },
);
