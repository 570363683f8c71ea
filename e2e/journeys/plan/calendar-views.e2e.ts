import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { cell, chips, drag, grid } from '../../driver/grid.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { shiftsOf, type Shift } from '../../driver/schedule-api.ts';
import { en, fill } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const { calendar: texts, schedule } = en;
const month = monthFromNow(1);
const isMonday = (date: string) => new Date(date).getUTCDay() === 1;
const [monday = '', tuesday = '', wednesday = '', thursday = ''] = month.dates.slice(month.dates.findIndex(isMonday));

let token: string;
const post = <Reply>(path: string, body: unknown) => callApi<Reply>('POST', path, { token, body });
beforeAll(async () => {
  token = await newManagerToken('views', 'Views of the calendar');
  await post('/templates', { name: 'Morning', start_time: '07:00', end_time: '15:30' });
  await post('/templates', { name: 'Night', start_time: '22:00', end_time: '06:00' });
  for (const [id, name, role] of people)
    await post('/employees', { id, name, roles: [role], max_hours_per_week: 40, min_shifts_per_week: 0 });
  for (let weekday = 1; weekday <= 7; weekday += 1)
    await post('/requirements', { template: 'Morning', role: 'barista', count: 2, weekday });
});

const people = [
  ['v-ona', 'Ona', 'barista'],
  ['v-jonas', 'Jonas', 'barista'],
  ['v-zita', 'Zita', 'cook'],
] as const;
const morning = { template: 'Morning', start_time: '07:00', end_time: '15:30', break_minutes: 30, role: 'barista' };
const night = { template: 'Night', start_time: '22:00', end_time: '06:00', break_minutes: 0, role: 'cook' };

let shifts: Record<'first' | 'second' | 'open' | 'night', Shift>;
beforeEach(async () => {
  for (const { id } of await shiftsOf(token, month)) await callApi('DELETE', `/schedule/${id}`, { token });
  const add = (own: object) => post<Shift>('/schedule/shifts', { pinned: false, ...own });
  shifts = {
    first: await add({ ...morning, employee_id: 'v-ona', date: monday }),
    second: await add({ ...morning, employee_id: 'v-ona', date: tuesday }),
    open: await add({ ...morning, employee_id: null, date: monday }),
    night: await add({ ...night, employee_id: 'v-zita', date: monday }),
  };
});

async function openCalendar(query: string): Promise<Page> {
  const page = await open({ token, refusals: [412] });
  await page.goto(`/manager/calendar?month=${month.key}&from=${monday}&${query}`);
  return page;
}

const chip = (page: Page, { id }: { id: string }) => page.locator(`[data-shift="${id}"]`);
const datesOf = async (employee: string) =>
  (await shiftsOf(token, month)).filter(({ employee_id }) => employee_id === employee).map(({ date }) => date);

test('a day by its hours: need against planned, who works and who is free, a night goes on into the next day', async () => {
  const page = await openCalendar('view=day');
  const barista = page.getByRole('region', { name: 'barista' });
  await barista.getByText(fill(texts.day.hour, { from: '07:00', planned: 1, needed: 2 })).waitFor();
  expect(
    await barista
      .getByRole('listitem')
      .filter({ hasText: /^(Open shifts|Ona|Jonas)/ })
      .allTextContents(),
  ).toEqual([expect.stringMatching(/^Open shifts/), expect.stringMatching(/^Ona/), expect.stringMatching(/^Jonas/)]);
  await chip(page, shifts.first).press('Enter');
  const window = page.getByRole('dialog', { name: schedule.edit.title });
  await field(window, schedule.edit.end).fill('14:00');
  await field(window, schedule.edit.end).press('Enter');
  await barista.getByText(fill(texts.day.hour, { from: '14:00', planned: 0, needed: 2 })).waitFor();

  await page.getByRole('button', { name: schedule.day.next }).click();
  const cook = page.getByRole('region', { name: 'cook' });
  await cook.getByText(fill(texts.day.hour, { from: '05:00', planned: 1, needed: 0 })).waitFor();
  await chip(page, shifts.night).waitFor();
  await page.getByRole('button', { name: fill(texts.day.add, { name: 'Jonas' }) }).click();
  await page.getByRole('dialog', { name: schedule.edit.addTitle }).waitFor();
});

test('bars of a day: pulled along the hours, by an end, and to another person; one press takes it back', async () => {
  const page = await openCalendar('view=day');
  const barista = page.getByRole('region', { name: 'barista' });
  const rowOf = (name: string) => barista.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) });
  const stored = async () => (await shiftsOf(token, month)).find(({ id }) => id === shifts.first.id);
  const hours = async () => {
    const { employee_id, start_time, end_time } = (await stored()) ?? {};
    return [employee_id, start_time, end_time];
  };
  const bar = page.locator(`[data-bar="${shifts.first.id}"]`);
  const box = async () => (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  /** Drags from a share of the bar's width, by hours and pixels. */
  const pull = async (from: number, by: { hours?: number; down?: number }) => {
    const { x, y, width, height } = await box();
    const [left, top] = [x + from * width, y + height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    const [across, down] = [((by.hours ?? 0) * width) / barHours, by.down ?? 0];
    await page.mouse.move(left + across / 2, top + down / 2, { steps: 3 });
    await page.mouse.move(left + across, top + down, { steps: 3 });
    await page.locator('[data-pulled]').waitFor();
    await page.mouse.up();
  };
  /** Stored, and drawn where the next pull begins. */
  const becomes = async (...now: [who: string, from: string, to: string]) => {
    await expect.poll(hours, PATIENT).toEqual(now);
    await bar.locator(`[aria-label*="${now[1]}–${now[2]}"]`).waitFor();
  };
  let barHours = 8.5;
  await bar.waitFor();
  await pull(0.5, { hours: 1 });
  await becomes('v-ona', '08:00', '16:30');
  await pull(0.998, { hours: -2 });
  await becomes('v-ona', '08:00', '14:30');
  barHours = 6.5;
  await pull(0.002, { hours: 0.5 });
  await becomes('v-ona', '08:30', '14:30');

  const jonas = (await rowOf('Jonas').boundingBox()) ?? { y: 0, height: 0 };
  const { y, height } = await box();
  await pull(0.5, { down: jonas.y + jonas.height / 2 - (y + height / 2) });
  await expect.poll(hours, PATIENT).toEqual(['v-jonas', '08:30', '14:30']);
  await page.keyboard.press('Control+z');
  await expect.poll(hours, PATIENT).toEqual(['v-ona', '08:30', '14:30']);
});

test('by role: a row for each role with everybody in it, and the address keeps it', async () => {
  const page = await openCalendar('view=week');
  const filters = page.getByRole('button', { name: schedule.filters.label });
  await filters.click();
  await page.getByText(texts.toolbar.role, { exact: true }).click();
  await page.keyboard.press('Escape');
  const first = cell(page, 'in:barista', monday);
  await expect.poll(() => chips(first).count(), PATIENT).toBe(2);
  await grid(page)
    .getByRole('rowheader', { name: /barista.*3 shifts/ })
    .waitFor();
  await page.reload();
  await expect.poll(() => chips(first).count(), PATIENT).toBe(2);
  await drag(page, chip(page, shifts.first), cell(page, 'in:barista', wednesday));
  await page.locator('[data-verdict][data-over]').waitFor();
  await page.mouse.up();
  await expect.poll(() => datesOf('v-ona'), PATIENT).toEqual([tuesday, wednesday]);

  await filters.click();
  await page.getByLabel(texts.toolbar.template).first().click();
  await page.getByRole('option', { name: 'Night' }).click();
  await expect.poll(() => chips(grid(page)).count(), PATIENT).toBe(1);
});

test('several shifts: chosen with Ctrl, moved, and back with one undo; chosen with Shift and arrows, pinned', async () => {
  const page = await openCalendar('view=week');
  await chip(page, shifts.first).click({ modifiers: ['Control'] });
  await chip(page, shifts.second).click({ modifiers: ['Control'] });
  const bar = page.getByRole('toolbar', { name: texts.many.label });
  await bar.getByText(fill(texts.many.count_other, { count: 2 })).waitFor();
  await bar.getByRole('button', { name: texts.many.move }).click();
  const dialog = page.getByRole('dialog', { name: texts.many.moveTitle });
  await dialog.getByLabel(texts.many.person).first().click();
  await page.getByRole('option', { name: 'Jonas' }).click();
  await dialog.getByRole('button', { name: schedule.edit.move, exact: true }).click();
  await toast(page, fill(texts.many.moved_other, { count: 2 })).waitFor();
  await expect.poll(() => datesOf('v-jonas'), PATIENT).toEqual([monday, tuesday]);
  await page.getByRole('button', { name: schedule.toolbar.undo }).click();
  await expect.poll(() => datesOf('v-ona'), PATIENT).toEqual([monday, tuesday]);

  await page.keyboard.press('Escape');
  await cell(page, 'v-ona', monday).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+ArrowRight');
  await bar.getByText(fill(texts.many.count_other, { count: 2 })).waitFor();
  await page.keyboard.press('p');
  const pinned = async () => (await shiftsOf(token, month)).filter((shift) => shift.pinned).length;
  await expect.poll(pinned, PATIENT).toBe(2);
});

test('the week before is copied, and taken back in one step', async () => {
  const page = await openCalendar('view=week');
  await chip(page, shifts.first).waitFor();
  await page.getByRole('button', { name: schedule.toolbar.nextWeek }).click();
  await page.getByRole('button', { name: en.common.more }).click();
  await page.getByRole('menuitem', { name: schedule.copy.button }).click();
  await page
    .getByRole('dialog', { name: schedule.copy.title })
    .getByRole('button', { name: schedule.copy.confirm })
    .click();
  const copied = toast(page, fill(schedule.copy.done_other, { count: 4 }));
  // A message under the mouse stays.
  await copied.hover();
  const count = async () => (await shiftsOf(token, month)).length;
  expect(await count()).toBe(8);
  await copied.getByRole('button', { name: en.common.undo }).click();
  await expect.poll(count, PATIENT).toBe(4);
  await page.getByRole('button', { name: schedule.toolbar.redo }).click();
  await expect.poll(count, PATIENT).toBe(8);
  await page.getByRole('button', { name: schedule.toolbar.undo }).click();
  await expect.poll(count, PATIENT).toBe(4);
});

test('several shifts are copied by dragging with Ctrl, and each keeps its distance', async () => {
  const page = await openCalendar('view=week');
  await chip(page, shifts.first).click({ modifiers: ['Control'] });
  await chip(page, shifts.second).click({ modifiers: ['Control'] });
  await page.keyboard.down('Control');
  await drag(page, chip(page, shifts.first), cell(page, 'v-ona', wednesday));
  await page.locator('[data-verdict][data-over]').waitFor();
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect.poll(() => datesOf('v-ona'), PATIENT).toEqual([monday, tuesday, wednesday, thursday]);
});

test('the foot of a day says need against planned, role by role', async () => {
  const page = await openCalendar('view=week');
  const foot = grid(page)
    .getByRole('gridcell', { name: /1 of 2 filled, barista 1\/2$/ })
    .first();
  await foot.hover();
  await expect.poll(() => page.locator('[data-need-hint]').textContent(), PATIENT).toContain('barista1/2');
});

test('another manager’s change appears, and is not written over', async () => {
  const page = await openCalendar('view=week');
  await chip(page, shifts.first).click();
  const window = page.getByRole('dialog', { name: schedule.edit.title });
  await field(window, schedule.edit.end).fill('13:00');
  const { id, date, employee_id } = shifts.first;
  const body = { ...morning, pinned: false, date, employee_id, template: null, end_time: '12:00' };
  await callApi('PUT', `/schedule/${id}`, { token, body });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await grid(page)
    .getByRole('button', { name: /07:00–12:00/ })
    .waitFor();
  await field(window, schedule.edit.end).press('Enter');
  await toast(page, schedule.edit.stale).waitFor();
  await expect
    .poll(async () => (await shiftsOf(token, month)).find((one) => one.id === id)?.end_time, PATIENT)
    .toBe('12:00');
});
