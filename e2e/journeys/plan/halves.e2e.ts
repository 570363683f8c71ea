import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { cell, chips } from '../../driver/grid.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { en, fill, lt } from '../../driver/texts.ts';

const open = useBrowser();
const month = monthFromNow(2);
const isMonday = (date: string) => new Date(date).getUTCDay() === 1;
const [monday = '', tuesday = ''] = month.dates.slice(month.dates.findIndex(isMonday));

/** A shift of Ona's from 8 to 16:30 on Monday and on Tuesday, for which one barista is needed. */
async function business(run: string) {
  const token = await newManagerToken(`halves-${run}`, 'Žalgirio kavinė');
  const post = (path: string, body: unknown) => callApi('POST', path, { token, body });
  const [ona, zivile] = [`ona-${run}`, `zivile-${run}`];
  await post('/templates', { name: 'Diena', start_time: '08:00', end_time: '16:30', break_minutes: 30 });
  for (const [id, name] of [
    [ona, 'Ona'],
    [zivile, 'Živilė'],
  ])
    await post('/employees', { id, name, roles: ['barista'], max_hours_per_week: 40, min_shifts_per_week: 0 });
  for (const weekday of [1, 2]) await post('/requirements', { template: 'Diena', role: 'barista', count: 1, weekday });
  for (const date of [monday, tuesday])
    await post('/schedule/shifts', { date, template: 'Diena', role: 'barista', employee_id: ona });
  return { token, ona, zivile, stored: () => shiftsOf(token, month) };
}

const hoursOf = (shifts: { date: string; start_time: string; end_time: string; employee_id: string | null }[]) =>
  shifts
    .filter(({ date }) => date === monday)
    .map(({ start_time, end_time, employee_id }) => `${start_time}-${end_time} ${employee_id}`);

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'by keyboard a shift is cut between two people, undone, cut again, joined, and lengthened (%s)',
  async (language, words) => {
    const { token, ona, zivile, stored } = await business(language);
    const page = await open({ token, language, viewport: { width: 1440, height: 1000 }, refusals: [422] });
    const { parts } = words.calendar;
    const menu = async (employee: string, item: string) => {
      await cell(page, employee, monday).focus();
      await page.keyboard.press('m');
      await page.getByRole('menuitem', { name: item }).press('Enter');
      return page.getByRole('dialog');
    };
    await page.goto(month.calendar);
    await chips(cell(page, ona, monday))
      .first()
      .waitFor();
    const dialog = await menu(ona, parts.cut);
    const at = dialog.getByLabel(words.halves.cut.at);
    // Outside of the shift: a clear answer at the field, and nothing is lost.
    await at.fill('18:00');
    await expect.poll(() => at.getAttribute('aria-invalid'), PATIENT).toBe('true');
    await at.fill('12:00');
    const second = dialog.getByLabel(fill(words.halves.cut.second, { start: '12:00', end: '16:30' }));
    await second.click();
    await page.getByRole('option', { name: 'Živilė' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.halves.cut.submit, exact: true }).click();
    const halves = [`08:00-12:00 ${ona}`, `12:00-16:30 ${zivile}`];
    await expect.poll(async () => hoursOf(await stored()), PATIENT).toEqual(halves);
    await dialog.waitFor({ state: 'detached' });

    await cell(page, ona, monday).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => hoursOf(await stored()), PATIENT).toEqual([`08:00-16:30 ${ona}`]);
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(async () => hoursOf(await stored()), PATIENT).toEqual(halves);

    await chips(cell(page, zivile, monday))
      .first()
      .waitFor();
    const joining = await menu(zivile, parts.join);
    await joining.getByRole('radio', { name: 'Živilė' }).check();
    await joining.getByRole('button', { name: words.halves.join.submit, exact: true }).click();
    await expect.poll(async () => hoursOf(await stored()), PATIENT).toEqual([`08:00-16:30 ${zivile}`]);
    await joining.waitFor({ state: 'detached' });

    const hours = await menu(zivile, parts.hours);
    await hours.getByLabel(words.halves.hours.end).fill('19:00');
    await hours.getByRole('button', { name: words.common.save }).click();
    await expect.poll(async () => hoursOf(await stored()), PATIENT).toEqual([`08:00-19:00 ${zivile}`]);
  },
);

test('on a phone the button of the open shift cuts it, and one half is left open', async () => {
  const { token, ona, stored } = await business('phone');
  const page = await open({ token, language: 'lt', viewport: PHONE, touch: true });
  await page.goto(`/manager/calendar?view=day&from=${monday}`);
  await page
    .getByRole('button', { name: /08:00–16:30/ })
    .first()
    .tap();
  await page.getByRole('button', { name: lt.schedule.edit.menu }).tap();
  await page.getByRole('menuitem', { name: lt.calendar.parts.cut }).tap();
  const dialog = page.getByRole('dialog', { name: lt.halves.cut.title });
  await dialog.getByRole('button', { name: fill(lt.halves.cut.middle, { time: '12:15' }) }).tap();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: lt.halves.cut.submit, exact: true }).tap();
  await expect.poll(async () => hoursOf(await stored()), PATIENT).toEqual([`08:00-12:15 ${ona}`, '12:15-16:30 null']);
});
