import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { chips, grid } from '../../driver/grid.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import type { Shift } from '../../driver/schedule-api.ts';
import { en, fill, lt } from '../../driver/texts.ts';

const open = useBrowser();
const month = monthFromNow(1);
const date = month.dates[1] ?? '';
const people = ['Augustė Kazlauskaitė', 'Konstantina Vaitkevičiūtė-Petrauskienė', 'Ona'];

let token: string;
const post = <Reply>(path: string, body: unknown) => callApi<Reply>('POST', path, { token, body });
beforeAll(async () => {
  token = await newManagerToken('tablet', 'Tablet');
  await post('/templates', { name: 'Morning', start_time: '07:00', end_time: '15:30', color: 'pink' });
  for (const [index, name] of people.entries())
    await post('/employees', {
      id: `tablet-${index}`,
      name,
      roles: [index === 0 ? 'barista' : 'pamainos vadovas'],
      max_hours_per_week: 40,
      min_shifts_per_week: 0,
    });
  await post('/requirements', { template: 'Morning', role: 'barista', count: 2, weekday: 2 });
  const shift = { template: 'Morning', date, role: 'barista' };
  await post<Shift>('/schedule/shifts', { ...shift, employee_id: 'tablet-0' });
  await post<Shift>('/schedule/shifts', { ...shift, employee_id: null });
});

/** Measurements of the calendar on screen. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string, of: ParentNode = document) =>
      [...of.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const controls = document.querySelector<HTMLElement>('[data-controls]');
    // A view's radio button has no height: its label is what is seen.
    const pressed = boxes('button, input', controls ?? document).filter(({ offsetHeight }) => offsetHeight > 0);
    const middles = pressed.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    const [corner, ...heads] = boxes('[role=grid] [role=columnheader]').map((head) => head.getBoundingClientRect());
    const right = document.querySelector('[role=grid]')?.getBoundingClientRect().right ?? 0;
    const names = boxes('[role=grid] [role=rowheader] span[title]');
    return {
      rows: new Set(middles).size,
      beyond: (controls?.scrollWidth ?? 0) - (controls?.clientWidth ?? 0),
      days: heads.filter((head) => head.left >= (corner?.right ?? 0) - 1 && head.right <= right + 1).length,
      cut: names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      names: names.length,
      page: document.documentElement.scrollWidth - innerWidth,
    };
  });

const looks = [768, 1024, 1366].flatMap((width) =>
  (['en', 'lt'] as const).map((language) => ({ width, language, words: language === 'en' ? en : lt })),
);

test.each(looks)(
  'at $width px one row of controls, a fortnight or a week beside the panel, names whole: $language',
  async ({ width, language, words }) => {
    const page = await open({ token, language, viewport: { width, height: 900 } });
    for (const [view, days] of [
      ['month', 14],
      ['week', 7],
    ] as const) {
      await page.goto(`/manager/calendar?month=${month.key}&view=${view}&from=${date}&panel=open`);
      await page.getByRole('complementary', { name: words.schedule.panel.label }).waitFor();
      await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
      const whole = { rows: 1, beyond: 0, cut: [], page: 0, hasDays: true, hasNames: true };
      const found = async () => {
        const { days: shown, names, ...rest } = await measure(page);
        return { ...rest, hasDays: shown >= days, hasNames: names >= people.length };
      };
      await expect.poll(found, PATIENT).toEqual(whole);
    }
    await page.getByRole('button', { name: words.shell.unfold }).waitFor();
  },
);

test('a part of the row that gets wider by itself folds what has no room any more', async () => {
  const page = await open({ token, viewport: { width: 1366, height: 900 } });
  await page.goto(`/manager/calendar?month=${month.key}&view=month&from=${date}&panel=open`);
  await expect.poll(() => measure(page), PATIENT).toMatchObject({ rows: 1, beyond: 0 });
  const button = page.locator('[data-controls] button').first();
  await button.evaluate((element) => element.style.setProperty('margin-inline-end', '160px'));
  await expect.poll(() => measure(page), PATIENT).toMatchObject({ rows: 1, beyond: 0 });
});

test('filters stand behind one button that counts them; what has no room is in the menu', async () => {
  const page = await open({ token, viewport: { width: 768, height: 900 } });
  await page.goto(`/manager/calendar?month=${month.key}&view=week&from=${date}`);
  await page.getByRole('button', { name: en.schedule.filters.label }).click();
  await page.getByRole('searchbox', { name: en.schedule.filters.search }).fill('ona');
  await page.getByRole('button', { name: fill(en.schedule.filters.openOnly_one, { count: 1 }) }).click();
  await page.getByRole('button', { name: fill(en.calendar.shown.inUse_other, { count: 2 }) }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.common.more, exact: true }).last().click();
  await page.getByRole('menuitem', { name: en.schedule.toolbar.undo }).waitFor();
  expect(await page.getByRole('menuitem', { name: en.calendar.toolbar.select }).count()).toBe(1);
});

test('colours stand for roles or for templates, in every view; what is open is amber in both', async () => {
  const page = await open({ token });
  const tints = () =>
    page.locator('[data-shift]').evaluateAll((all) => all.map((one) => one.getAttribute('data-tint')));
  await page.goto(`/manager/calendar?month=${month.key}&view=week&from=${date}`);
  // The first role in alphabetical order is green.
  await expect.poll(tints, PATIENT).toEqual(['green', 'green']);
  const edge = (of: string) =>
    chips(grid(page))
      .and(page.locator(`[data-state="${of}"]`))
      .evaluate((chip) => getComputedStyle(chip).borderLeftColor);
  const amber = await page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--waiting)';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(await edge('open')).toBe(amber);
  await page.getByRole('button', { name: en.schedule.filters.label }).click();
  await page.getByText(en.calendar.shown.byTemplate, { exact: true }).click();
  await expect.poll(tints, PATIENT).toEqual(['pink', 'pink']);
  expect(await edge('open')).toBe(amber);
  for (const view of ['month', 'list', 'day']) {
    await page.goto(`/manager/calendar?month=${month.key}&view=${view}&from=${date}`);
    await expect.poll(tints, PATIENT).toEqual(['pink', 'pink']);
  }
});
