import type { Page } from 'playwright-core';

/** From the list of employees, which is on the screen, to the page of one. */
export async function openPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
}
