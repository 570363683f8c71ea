import type { Page } from 'playwright-core';
import { en } from './texts.ts';

export const DEMO_PASSWORD = 'demo-demo';

/** Fills and sends one of the two sign-in forms, which must be on screen. */
export async function submitSignIn(page: Page, username: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel(en.session.username, { exact: true }).fill(username);
  await page.getByLabel(en.session.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: en.session.signIn.submit }).click();
}

/** The demo's manager, on the dashboard of Rytas, which opens by itself. */
export async function signInAsManager(page: Page): Promise<void> {
  await page.goto('/manager-login');
  await submitSignIn(page, 'demo');
  await page.waitForURL('**/manager');
}

/** An employee with a replaced password, on their home page. */
export async function signInAsEmployee(page: Page, username = 'ona'): Promise<void> {
  await page.goto('/worker-login');
  await submitSignIn(page, username);
  await page.waitForURL('**/worker');
}
