import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { choose, expectFieldError, field } from '../../driver/form.ts';
import { cell, centre } from '../../driver/grid.ts';
import { openPerson } from '../../driver/person-page.ts';
import { loaded } from '../../driver/settled.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { PATIENT } from '../../driver/patient.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const today = Temporal.Now.plainDateISO('Europe/Vilnius');
/** Monday to Friday of the week after next. */
const monday = today.add({ days: 15 - today.dayOfWeek });
const day = (of: Temporal.PlainDate, days = 0) => of.add({ days }).toString();

let manager: string;
let ona: string;
beforeAll(async () => {
  manager = await newManagerToken('absence-manager', 'Absences');
  for (const name of ['Ona', 'Živilė', 'Jonas']) {
    const id = name === 'Živilė' ? 'away-zivile' : `away-${name.toLowerCase()}`;
    const person = { id, name, roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
    await callApi('POST', '/employees', { token: manager, body: person });
  }
  ona = await tokenOfNewLogin(manager, 'away-ona');
  for (const [date, id] of [
    [today.add({ days: 1 }), 'away-ona'],
    [monday.add({ days: 1 }), 'away-zivile'],
  ] as const) {
    const shift = { date: date.toString(), start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: id };
    await callApi('POST', '/schedule/shifts', { token: manager, body: shift });
    await callApi('POST', `/schedule/publish?year=${date.year}&month=${date.month}`, { token: manager });
  }
});

/** Counts the presses of a mouse; what is typed is not a press. */
function counter() {
  let presses = 0;
  return {
    press: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    drag: async (page: Page, from: Locator, to: Locator) => {
      presses += 1;
      await loaded(page);
      await to.scrollIntoViewIfNeeded();
      const [start, end] = [await centre(from), await centre(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, start.y, { steps: 4 });
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    },
    count: () => presses,
  };
}

interface Away {
  employee_id: string;
  type: string;
  start_date: string;
  end_date: string;
  is_open: boolean;
  manager_note: string | null;
  status: string;
}
const awayOf = async (id: string, token = manager) =>
  (await callApi<Away[]>('GET', '/time-off?page_size=100', { token })).filter(({ employee_id }) => employee_id === id);
const whoWorks = async (date: string) => {
  const { shifts } = await callApi<{ shifts: { employee_id: string | null }[] }>(
    'GET',
    `/schedule?start=${date}&end=${date}`,
    { token: manager },
  );
  return shifts.map(({ employee_id }) => employee_id);
};

test('ill since today, repaired with five presses from the dashboard; one press takes it back', async () => {
  const page = await open({ token: manager, language: 'lt' });
  const { press, count } = counter();
  await page.goto('/manager');
  await press(page.getByRole('link', { name: lt.dashboard.actions.absence }));
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('option', { name: 'Ona', exact: true }));
  await page.keyboard.press('Tab');
  const until = field(dialog, lt.absences.to);
  await until.fill('');
  await until.press('Tab');
  expect(await axeViolations(page)).toEqual([]);
  await press(dialog.getByRole('button', { name: lt.explanations.repair.propose }));
  await dialog.getByText(fill(lt.explanations.repair.count_one, { count: 1 })).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await awayOf('away-ona')).toEqual([]);
  await press(dialog.getByRole('button', { name: lt.explanations.repair.apply }));
  const applied = toast(page, fill(lt.explanations.repair.applied_one, { count: 1 }));
  // A message under the mouse stays.
  await applied.hover();
  expect(count()).toBeLessThanOrEqual(5);
  expect(await awayOf('away-ona')).toMatchObject([
    { type: 'sick_leave', start_date: day(today), is_open: true, status: 'approved' },
  ]);
  expect(await whoWorks(day(today, 1))).not.toContain('away-ona');
  await applied.getByRole('button', { name: lt.common.undo }).click();
  await expect.poll(() => whoWorks(day(today, 1)), PATIENT).toEqual(['away-ona']);
  expect(await awayOf('away-ona')).toEqual([]);
});

test('a week of vacation with five presses from the dashboard, by F8 with none before the form', async () => {
  const page = await open({ token: manager, refusals: [409] });
  const { press, count } = counter();
  await page.goto('/manager');
  await press(page.getByRole('link', { name: en.dashboard.actions.absence }));
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('option', { name: 'Jonas', exact: true }));
  await press(dialog.getByText(en.absences.type.vacation, { exact: true }));
  for (const [label, date] of [
    [en.absences.from, day(monday)],
    [en.absences.to, day(monday, 4)],
  ] as const) {
    await field(dialog, label).fill(date);
    await field(dialog, label).press('Tab');
  }
  await field(dialog, en.absences.note).fill('Agreed at the counter');
  await press(dialog.getByRole('button', { name: en.explanations.repair.propose }));
  await press(dialog.getByRole('button', { name: en.explanations.repair.note }));
  await dialog.waitFor({ state: 'detached' });
  expect(count()).toBeLessThanOrEqual(5);
  expect(await awayOf('away-jonas')).toMatchObject([
    { type: 'vacation', start_date: day(monday), end_date: day(monday, 4), manager_note: 'Agreed at the counter' },
  ]);

  // The same days once more: the first day says why not, and nothing that was typed is lost.
  await page.keyboard.press('F8');
  await page.getByRole('option', { name: 'Jonas', exact: true }).click();
  await dialog.getByText(en.absences.type.study_leave, { exact: true }).click();
  for (const label of [en.absences.from, en.absences.to]) {
    await field(dialog, label).fill(day(monday, 2));
    await field(dialog, label).press('Tab');
  }
  await field(dialog, en.absences.note).fill('Exam');
  await dialog.getByRole('button', { name: en.explanations.repair.propose }).click();
  await expectFieldError(field(dialog, en.absences.from), 'already');
  expect(await field(dialog, en.absences.note).inputValue()).toBe('Exam');
});

test('days are dragged over in the calendar; the shift is left open, and the absence is changed later', async () => {
  const page = await open({ token: manager, language: 'lt' });
  const { press, drag, count } = counter();
  await page.goto(`/manager/calendar?month=${day(monday).slice(0, 7)}&view=week&from=${day(monday)}`);
  const cellOf = (days: number) => cell(page, 'away-zivile', day(monday, days));
  await cellOf(0).waitFor();
  await drag(page, cellOf(0), cellOf(4));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: lt.explanations.repair.propose }));
  await press(dialog.getByText(lt.absences.alone, { exact: true }));
  await dialog.getByText(fill(lt.absences.takers, { names: 'Ona' })).waitFor();
  await press(dialog.getByRole('button', { name: lt.explanations.repair.note }));
  await dialog.waitFor({ state: 'detached' });
  expect(count()).toBeLessThanOrEqual(4);
  expect(await whoWorks(day(monday, 1))).toEqual([null]);
  await cellOf(2).getByText(lt.absences.type.vacation).waitFor();

  await page.goto('/manager/timeoff');
  await page.getByRole('button', { name: fill(lt.absences.editOne, { name: 'Živilė' }) }).click();
  await dialog.getByText(lt.absences.type.study_leave, { exact: true }).click();
  await dialog.getByRole('button', { name: lt.absences.save }).click();
  await toast(page, lt.absences.edited).waitFor();
  expect(await awayOf('away-zivile')).toMatchObject([{ type: 'study_leave', status: 'approved' }]);
});

test('an evening that somebody cannot work, every week, entered by the manager; another employee takes the shift', async () => {
  const evening = day(monday, 21);
  const shift = { date: evening, start_time: '17:00', end_time: '23:00', role: 'cook', employee_id: 'away-ona' };
  await callApi('POST', '/schedule/shifts', { token: manager, body: shift });
  const page = await open({ token: manager });
  await page.goto('/manager/employees');
  await openPerson(page, 'Ona');
  await page.getByRole('link', { name: en.absences.record, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(en.absences.unavailable, { exact: true }).click();
  await dialog.getByRole('switch', { name: en.absences.isPart }).click();
  await field(dialog, en.absences.date).fill(day(monday));
  await field(dialog, en.absences.date).press('Tab');
  await field(dialog, en.absences.fromTime).fill('18');
  await field(dialog, en.absences.toTime).fill('22');
  await field(dialog, en.absences.toTime).press('Tab');
  await dialog.getByRole('checkbox', { name: en.absences.weekly }).click();
  await dialog.getByRole('button', { name: en.absences.save }).click();
  await dialog.getByText(fill(en.absences.effect.title_one, { count: 1 })).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: fill(en.absences.effect.repair_one, { count: 1 }) }).click();
  await toast(page, en.absences.saved).waitFor();
  expect(await whoWorks(evening)).not.toContain('away-ona');
  expect(await whoWorks(evening)).not.toContain(null);
  const range = `start=${day(monday, 7)}&end=${day(monday, 7)}`;
  const blocks = await callApi<{ repeats_weekly: boolean }[]>('GET', `/unavailability?${range}`, { token: ona });
  expect(blocks).toMatchObject([{ repeats_weekly: true }]);
});

test('a type gets a balance, which is corrected with a reason; a request shows the employee what it would do', async () => {
  const page = await open({ token: manager, language: 'lt' });
  const words = lt.leaveTypes;
  const study = lt.absences.type.study_leave;
  await page.goto('/manager/timeoff/types');
  await page.getByRole('button', { name: fill(words.editOne, { type: study }) }).click();
  const drawer = page.getByRole('dialog');
  await choose(page, field(drawer, words.balance), study);
  await field(drawer, fill(words.yearlyIn, { unit: words.units.days })).fill('10');
  await drawer.getByRole('button', { name: lt.common.save }).click();
  await drawer.waitFor({ state: 'hidden' });

  await page.goto('/manager/timeoff/balances');
  await page.getByRole('button', { name: new RegExp(`^Ona, ${study}`) }).click();
  await field(drawer, fill(words.correctBy, { unit: words.units.days })).fill('2');
  await field(drawer, words.reason).fill('Iš senos programos');
  await drawer.getByRole('button', { name: words.correct }).click();
  await toast(page, words.corrected).waitFor();
  await drawer.getByText('12 d.', { exact: true }).waitFor();
  await drawer.getByText(/Iš senos programos/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`/manager/timeoff/year?year=${monday.year}`);
  await page.getByRole('region', { name: lt.absences.year.table }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const own = await open({ token: ona, language: 'lt' });
  await own.goto('/worker/timeoff');
  const balance = own.getByRole('region', {
    name: fill(words.own.title, { type: study, year: Temporal.Now.plainDateISO().year }),
  });
  await balance.getByText('12 d.', { exact: true }).waitFor();
  await own.getByRole('button', { name: lt.timeOff.ask }).first().click();
  const request = own.getByRole('dialog');
  for (const label of [lt.timeOff.from, lt.timeOff.to]) {
    await field(request, label).fill(day(monday));
    await field(request, label).press('Tab');
  }
  await request.getByText(lt.absences.own.title).waitFor();
  await request.getByText(lt.absences.own.noShift).waitFor();
});

test('a type of the business is added, entered as an absence, and its balance goes down, in both languages', async () => {
  const page = await open({ token: manager, language: 'lt', refusals: [409] });
  await page.goto('/manager/timeoff/types');
  await page.getByRole('button', { name: lt.leaveTypes.add }).click();
  const drawer = page.getByRole('dialog');
  await field(drawer, lt.leaveTypes.name).fill('Žmonos gimtadienis');
  expect(await field(drawer, lt.leaveTypes.code).inputValue()).toBe('zmonos_gimtadienis');
  await field(drawer, fill(lt.leaveTypes.yearlyIn, { unit: lt.leaveTypes.units.days })).fill('1');
  expect(await axeViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: lt.leaveTypes.add }).click();
  await drawer.waitFor({ state: 'hidden' });
  // Once more: the field says why not, and what was typed stays.
  await page.getByRole('button', { name: lt.leaveTypes.add }).click();
  await field(drawer, lt.leaveTypes.name).fill('Žmonos gimtadienis');
  await field(drawer, lt.leaveTypes.code).fill('kitas');
  await drawer.getByRole('button', { name: lt.leaveTypes.add }).click();
  await expectFieldError(field(drawer, lt.leaveTypes.name), 'jau yra');
  expect(await field(drawer, lt.leaveTypes.code).inputValue()).toBe('kitas');
  await drawer.getByRole('button', { name: lt.common.close }).click();
  await page.getByRole('button', { name: lt.common.discard.confirm }).click();

  const english = await open({ token: manager });
  await english.goto('/manager/employees');
  await openPerson(english, 'Jonas');
  await english.getByRole('link', { name: en.absences.record, exact: true }).click();
  const dialog = english.getByRole('dialog');
  await dialog.getByText('Žmonos gimtadienis', { exact: true }).click();
  for (const label of [en.absences.from, en.absences.to]) {
    await field(dialog, label).fill(day(monday, 7));
    await field(dialog, label).press('Tab');
  }
  await dialog.getByRole('button', { name: en.explanations.repair.propose }).click();
  await dialog.getByRole('button', { name: en.explanations.repair.note }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await awayOf('away-jonas')).map(({ type }) => type)).toContain('zmonos_gimtadienis');

  await page.goto(`/manager/timeoff/balances?year=${monday.add({ days: 7 }).year}`);
  const left = fill(lt.leaveTypes.openOne, { name: 'Jonas', type: 'Žmonos gimtadienis', left: '0 d.' });
  await page.getByRole('button', { name: left }).waitFor();
  await page.goto(`/manager/calendar?month=${day(monday, 7).slice(0, 7)}&view=week&from=${day(monday, 7)}`);
  await cell(page, 'away-jonas', day(monday, 7)).getByText('Žmonos gimtadienis').waitFor();

  // In use it is archived instead of deleted: the list says so, and the absence keeps its name.
  await page.goto('/manager/timeoff/types');
  await page.getByRole('button', { name: fill(lt.leaveTypes.deleteOne, { type: 'Žmonos gimtadienis' }) }).click();
  await drawer.getByRole('button', { name: lt.common.delete }).click();
  await page.getByText(/Perkelkite ją į archyvą/).waitFor();
  await page.getByRole('button', { name: fill(lt.leaveTypes.editOne, { type: 'Žmonos gimtadienis' }) }).click();
  await drawer.getByRole('switch', { name: lt.leaveTypes.archived }).click();
  await drawer.getByRole('button', { name: lt.common.save }).click();
  await page.getByText(lt.leaveTypes.isArchived, { exact: true }).waitFor();
  await english.goto(`/manager/timeoff/year?year=${monday.add({ days: 7 }).year}`);
  await english
    .getByText(/Žmonos gimtadienis/)
    .first()
    .waitFor({ state: 'attached' });
});
