import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { callApi, newManagerToken, tokenOf } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { fillProject } from '../../driver/filled-project.ts';
import { pages, type PageOfApp } from '../../driver/pages.ts';
import { DEMO_PASSWORD } from '../../driver/sign-in.ts';
import { PATIENT } from '../../driver/patient.ts';

const open = useBrowser();

/** Texts that would be executed if a page inserted them as markup. */
const IMAGE = '<img src=x onerror=alert(1)>';
const DRAWING = '"><svg onload=alert(1)><a href=javascript:alert(1)>';

let token: string;
let worker: string;
beforeAll(async () => {
  token = await newManagerToken('hostile', IMAGE);
  await fillProject(token, 'hostile', {
    name: IMAGE,
    otherName: DRAWING,
    template: DRAWING,
    otherTemplate: '{{constructor}} ${alert(1)}',
    role: IMAGE,
  });
  worker = await workerToken('hostile-1');
  const write = (path: string, body: object) => callApi('POST', path, { token: worker, body });
  await write('/time-off', { type: 'personal', start_date: '2031-05-05', end_date: '2031-05-06', reason: DRAWING });
  await write('/requests', { type: 'schedule_change', title: IMAGE, reason: DRAWING });
  await write('/comments', { date: '2031-05-05', comment: DRAWING });
});

/** An employee of the project signs in and has replaced the temporary password. */
async function workerToken(id: string): Promise<string> {
  await callApi('POST', `/employees/${id}/create-login`, { token, body: { password: 'given-1' } });
  const body = { current_password: 'given-1', new_password: DEMO_PASSWORD, confirm_password: DEMO_PASSWORD };
  await callApi('POST', '/settings/change-password', { token: await tokenOf(id, 'given-1'), body });
  return tokenOf(id);
}

/** Opens every page of one kind of user. @returns the addresses where a text was executed, or became more than text */
async function walk(page: Page, pagesOf: PageOfApp['who']): Promise<string[]> {
  const run: string[] = [];
  page.on('dialog', async (dialog) => {
    run.push(page.url());
    await dialog.dismiss();
  });
  for (const { path } of pages.filter(({ who }) => who === pagesOf)) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
    const injected = await page.locator('[onerror], [onload], img[src="x"], a[href^="javascript:"]').count();
    if (injected > 0) run.push(path);
  }
  return run;
}

test('what people write is shown as they wrote it, on every page, and never run', async () => {
  // One page requests a template of the demo.
  const page = await open({ token, refusals: [422] });
  expect(await walk(page, 'manager')).toEqual([]);
  await page.goto('/manager/employees');
  await page.getByRole('link', { name: IMAGE, exact: true }).waitFor();
});

test('so it is on the pages of those who work there, reasons and answers too', async () => {
  const page = await open({ token: worker });
  expect(await walk(page, 'employee')).toEqual([]);
  await page.goto('/worker/requests');
  await page.getByText(IMAGE).first().waitFor();
});
