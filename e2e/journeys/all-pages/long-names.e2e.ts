import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { goTo } from '../../driver/accessibility/go-to.ts';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { cutTexts } from '../../driver/cut-texts.ts';
import { fillProject } from '../../driver/filled-project.ts';
import { pages } from '../../driver/pages.ts';
import { PATIENT } from '../../driver/patient.ts';

const open = useBrowser();

/** 60 letters without a place to break. */
const LONG = 'Ąžuolė'.padEnd(60, 'šūčęžuolaitytė');
const PHONE = { width: 375, height: 667 };

let manager: string;
let employee: string;
beforeAll(async () => {
  manager = await newManagerToken('long-names', LONG);
  await fillProject(manager, 'long-names', {
    name: LONG,
    otherName: LONG.replace('Ąžuolė', 'Ožuolė'),
    template: LONG,
    otherTemplate: LONG.replace('Ąžuolė', 'Vakarė'),
    role: LONG,
  });
  employee = await tokenOfNewLogin(manager, 'long-names-1');
  const write = (path: string, body: object) => callApi('POST', path, { token: employee, body });
  await write('/time-off', { type: 'personal', start_date: '2031-05-05', end_date: '2031-05-06', reason: LONG });
  await write('/requests', { type: 'schedule_change', title: LONG, reason: LONG, priority: 'high' });
  await write('/comments', { date: '2031-05-05', comment: LONG });
});

/** Beyond those the calendar and wide tables have tests of their own. */
const MANAGER = ['', '/inbox', '/timeoff', '/requests', '/swap-requests', '/employees', '/employees/long-names-1'];
const MORE = ['/announcements', '/employees/team', '/employees/certificates', '/shifts/templates', '/shifts/holidays'];
const own = pages.filter(({ who, path }) => who === 'employee' && !path.includes('view=month')).map(({ path }) => path);

test.each([
  ['en', 'employee', own],
  ['lt', 'manager', [...MANAGER, ...MORE].map((path) => `/manager${path}`)],
] as const)('names of 60 letters are whole and apart on a narrow phone: %s, %s', async (language, who, paths) => {
  const token = who === 'employee' ? employee : manager;
  const page = await open({ token, language, viewport: PHONE, touch: true });
  const faults: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    await drawn(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) faults.push(`${path}: wider than the window by ${beyond}`);
    for (const fault of await cutTexts(page)) faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

async function drawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
}
