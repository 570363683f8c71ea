import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { cell, chips, drag } from '../../driver/grid.ts';
import { PATIENT } from '../../driver/patient.ts';
import { openPerson } from '../../driver/person-page.ts';
import { draftMarch, giveLogin, NAMES, settle, startCafe, type Cafe, type Who } from '../../driver/six-weeks-cafe.ts';
import {
  confirmByLink,
  dashboardAt,
  enterLeave,
  idOf,
  tap,
  type,
  verdictOf,
  whoWorks,
} from '../../driver/six-weeks-steps.ts';
import { fill, like, lt } from '../../driver/texts.ts';
import { readToast, toast } from '../../driver/toast.ts';
import { chooseToday } from '../../driver/today-menu.ts';

const open = useBrowser();
const labels = lt.fields.employee;
let cafe: Cafe;
beforeAll(async () => {
  cafe = await startCafe(open, '2025-02-17T09:00');
  await settle(cafe);
  for (const id of ['ona', 'jonas'] as const) await giveLogin(cafe, id);
  await draftMarch(cafe);
});
afterAll(() => cafe.product.stop());

test('17 February: March is published twelve days ahead', async () => {
  const page = await cafe.open('manager');
  await page.goto('/manager/calendar?month=2025-03&view=month');
  await page.getByRole('button', { name: lt.schedule.publish.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: lt.schedule.publish.button, exact: true }).click();
  // Four on each of the 20 working days, one on each of the 10 days of weekends.
  await toast(page, like(fill(lt.schedule.publish.done_other, { month: '{{month}}', count: 90 }))).waitFor();
  const shifts = await cafe.shiftsOf('2025-03-01', '2025-03-31');
  expect(shifts.length).toBe(90);
});

test('24 February: who has not confirmed is reminded, and confirms on the phone and by the link', async () => {
  const { page, presses } = await dashboardAt(cafe, '2025-02-24T10:00');
  await page.getByRole('button', { name: lt.dashboard.receipts.remind }).click();
  await toast(page, fill(lt.dashboard.receipts.done_few, { count: 2 })).waitFor();
  expect(await presses()).toBeLessThanOrEqual(2);

  const phone = await cafe.open('ona', { viewport: PHONE, touch: true });
  await phone.goto('/worker');
  await phone.getByRole('button', { name: lt.receipts.own.button }).click();
  await readToast(phone, lt.receipts.own.done, lt.common.close);
  await confirmByLink(cafe, 'jonas');
  await page.reload();
  const rest = page.getByRole('listitem').filter({ hasText: 'patvirtin' });
  await rest.getByText(NAMES.marius).waitFor();
  expect(await rest.getByText(/Ona|Jonas/).count()).toBe(0);
});

test('5 March: Ona phones in sick, and the repair gives her shift to Marius', async () => {
  const { page, presses } = await dashboardAt(cafe, '2025-03-05T06:40');
  await chooseToday(page, lt, NAMES.ona, 'ill');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: lt.explanations.repair.propose }).click();
  await dialog.getByRole('button', { name: lt.explanations.repair.apply }).click();
  await toast(page, fill(lt.explanations.repair.applied_one, { count: 1 })).waitFor();
  expect(await presses()).toBeLessThanOrEqual(5);
  expect(await whoWorks(cafe, '2025-03-05', '2025-03-06', 'padavėjas')).toEqual({
    '2025-03-05': ['jonas', 'marius'],
    '2025-03-06': ['jonas', 'ona'],
  });
});

test('6 March: a cook is hired from the 15th on, and gets no shift before', async () => {
  const { page, presses } = await dashboardAt(cafe, '2025-03-06T10:00');
  await page.getByRole('link', { name: lt.dashboard.actions.employee }).click();
  const form = page.getByRole('dialog');
  await type(page, field(form, labels.name), NAMES.zygimantas);
  await field(form, labels.roles).click();
  await page.keyboard.type('virėjas,');
  await field(form, labels.contract_hours_per_week).click();
  await page.keyboard.type('40');
  await field(form, labels.first_day).click();
  await page.keyboard.type('2025-03-15');
  await page.keyboard.press('Tab');
  await expect.poll(() => field(form, labels.id).inputValue(), PATIENT).not.toBe('');
  await form.getByRole('button', { name: lt.employees.add }).click();
  await toast(page, lt.employees.added).waitFor();
  expect(await presses()).toBeLessThanOrEqual(8);
  const people = await cafe.ask<{ id: string; name: string; first_day: string }[]>('GET', '/employees');
  expect(people.find(({ name }) => name === NAMES.zygimantas)).toMatchObject({ first_day: '2025-03-15' });
  // On the 14th nobody may give her a shift, on the 17th everybody may.
  expect(await verdictOf(cafe, '2025-03-14', 'ruta', await idOf(cafe, 'zygimantas'))).toBe('refused');
  expect(await verdictOf(cafe, '2025-03-17', 'ruta', await idOf(cafe, 'zygimantas'))).not.toBe('refused');
});

test('7 March: a week of vacation is agreed at the counter, and the new cook covers it', async () => {
  const { page, presses } = await dashboardAt(cafe, '2025-03-07T12:00');
  await enterLeave(page, 'ruta', '2025-03-17', '2025-03-21');
  await page.getByRole('dialog').getByRole('button', { name: lt.explanations.repair.apply }).click();
  await toast(page, fill(lt.explanations.repair.applied_few, { count: 5 })).waitFor();
  expect(await presses()).toBeLessThanOrEqual(5);
  const hired = await idOf(cafe, 'zygimantas');
  expect(Object.values(await whoWorks(cafe, '2025-03-17', '2025-03-21', 'virėjas'))).toEqual(
    Array.from({ length: 5 }, () => ['zivile', hired].toSorted()),
  );
  await page.reload();
  await enterLeave(page, 'jonas', '2025-04-01', '2025-04-04');
  await page.getByRole('dialog').getByRole('button', { name: lt.explanations.repair.note }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('10 March: Jonas clocks his day on the phone, and one shift of next week is amended', async () => {
  const clock = lt.timeClock;
  await tap(cafe, '2025-03-10T07:30', clock.in);
  await tap(cafe, '2025-03-10T11:30', clock.breakStart);
  await tap(cafe, '2025-03-10T12:00', clock.breakEnd);
  const { page, presses } = await dashboardAt(cafe, '2025-03-10T12:30');
  await page.getByRole('link', { name: lt.dashboard.today.more }).click();
  await page.getByRole('button', { name: lt.schedule.toolbar.nextWeek }).click();
  await page.getByRole('button', { name: lt.amendments.begin, exact: true }).click();
  const shift = chips(cell(page, 'jonas', '2025-03-20')).first();
  await expect.poll(() => shift.getAttribute('data-amended'), PATIENT).toBe('same');
  await drag(page, shift, cell(page, 'marius', '2025-03-20'));
  await page.locator('[data-verdict="ok"][data-over]').waitFor();
  await page.mouse.up();
  await chips(cell(page, 'marius', '2025-03-20'))
    .first()
    .waitFor();
  await page.getByRole('button', { name: lt.amendments.publish }).click();
  const dialog = page.getByRole('dialog');
  // Between the two days Jonas works on 12, 13, 14, 17, 18 and 19 March, Marius on 15 and 16 March.
  for (const count of [6, 2]) await dialog.getByText(fill(lt.amendments.notice.days_few, { count })).waitFor();
  await dialog.getByLabel(lt.amendments.reason).fill('Jonas kviečiamas į teismą liudyti');
  await dialog.getByRole('button', { name: lt.amendments.publish }).click();
  await toast(page, like(lt.amendments.done_one)).waitFor();
  expect(await presses()).toBeLessThanOrEqual(6);
  expect(await whoWorks(cafe, '2025-03-20', '2025-03-20', 'padavėjas')).toEqual({ '2025-03-20': ['marius', 'ona'] });

  await page.close();
  await tap(cafe, '2025-03-10T15:00', clock.out);
  await confirmByLink(cafe, 'jonas');
});

test('17 March: Marius leaves on the 28th, and his last weekend comes open', async () => {
  await cafe.now('2025-03-17T11:00');
  const page = await cafe.open('manager');
  const texts = lt.employees.employment;
  await page.goto('/manager/employees');
  await openPerson(page, NAMES.marius);
  await page.getByRole('button', { name: texts.setEnd }).click();
  const dialog = page.getByRole('dialog', { name: fill(texts.endTitle, { name: NAMES.marius }) });
  await type(page, field(dialog, texts.lastDay), '2025-03-28');
  await page.keyboard.press('Tab');
  await dialog
    .getByText(like(fill(lt.employees.departure.several_few, { count: 2, first: '{{from}}', last: '{{to}}' })))
    .waitFor();
  await dialog.getByRole('button', { name: texts.saveEnd }).click();
  await toast(page, texts.ended).waitFor();
  expect(await whoWorks(cafe, '2025-03-29', '2025-03-30', 'padavėjas')).toEqual({
    '2025-03-29': [null],
    '2025-03-30': [null],
  });
});

test('20 March: Živilė is ill and nobody knows until when', async () => {
  const { page } = await dashboardAt(cafe, '2025-03-20T09:00');
  await chooseToday(page, lt, NAMES.zivile, 'ill');
  const dialog = page.getByRole('dialog');
  await field(dialog, lt.absences.to).fill('');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: lt.explanations.repair.propose }).click();
  // Žygimantas stands in for Rūta on the 20th and 21st; on 24 to 28 and 31 March he can take the other cook's shifts.
  await dialog.getByText(fill(lt.explanations.repair.count_few, { count: 6 })).waitFor();
  await dialog.getByText(fill(lt.explanations.repair.open_few, { count: 2 })).waitFor();
  await dialog.getByRole('button', { name: lt.explanations.repair.apply }).click();
  // The two that stay open are no longer hers either.
  await toast(page, fill(lt.explanations.repair.applied_few, { count: 8 })).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(like(fill(lt.dashboard.toDo.unfilled_few, { count: 4, day: '{{day}}' }))).waitFor();
  const cooks = await whoWorks(cafe, '2025-03-20', '2025-03-31', 'virėjas');
  expect(Object.values(cooks).flat()).not.toContain('zivile');
});

test('24 March: April is planned with all of it and published on time', async () => {
  await cafe.now('2025-03-24T09:00');
  const page = await cafe.open('manager');
  await page.goto('/manager/calendar?month=2025-04&view=month');
  await page.getByRole('button', { name: lt.schedule.generate.button, exact: true }).click();
  await page.locator('[data-shift]').first().waitFor();
  await page.getByRole('button', { name: lt.schedule.publish.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: lt.schedule.publish.button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const hired = await idOf(cafe, 'zygimantas');
  const planned = (await cafe.shiftsOf('2025-03-31', '2025-04-30')).filter(({ employee_id }) => employee_id !== null);
  const april = planned.filter(({ date }) => date > '2025-03-31');
  expect(april.length).toBeGreaterThan(40);
  // Živilė is ill, Marius has left, Jonas is on leave until the 4th.
  expect([...new Set(april.map(({ employee_id }) => employee_id))].toSorted()).toEqual(
    ['jonas', 'ona', 'ruta', hired].toSorted(),
  );
  expect(april.filter(({ employee_id, date }) => employee_id === 'jonas' && date < '2025-04-05')).toEqual([]);
  // Rūta works until 22:00 on 31 March, so that only Ona can open on 1 April (DK 122: 11 hours).
  expect(planned.some(({ employee_id, date }) => employee_id === 'ruta' && date === '2025-03-31')).toBe(true);
  expect(april.filter(({ date, start_time }) => date === '2025-04-01' && start_time.startsWith('07'))).toMatchObject([
    { employee_id: 'ona' },
  ]);
  // Nobody works the morning after an evening, and the closed holidays are free.
  const has = new Set(
    planned.map(({ employee_id, date, start_time }) => `${employee_id} ${date} ${start_time.slice(0, 2)}`),
  );
  for (const { employee_id, date, start_time } of planned.filter((shift) => shift.start_time.startsWith('07'))) {
    const before = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
    expect(has, `${date} ${start_time}`).not.toContain(`${employee_id} ${before} 13`);
  }
  expect(april.filter(({ date }) => date === '2025-04-20' || date === '2025-04-21')).toEqual([]);
});

test('1 April: who left is out of the lists; March is approved, and the sheet is right', async () => {
  await cafe.now('2025-04-01T09:00');
  const page = await cafe.open('manager');
  await page.goto('/manager/employees');
  await page.getByText(NAMES.zygimantas).waitFor();
  expect(await page.getByText(NAMES.marius).count()).toBe(0);
  await page.getByText(lt.employees.who.former, { exact: true }).click();
  await page.getByText(NAMES.marius).waitFor();

  // Only Jonas's clocked day waits for approval; all others worked as scheduled.
  await page.goto('/manager/timesheets?month=2025-03');
  await page.getByRole('button', { name: lt.timesheets.lock }).click();
  const dialog = page.getByRole('dialog', { name: like(lt.timesheets.lockDialog.title) });
  await dialog.getByRole('button', { name: like(lt.timesheets.lockDialog.approveOne) }).click();
  await dialog.getByRole('button', { name: lt.timesheets.lockDialog.take }).click();
  await toast(page, lt.timesheets.locked).waitFor();

  await page.goto('/manager/timesheets/sheet?month=2025-03');
  await page.getByText(like(lt.workingTimeSheet.approved)).waitFor();
  for (const [who, days, ...sums] of SHEET) {
    const row = page.getByRole('row').filter({ hasText: NAMES[who] });
    const cells = (await row.getByRole('cell').allTextContents()).map((text) => text.trim());
    expect([NAMES[who], ...cells.slice(0, 31)]).toEqual([NAMES[who], ...days.split(/[ |]+/).map(blank)]);
    // Nobody worked at night, on holidays, on rest days that the schedule left free, or overtime: no such columns.
    const [count, worked, norm, balance, ...others] = cells.slice(31);
    expect([NAMES[who], ...others]).toEqual([NAMES[who]]);
    expect([NAMES[who], count, worked, norm, balance?.replace('−', '-')]).toEqual([NAMES[who], ...sums]);
  }
});

/** A dot stands for a day without a contract. */
const blank = (day: string) => (day === '.' ? '' : day);

/**
 * March 2025 from Saturday the 1st, by weeks: hours worked, P rest day, S public holiday (DK 123), L illness, A annual
 * leave. The norm is 8 hours on 20 working days, less one on 10 March (DK 112(6)): 159; absence lowers it by the hours
 * scheduled (DK 115), and only days with a contract count: 11 days for Žygimantas, 19 days of 5 hours for Marius.
 */
const SHEET: readonly (readonly [Who, string, days: string, worked: string, norm: string, balance: string])[] = [
  ['ona', 'P P|8 8 L 8 8 P P|7 S 8 8 8 P P|8 8 8 8 8 P P|8 8 8 8 8 P P|8', '19', '151', '151', '0'],
  ['jonas', 'P P|8 8 8 8 8 P P|7 S 8 8 8 P P|8 8 8 P 8 P P|8 8 8 8 8 P P|8', '19', '151', '159', '-8'],
  ['zivile', 'P P|8 8 8 8 8 P P|7 S 8 8 8 P P|8 8 8 L L P P|L L L L L P P|L', '12', '95', '95', '0'],
  ['ruta', 'P P|8 8 8 8 8 P P|7 S 8 8 8 P P|A A A A A P P|8 8 8 8 8 P P|8', '15', '119', '119', '0'],
  ['marius', '8 8|P P 8 P P 8 8|P S P P P 8 8|P P P 8 P 8 8|P P P P P . .|.', '10', '80', '94', '-14'],
  ['zygimantas', '. .|. . . . . . .|. . . . . P P|8 8 8 8 8 P P|8 8 8 8 8 P P|8', '11', '88', '88', '0'],
];
