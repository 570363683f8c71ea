import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { expectFieldError, field } from '../../driver/form.ts';
import { openPerson } from '../../driver/person-page.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const today = Temporal.Now.plainDateISO('Europe/Vilnius');
/** A Wednesday of October next year: that and the day after are never a public holiday. */
const october = Temporal.PlainDate.from({ year: today.year + 1, month: 10, day: 7 });
const wednesday = october.add({ days: (10 - october.dayOfWeek) % 7 });

let manager: string;
let rasa: string;
beforeAll(async () => {
  manager = await newManagerToken('earned-manager', 'Earned leave');
  for (const [id, name, days] of [
    ['earned-rasa', 'Rasa', 5],
    ['earned-egle', 'Eglė', 6],
  ] as const) {
    const week = { contract_hours_per_week: 40, work_days_per_week: days, max_hours_per_week: 40 };
    const person = { id, name, roles: ['cook'], first_day: `${today.year - 1}-01-01`, min_shifts_per_week: 0, ...week };
    await callApi('POST', '/employees', { token: manager, body: person });
  }
  rasa = await tokenOfNewLogin(manager, 'earned-rasa');
});

test('vacation is earned by months, for a week of five days, with a half public holiday; balances and requests follow', async () => {
  const page = await open({ token: manager, language: 'lt' });
  const words = lt.leaveTypes;
  const vacation = lt.absences.type.vacation;
  await page.goto('/manager/timeoff/types');
  const edit = page.getByRole('button', { name: fill(words.editOne, { type: vacation }) });
  await edit.click();
  const drawer = page.getByRole('dialog');
  await field(drawer, fill(words.yearlyIn, { unit: words.units.days })).fill('24');
  await field(drawer, words.weekDays).fill('5');
  await drawer.getByRole('switch', { name: words.isEarnedMonthly }).click();
  // It is in proportion by itself.
  await drawer.getByRole('switch', { name: words.isProRata }).waitFor({ state: 'detached' });
  await field(drawer, words.halfDays).fill('02-30');
  await field(drawer, words.halfDays).press('Enter');
  await drawer.getByRole('button', { name: lt.common.save }).click();
  await expectFieldError(field(drawer, words.halfDays), 'Dieną įrašykite kaip mėnesį ir dieną');
  await field(drawer, words.halfDays).press('Backspace');
  await field(drawer, words.halfDays).fill(wednesday.toString().slice(5));
  await field(drawer, words.halfDays).press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: lt.common.save }).click();
  await drawer.waitFor({ state: 'hidden' });
  await edit.click();
  await drawer.getByText(wednesday.toString().slice(5), { exact: true }).waitFor();
  expect(await field(drawer, words.weekDays).inputValue()).toBe('5');
  expect(await drawer.getByRole('switch', { name: words.isEarnedMonthly }).isChecked()).toBe(true);
  await drawer.getByRole('button', { name: lt.common.close }).click();

  // A month is two days of 24; six days a week are 24 * 6/5 = 28.8 a year and 2.4 a month.
  await page.goto('/manager/timeoff/balances');
  await page.getByRole('button', { name: new RegExp(`^Rasa, ${vacation}: liko ${2 * today.month} d\\.`) }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^Eglė, ${vacation}`) }).click();
  // In December what is earned by then is all of the year too.
  await drawer.getByText('28,8 d.', { exact: true }).first().waitFor();
  const earned = String(Math.round(24 * today.month) / 10).replace('.', ',');
  expect(await drawer.getByText(words.figures.earned).locator('xpath=following-sibling::*').innerText()).toBe(
    `${earned} d.`,
  );
  await drawer.getByText(words.leftOfEarned).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // Asked now for October: ten months are earned by then, and Wednesday is a half.
  const own = await open({ token: rasa });
  await own.goto('/worker/timeoff');
  await own.getByText(en.leaveTypes.leftOfEarned).waitFor();
  await own.getByRole('button', { name: en.timeOff.ask }).first().click();
  const request = own.getByRole('dialog');
  for (const [label, date] of [
    [en.timeOff.from, wednesday],
    [en.timeOff.to, wednesday.add({ days: 1 })],
  ] as const) {
    await field(request, label).fill(date.toString());
    await field(request, label).press('Tab');
  }
  const takes = { type: en.absences.type.vacation, year: wednesday.year, left: '20 d', takes: '1.5 d' };
  await request.getByText(fill(en.absences.own.left, takes)).waitFor();
  await field(request, en.timeOff.reason).fill('Family');
  await request.getByRole('button', { name: en.timeOff.send }).click();
  await toast(own, en.timeOff.asked).waitFor();

  // The manager who decides sees the same twenty days.
  await page.goto('/manager/timeoff');
  await page.getByRole('button', { name: fill(lt.timeOff.reviewOne, { name: 'Rasa' }) }).click();
  await drawer
    .getByText(fill(lt.timeOff.balance.ofPerson_other, { year: wednesday.year, count: 20, allowed: 24 }))
    .waitFor();
});

// Six months of two days and six of 24 * 3/5 / 12 = 1.2: 19.2.
test('under the fixed regime three days a week follow five from July on, and the balance has both parts', async () => {
  await callApi('PUT', '/settings/system', { token: manager, body: { regime: 'fixed' } });
  const page = await open({ token: manager });
  await page.goto('/manager/employees');
  await openPerson(page, 'Rasa');
  await page.getByRole('button', { name: en.employees.employment.change }).click();
  const change = page.getByRole('dialog', { name: en.employees.employment.changeTitle });
  await field(change, en.employees.employment.validFrom).fill(`01/07/${today.year + 1}`);
  await field(change, en.employees.employment.validFrom).press('Tab');
  for (const day of ['Mon', 'Tue', 'Sat', 'Sun']) await change.getByRole('checkbox', { name: day }).click();
  expect(await axeViolations(page)).toEqual([]);
  await change.getByRole('button', { name: en.employees.employment.save }).click();
  await toast(page, en.employees.employment.changed).waitFor();
  await page.getByText('Rest days by contract: Mon, Tue, Sat, Sun', { exact: true }).waitFor();
  await page.goto(`/manager/timeoff/balances?year=${today.year + 1}`);
  await page.getByRole('button', { name: new RegExp(`^Rasa, ${en.absences.type.vacation}`) }).click();
  await page.getByRole('dialog').getByText('19.2 d', { exact: true }).waitFor();
});
