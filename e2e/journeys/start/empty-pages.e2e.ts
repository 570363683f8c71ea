import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { goTo } from '../../driver/accessibility/go-to.ts';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { pages } from '../../driver/pages.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en } from '../../driver/texts.ts';
import { readToast } from '../../driver/toast.ts';

const open = useBrowser();

let manager: string;
let employee: string;
beforeAll(async () => {
  manager = await newManagerToken('empty-pages', 'Empty pages');
  const other = await newManagerToken('empty-pages-2', 'Empty pages 2');
  const body = { id: 'empty-1', name: 'Empty One', roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
  await callApi('POST', '/employees', { token: other, body });
  employee = await tokenOfNewLogin(other, 'empty-1');
});

async function drawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
}

/** Without what is asked for in the fields above, and the list of a calendar, whose buttons are above it, too. */
const asks = (path: string) => path.includes('view=who') || path.includes('view=list');

test.each([['manager'], ['employee']] as const)('an empty page offers its next step: %s', async (who) => {
  const page = await open({ token: who === 'manager' ? manager : employee });
  const own = pages.filter((one) => one.who === who && !asks(one.path)).map(({ path }) => path);
  // A link of the demo.
  const paths = own.filter((path) => !path.includes('ona') && !path.includes('view=who'));
  const dead: string[] = [];
  let empty = 0;
  for (const path of paths) {
    await goTo(page, path);
    await drawn(page);
    const found = page.locator('[data-empty]');
    for (const one of await found.all()) {
      empty += 1;
      if ((await one.locator('a, button').count()) === 0) dead.push(`${path}: ${await one.innerText()}`);
    }
  }
  expect(dead).toEqual([]);
  expect(empty).toBeGreaterThan(5);
});

test('examples are filled in by one press: templates, requirements, a kind of certificate, an announcement', async () => {
  const page = await open({ token: manager });
  await page.goto('/manager/shifts/templates');
  await page.getByRole('button', { name: en.templates.example.fill }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: en.templates.example.fill }).click();
  await readToast(page, en.templates.example.filled);
  await page.getByText(en.templates.example.evening).first().waitFor();
  const stored = await callApi<{ name: string; start_time: string }[]>('GET', '/templates', { token: manager });
  expect(stored.map(({ name, start_time }) => `${name} ${start_time}`)).toEqual(['Evening 15:00', 'Morning 07:00']);

  // Without employees there are no roles to need.
  await page.goto('/manager/shifts/requirements');
  await page.getByText(en.requirements.first.noRoles).waitFor();
  const plain = { max_hours_per_week: 40, min_shifts_per_week: 0 };
  const body = { id: 'empty-2', name: 'Empty Two', roles: ['cook'], ...plain };
  await callApi('POST', '/employees', { token: manager, body });
  await page.reload();
  await page.getByRole('button', { name: en.requirements.first.fill }).click();
  await page.getByRole('region', { name: en.requirements.standard }).waitFor();
  const needs = async () => (await callApi<{ count: number }[]>('GET', '/requirements', { token: manager })).length;
  // Two templates, one role, seven days.
  await expect.poll(needs, PATIENT).toBe(14);

  await page.goto('/manager/employees/certificates');
  const { example } = en.certificates;
  await page.getByRole('button', { name: example.fill.replace('{{kind}}', example.kind) }).click();
  await readToast(page, example.filled);
  await page.getByRole('button', { name: en.certificates.add }).waitFor();

  await page.goto('/manager/announcements');
  await page.getByRole('button', { name: en.announcements.example.fill }).click();
  const drawer = page.getByRole('dialog', { name: en.announcements.add });
  expect(await field(drawer, en.announcements.subject).inputValue()).toBe(en.announcements.example.title);
  expect(await callApi('GET', '/announcements', { token: manager })).toEqual([]);
});
