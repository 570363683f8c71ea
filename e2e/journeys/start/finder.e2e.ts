import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();
const { finder, shell } = en;

test('Ctrl K from anywhere: a person and a page by a few letters, without the mouse', async () => {
  const page = await open({ token: await demoManagerToken() });
  await page.goto('/manager/analytics');
  await page.getByRole('button', { name: shell.find.label, exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  const input = page.getByPlaceholder(finder.placeholder);
  await input.waitFor();
  await page.getByRole('option', { name: finder.deeds.plan }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await input.fill('zyd kes');
  await page.getByRole('option', { name: /^Žydrūnas Kęsgaila/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/manager/employees/*');
  await page.getByRole('heading', { name: 'Žydrūnas Kęsgaila', level: 1 }).waitFor();

  await page.keyboard.press('Control+k');
  await input.fill(en.shell.holidays);
  // The page itself comes before the page of the guide.
  await page.getByRole('option', { name: en.shell.holidays }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/manager/shifts/holidays');
});

test('who worked yesterday at noon is answered while typing, and all of it on its page', async () => {
  const page = await open({ token: await demoManagerToken() });
  await page.goto('/manager/analytics');
  await page.getByRole('button', { name: shell.find.label, exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(finder.placeholder).fill(`${finder.words.yesterday} 12:00`);
  const answer = page.getByRole('option', { name: finder.kinds.work }).first();
  await answer.waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/manager/history/work?from=*&to=*&time=12%3A00');
  await page.getByRole('heading', { name: en.attendance.title, level: 1 }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: en.attendance.clearFilters }).click();
  await page.getByLabel(en.attendance.name).fill('zyd');
  await page.keyboard.press('Enter');
  await page
    .getByRole('row', { name: /Žydrūnas Kęsgaila/ })
    .first()
    .waitFor();
});

/** The commands that the palette offers for the page that is open. */
async function offered(page: Page, texts: typeof en | typeof lt): Promise<string[]> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(texts.finder.placeholder).waitFor();
  await page.getByRole('option', { name: texts.finder.deeds.today }).waitFor();
  const options = page.getByRole('option', { name: new RegExp(`${texts.finder.kinds.here}$`) });
  const found = await options.locator('span').allTextContents();
  await page.keyboard.press('Escape');
  await page.getByPlaceholder(texts.finder.placeholder).waitFor({ state: 'hidden' });
  return found;
}

test('every command of the calendar, its menus and its buttons, is in the palette: in Lithuanian', async () => {
  const page = await open({ token: await demoManagerToken(), language: 'lt' });
  await page.goto(`/manager/calendar?month=${monthFromNow(0).key}&view=month`);
  await page.getByRole('gridcell').first().waitFor();
  await page.getByRole('button', { name: lt.common.more, exact: true }).click();
  await page.getByRole('menuitem', { name: lt.schedule.export.button }).hover();
  await page.getByRole('menuitem', { name: lt.schedule.export.csv, exact: true }).waitFor();
  const items = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
  const found = await offered(page, lt);
  const missing = items.filter(
    (item) =>
      item !== lt.schedule.export.button &&
      !found.some((one) => one === item || one === `${lt.schedule.export.button}: ${item}`),
  );
  expect(missing).toEqual([]);
  expect(items.length).toBeGreaterThan(8);
  const buttons = page.locator('[data-controls] button:enabled:not([aria-haspopup])');
  const names = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
  const others = [lt.schedule.filters.label, lt.schedule.generate.options];
  expect(names.filter((name) => !found.includes(name) && !others.includes(name))).toEqual([]);
  // A command is done from there, and the focus is where it was.
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(lt.finder.placeholder).fill(lt.schedule.keys.title.slice(0, 8));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: lt.schedule.keys.title }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test.each([
  '/manager/employees',
  '/manager/shifts/templates',
  '/manager/shifts/holidays',
  '/manager/timesheets',
  '/manager/timesheets/sheet',
  '/manager/announcements',
])('the buttons at the head of %s are in the palette', async (path) => {
  const page = await open({ token: await demoManagerToken() });
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const buttons = page.locator('[data-page-actions] button:enabled:not([aria-haspopup])');
  await buttons.first().or(page.locator('[data-page-actions] [aria-haspopup]').first()).first().waitFor();
  const names = await buttons.allTextContents();
  const found = await offered(page, en);
  expect(names.filter((name) => !found.includes(name))).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
});

test('on a phone: a press, a name, an absence for it; the page is among the last ones, until the sign-out', async () => {
  const page = await open({ token: await demoManagerToken(), viewport: PHONE, touch: true });
  await page.goto('/manager/employees/team');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: shell.find.label, exact: true }).click();
  await page.getByPlaceholder(finder.placeholder).fill('zyd kes abs');
  await page.getByRole('option', { name: 'Record absence: Žydrūnas Kęsgaila' }).click();
  await page.getByRole('dialog', { name: en.explanations.repair.title }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto('/manager/inbox');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: shell.find.label, exact: true }).click();
  await page.getByRole('option', { name: new RegExp(`^${shell.team}.*${finder.kinds.recent}$`) }).click();
  await page.waitForURL('**/manager/employees/team');
  await page.getByRole('button', { name: en.common.more, exact: true }).click();
  await page.getByRole('button', { name: en.common.signOut, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/manager'));
  expect(await page.evaluate(() => localStorage.getItem('recentPlaces'))).toBeNull();
});
