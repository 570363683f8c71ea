import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from './api.ts';
import { PHONE, useBrowser } from './browser.ts';
import { monthFromNow } from './months.ts';
import { pages } from './pages.ts';
import { PATIENT } from './patient.ts';

const open = useBrowser();
const month = monthFromNow(0);
const [first = '', second = ''] = month.dates.slice(-2);

/** The longest names that are taken, without a place to break them, and the shortest. */
const LONG = 'Ž'.repeat(80);
const SHORT = 'X';
const LONG_TEMPLATE = 'Ryt'.repeat(20);
const LONG_ROLE = 'Vadovas'.repeat(8);

let token: string;
const post = (path: string, body?: unknown) => callApi('POST', path, { token, body });
beforeAll(async () => {
  token = await newManagerToken('long-names', LONG);
  for (const [id, name] of [
    ['long-1', LONG],
    ['long-2', SHORT],
  ])
    await post('/employees', { id, name, roles: [LONG_ROLE], max_hours_per_week: 40, min_shifts_per_week: 0 });
  for (const [name, start_time] of [
    [LONG_TEMPLATE, '07:00'],
    [SHORT, '12:00'],
  ])
    await post('/templates', { name, start_time, end_time: '15:30', break_minutes: 0 });
  await post('/requirements', { template: LONG_TEMPLATE, role: LONG_ROLE, count: 2, weekday: 1 });
  await post('/requirements', { template: SHORT, role: LONG_ROLE, count: 1, date: first });
  await post('/holidays', { date: second, name: LONG, closed: false });
  await post('/events', { date: first, title: LONG, color: 'blue' });
  await post('/comments', { date: first, comment: LONG });
  for (const date of [first, second])
    for (const employee_id of ['long-1', 'long-2'])
      await post('/schedule/shifts', { date, template: LONG_TEMPLATE, role: LONG_ROLE, employee_id, pinned: false });
  await post(`/schedule/publish?year=${Number(month.key.slice(0, 4))}&month=${Number(month.key.slice(5))}`);
});

/** How many pixels the page is wider than the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.each([PHONE, { width: 1440, height: 900 }])(
  'names of 80 characters and of one stay in the window: %o',
  async (viewport) => {
    const page = await open({ token, viewport, refusals: [422] });
    const wide: string[] = [];
    for (const { path } of pages.filter(({ who }) => who === 'manager')) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
      const pixels = await overflow(page);
      if (pixels > 0) wide.push(`${path}: ${pixels}`);
    }
    expect(wide).toEqual([]);
  },
);
