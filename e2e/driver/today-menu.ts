import type { Locator, Page } from 'playwright-core';
import { fill, type Texts } from './texts.ts';

/** The menu of a line of the today board, which is on the screen. */
export const todayMenu = (page: Page, texts: Texts, name: string): Locator =>
  page.getByRole('button', { name: fill(texts.dashboard.today.menu, { name }) });

/** Opens it and chooses an item. */
export async function chooseToday(
  page: Page,
  texts: Texts,
  name: string,
  item: 'ill' | 'replace' | 'fill',
): Promise<void> {
  await todayMenu(page, texts, name).click();
  await page.getByRole('menuitem', { name: texts.dashboard.today[item], exact: true }).click();
}
