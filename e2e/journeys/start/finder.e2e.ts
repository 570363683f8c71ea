import { expect, test } from 'vitest';
import { demoManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { en } from '../../driver/texts.ts';

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
  await page.getByRole('option', { name: 'Žydrūnas Kęsgaila' }).waitFor();
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
