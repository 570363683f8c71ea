import { beforeAll, expect, test } from 'vitest';
import { newManagerToken } from './api.ts';
import { useBrowser } from './browser.ts';
import { fillProject } from './filled-project.ts';
import { pages } from './pages.ts';
import { PATIENT } from './patient.ts';
import { en, fill } from './texts.ts';

const open = useBrowser();

/** Texts that would run, if a page took them for its own. */
const IMAGE = '<img src=x onerror=alert(1)>';
const DRAWING = '"><svg onload=alert(1)><a href=javascript:alert(1)>';

let token: string;
beforeAll(async () => {
  token = await newManagerToken('hostile', IMAGE);
  await fillProject(token, 'hostile', {
    name: IMAGE,
    otherName: DRAWING,
    template: DRAWING,
    otherTemplate: '{{constructor}} ${alert(1)}',
    role: IMAGE,
  });
});

test('what people write is shown as they wrote it, on every page, and never run', async () => {
  // One page asks about a template of the demo.
  const page = await open({ token, refusals: [422] });
  const run: string[] = [];
  page.on('dialog', async (dialog) => {
    run.push(page.url());
    await dialog.dismiss();
  });
  for (const { path } of pages.filter(({ who }) => who === 'manager')) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
    const injected = await page.locator('[onerror], [onload], img[src="x"], a[href^="javascript:"]').count();
    if (injected > 0) run.push(path);
  }
  expect(run).toEqual([]);
  await page.goto('/manager/employees');
  await page.getByRole('button', { name: fill(en.employees.editOne, { name: IMAGE }) }).waitFor();
});
