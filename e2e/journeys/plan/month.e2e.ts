import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, demoManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { cell, chips, drag, grid, touchDrag } from '../../driver/grid.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { findMove, shiftsOf, type Place, type Shift } from '../../driver/schedule-api.ts';
import { signInAsManager } from '../../driver/sign-in.ts';
import { en, fill, like } from '../../driver/texts.ts';
import { crowding } from '../../driver/timing.ts';
import { readToast, toast } from '../../driver/toast.ts';

const open = useBrowser();
const texts = en.schedule;
const month = monthFromNow(1);
/** High enough for all employees: a drag then needs no scrolling. */
const TALL = { width: 1440, height: 1300 };

let token: string;
beforeAll(async () => {
  token = await demoManagerToken();
});

/**
 * Four seconds are plenty on an idle machine. Planning yields to everything else, so other work takes more of its time
 * than of others': a draft in which nobody works has nothing to move.
 */
const planningSeconds = async (page: Page) => Math.min(45, Math.ceil(4 * (await crowding(page, 1)) ** 2));

const stored = () => shiftsOf(token, month);
const placeOf = async (id: string): Promise<Place | undefined> => {
  const found = (await stored()).find((shift) => shift.id === id);
  return found && { employee_id: found.employee_id, date: found.date };
};
const hasFocus = (of: Locator) => of.evaluate((element) => element === document.activeElement);

async function openMonth(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open({ token, ...options });
  await page.goto(month.calendar);
  return page;
}

test('from the sign-in to a draft: progress in words, quality with its proof, open needs person by person', async () => {
  const page = await open();
  await signInAsManager(page);
  await page.goto(month.calendar);
  await page.getByRole('heading', { name: month.name, level: 1 }).waitFor();
  await page.getByRole('button', { name: texts.generate.options }).click();
  await page.getByLabel(texts.generate.seconds).fill(String(await planningSeconds(page)));
  const progress = page.getByRole('status').filter({ hasText: like(texts.generate.progress) });
  await Promise.all([
    page.getByRole('progressbar', { name: texts.generate.label }).waitFor(),
    progress.waitFor(),
    page.getByLabel(texts.generate.seconds).press('Enter'),
  ]);
  await toast(page, texts.generate.done).waitFor();
  await chips(grid(page)).first().waitFor();

  const panel = page.getByRole('complementary', { name: texts.panel.label });
  await panel.locator('label').filter({ hasText: texts.panel.quality }).click();
  await panel
    .getByText(/No schedule can fill more|Up to \d+ are possible|shifts are filled/)
    .first()
    .waitFor();
  await panel.getByText(texts.quality.hours).waitFor();
  await panel.getByText('Ona Petraitė').waitFor();
  await panel
    .locator('label')
    .filter({ hasText: like(fill(texts.panel.counted_other, { name: texts.panel.open, count: '{{n}}' })) })
    .click();
  const missing = page.getByText(like(texts.panel.missing_one));
  const gap = panel.locator('details').filter({ has: missing }).first();
  // With few gaps, each is open from the start.
  await gap.evaluate((row) => row.setAttribute('open', ''));
  await gap.locator(missing).waitFor();
  await gap.locator('details > summary').first().click();
  await gap.locator('details[open] li strong').first().waitFor();
  await panel.getByRole('button', { name: texts.panel.whoCould }).first().click();
  // Who can and who can't, each with their hours; the latter are collapsed.
  const { cannot_one, cannot_other } = en.calendar.replace;
  await panel
    .getByText(like(cannot_one))
    .or(panel.getByText(like(cannot_other)))
    .first()
    .click();
  await panel.locator('details[open] li').getByText(like(texts.panel.hoursAfter)).first().waitFor();

  const shifts = await stored();
  expect(shifts.length).toBeGreaterThan(150);
  expect(shifts.some(hasPerson)).toBe(true);
  expect(new Set(shifts.map(({ status }) => status))).toEqual(new Set(['draft']));
});

test('with the keyboard: add, see what it breaks, undo, redo, pin, remove', async () => {
  const before = await stored();
  const busy = new Set(before.filter(({ employee_id }) => employee_id === 'ona').map(({ date }) => date));
  const free = month.dates.find((date, index) => index > 2 && !busy.has(date)) ?? '';
  const added = async () => (await stored()).find(({ employee_id, date }) => employee_id === 'ona' && date === free);
  const page = await openMonth();
  const target = cell(page, 'ona', free);
  await cell(page, 'ona', month.dates[1] ?? '').focus();
  await page.keyboard.press('Home');
  for (const date of month.dates.slice(0, month.dates.indexOf(free))) {
    await expect.poll(() => hasFocus(cell(page, 'ona', date)), PATIENT).toBe(true);
    await page.keyboard.press('ArrowRight');
  }
  await expect.poll(() => hasFocus(target), PATIENT).toBe(true);

  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: texts.edit.addTitle });
  await field(window, texts.edit.start).fill('04:00');
  await field(window, texts.edit.end).fill('20:00');
  await window
    .getByText(/Labour Code, Art\. \d+/)
    .first()
    .waitFor();
  await field(window, texts.edit.start).fill('08:00');
  await field(window, texts.edit.end).fill('12:00');
  await field(window, texts.edit.end).press('Enter');
  await expect.poll(() => chips(target).count(), PATIENT).toBe(1);
  await expect.poll(added, PATIENT).toMatchObject({ start_time: '08:00', end_time: '12:00' });
  await expect.poll(() => hasFocus(target), PATIENT).toBe(true);

  await page.keyboard.press('Control+z');
  await expect.poll(() => chips(target).count(), PATIENT).toBe(0);
  await expect.poll(added, PATIENT).toBeUndefined();
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => chips(target).count(), PATIENT).toBe(1);
  await expect.poll(added, PATIENT).toMatchObject({ pinned: false });

  await page.keyboard.press('p');
  await expect.poll(added, PATIENT).toMatchObject({ pinned: true });
  await page.keyboard.press('Delete');
  await toast(page, like(texts.edit.removed)).waitFor();
  await expect.poll(added, PATIENT).toBeUndefined();
  expect((await stored()).length).toBe(before.length);
});

test('Alt and an arrow move a shift to the next day, and the focus goes along', async () => {
  const { shift, to } = await findMove(token, (await stored()).filter(hasPerson).flatMap(moveToNextDay));
  const page = await openMonth();
  await chip(page, shift).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => placeOf(shift.id), PATIENT).toEqual(to);
  await expect.poll(() => hasFocus(cell(page, to.employee_id ?? '', to.date)), PATIENT).toBe(true);
});

test('with the mouse: a shift goes to another person; where a rule forbids it, the rule is said and nothing moves', async () => {
  const page = await openMonth({ viewport: TALL });
  const legal = await findMove(token, await movesToOthers());
  await drag(page, chip(page, legal.shift), cell(page, legal.to.employee_id ?? '', legal.to.date));
  await page.locator('[data-verdict="ok"][data-over]').waitFor();
  await page.mouse.up();
  await expect.poll(() => placeOf(legal.shift.id), PATIENT).toEqual(legal.to);

  const refused = await findMove(token, await movesToOthers(), 'refused');
  await drag(page, chip(page, refused.shift), cell(page, refused.to.employee_id ?? '', refused.to.date));
  await page.locator('[data-verdict="refused"][data-over]').waitFor();
  await page.mouse.up();
  await toast(page, texts.drag.refused).waitFor();
  const { employee_id, date } = refused.shift;
  expect(await placeOf(refused.shift.id)).toEqual({ employee_id, date });
});

test('the menu moves a shift where dragging would: "Move to..."', async () => {
  const page = await openMonth();
  const { shift, to } = await findMove(token, await movesToOthers());
  const people = await callApi<{ id: string; name: string }[]>('GET', '/employees', { token });
  const name = people.find(({ id }) => id === to.employee_id)?.name ?? '';
  await chip(page, shift).focus();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: texts.edit.moveTo }).click();
  const dialog = page.getByRole('dialog', { name: texts.edit.moveTo });
  await field(dialog, texts.edit.findPerson).fill(name);
  await dialog.getByRole('radio', { name }).check();
  await dialog.getByRole('button', { name: texts.edit.move, exact: true }).click();
  await expect.poll(() => placeOf(shift.id), PATIENT).toEqual(to);
});

test('with a finger that rests first, a shift is dragged on a tablet', async () => {
  const page = await openMonth({ viewport: { ...TALL, width: 1180 }, touch: true });
  const { shift, to } = await findMove(token, await movesToOthers());
  await touchDrag(page, chip(page, shift), cell(page, to.employee_id ?? '', to.date));
  await expect.poll(() => placeOf(shift.id), PATIENT).toEqual(to);
});

test('publishing: the month is locked with the specified words, and the archive shows it', async () => {
  const shifts = await stored();
  const page = await openMonth({ refusals: [409] });
  await page.getByRole('button', { name: texts.publish.button }).click();
  const dialog = page.getByRole('dialog', { name: fill(texts.publish.title, { month: month.name }) });
  await dialog.getByText(texts.publish.consequence).waitFor();
  await dialog.getByRole('button', { name: texts.publish.button }).click();
  await readToast(page, fill(texts.publish.done_other, { month: month.name, count: shifts.length }));
  expect(new Set((await stored()).map(({ status }) => status))).toEqual(new Set(['published']));

  const [some] = shifts.filter(hasPerson);
  if (some === undefined) throw new Error('Nobody works');
  await chip(page, some).focus();
  await page.keyboard.press('Delete');
  await readToast(page, texts.edit.published);
  await chip(page, some).click();
  await page.getByRole('dialog', { name: texts.edit.title }).getByText(texts.edit.published).waitFor();
  expect((await stored()).length).toBe(shifts.length);

  await page.goto('/manager/history/published');
  await page.getByRole('link', { name: month.name }).first().click();
  await page.getByRole('heading', { name: month.name, level: 1 }).waitFor();
  await chips(grid(page)).first().waitFor();
});

test('clearing the calendar asks for the typed name of the month; the archive stays', async () => {
  const count = (await stored()).length;
  const page = await openMonth();
  await page.getByRole('button', { name: en.common.more }).click();
  await page.getByRole('menuitem', { name: texts.clear.button }).click();
  const dialog = page.getByRole('dialog', { name: fill(texts.clear.title, { month: month.name }) });
  const clear = dialog.getByRole('button', { name: texts.clear.button });
  expect(await clear.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('something else');
  expect(await clear.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill(month.name);
  await clear.click();
  await toast(page, fill(texts.clear.done_other, { count })).waitFor();
  expect(await stored()).toEqual([]);
  const archives = await callApi<{ year: number; month: number }[]>('GET', '/schedule/history', { token });
  expect(archives.some((archive) => `year=${archive.year}&month=${archive.month}` === month.query)).toBe(true);
});

const hasPerson = ({ employee_id }: Shift) => employee_id !== null;

function moveToNextDay(shift: Shift): { shift: Shift; to: Place }[] {
  const date = month.dates[month.dates.indexOf(shift.date) + 1];
  return date === undefined ? [] : [{ shift, to: { employee_id: shift.employee_id, date } }];
}

const chip = (page: Page, { id }: Shift) => page.locator(`[data-shift="${id}"]`);

/** Every move of a shift to another employee on the same day. */
async function movesToOthers(): Promise<{ shift: Shift; to: Place }[]> {
  const people = await callApi<{ id: string }[]>('GET', '/employees', { token });
  return (await stored())
    .filter(hasPerson)
    .flatMap((shift) =>
      people
        .filter(({ id }) => id !== shift.employee_id)
        .map(({ id }) => ({ shift, to: { employee_id: id, date: shift.date } })),
    );
}
