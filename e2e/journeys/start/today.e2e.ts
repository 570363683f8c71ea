import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { en, fill, like, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';
import { chooseToday, todayMenu } from '../../driver/today-menu.ts';

const open = useBrowser();
const today = Temporal.Now.plainDateISO('Europe/Vilnius');

let manager: string;
let ona: string;
beforeAll(async () => {
  manager = await newManagerToken('today-manager', 'Today');
  for (const name of ['Ona', 'Živilė', 'Jonas']) {
    const id = name === 'Živilė' ? 'today-zivile' : `today-${name.toLowerCase()}`;
    const person = {
      id,
      name,
      roles: ['cook'],
      max_hours_per_week: 40,
      min_shifts_per_week: 0,
      phone: '+370 600 12345',
    };
    await callApi('POST', '/employees', { token: manager, body: person });
  }
  ona = await tokenOfNewLogin(manager, 'today-ona');
  // Ona works all day and Živilė six hours from soon on, whenever the test runs.
  const now = Temporal.Now.plainTimeISO('Europe/Vilnius');
  const soon = now.hour === 23 && now.minute > 53 ? Temporal.PlainTime.from('23:59') : now.add({ minutes: 5 });
  for (const [employee_id, start, end] of [
    ['today-ona', '00:00', '23:59'],
    ['today-zivile', soon.toString().slice(0, 5), soon.add({ hours: 6 }).toString().slice(0, 5)],
  ] as const) {
    const shift = { date: today.toString(), start_time: start, end_time: end, break_minutes: 0, role: 'cook' };
    await callApi('POST', '/schedule/shifts', { token: manager, body: { ...shift, employee_id } });
  }
  await callApi('POST', `/schedule/publish?year=${today.year}&month=${today.month}`, { token: manager });
});

test('on a phone the day comes first: who is in; sick today, repaired with at most five presses', async () => {
  await callApi('POST', '/time-clock/in', { token: ona, body: {} });
  const page = await open({ token: manager, viewport: PHONE, touch: true, language: 'lt' });
  const texts = lt.dashboard.today;
  let presses = 0;
  const press = async (what: Locator) => {
    presses += 1;
    await what.tap();
  };
  await page.goto('/manager');
  const board = page.getByRole('region', { name: texts.title });
  const rowOf = (name: string) => board.getByRole('listitem').filter({ hasText: name });
  await rowOf('Ona').getByText(like(texts.since)).waitFor();
  // The board is above all else of the page.
  const top = await board.evaluate((element) => element.getBoundingClientRect().top);
  const toDo = page.getByRole('region', { name: lt.dashboard.toDo.title });
  await toDo.getByRole('listitem').first().waitFor();
  expect(top).toBeLessThan(await toDo.evaluate((element) => element.getBoundingClientRect().top));
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await press(todayMenu(page, lt, 'Živilė'));
  const call = page.getByRole('menuitem', { name: fill(texts.call, { phone: '+370 600 12345' }) });
  await call.waitFor();
  expect(await call.getAttribute('href')).toBe('tel:+37060012345');
  expect(await axeViolations(page)).toEqual([]);
  await press(page.getByRole('menuitem', { name: texts.ill }));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: lt.explanations.repair.propose }));
  await press(dialog.getByRole('button', { name: lt.explanations.repair.apply }));
  await toast(page, fill(lt.explanations.repair.applied_one, { count: 1 })).waitFor();
  expect(presses).toBeLessThanOrEqual(5);
  await rowOf('Živilė').getByText(texts.state.away, { exact: true }).waitFor();
  await rowOf('Jonas').waitFor();
});

test('a shift is left open from the board, for a reason', async () => {
  const page = await open({ token: manager });
  const texts = en.dashboard.today;
  await page.goto('/manager');
  await chooseToday(page, en, 'Ona', 'replace');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en.calendar.replace.reason).fill('Went home');
  await dialog.getByRole('button', { name: en.calendar.replace.leaveOpen }).click();
  await dialog.waitFor({ state: 'detached' });
  const board = page.getByRole('region', { name: texts.title });
  const opened = board.getByRole('button', { name: fill(texts.menu, { name: texts.open }) });
  await opened.waitFor();
  expect(await opened.count()).toBe(1);
  await opened.click();
  await page.getByRole('menuitem', { name: texts.fill, exact: true }).waitFor();
});
