import type { Locator, Page } from 'playwright-core';
import { en, like } from './texts.ts';

/** The calendar's grid of people by days. */
export function grid(page: Page): Locator {
  return page.getByRole('grid', { name: like(en.schedule.grid.label) });
}

/** One person's cell of a day: `employeeId` and `YYYY-MM-DD`. */
export function cell(page: Page, employeeId: string, date: string): Locator {
  return page.locator(`[data-row="${employeeId}"][data-date="${date}"]`);
}

/** The shifts in a cell. */
export function chips(of: Locator): Locator {
  return of.locator('[data-shift]');
}

/** Drags a chip with the mouse, in steps as a hand does. */
export async function drag(page: Page, chip: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await chip.hover();
  await page.mouse.down();
  const { x, y } = await centre(to);
  await page.mouse.move(x - 30, y - 10, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
}

/** The middle of something on screen, in page pixels. */
export async function centre(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('It is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
