import type { Locator, Page } from 'playwright-core';
import { loaded } from './settled.ts';
import { en, like } from './texts.ts';

/** The calendar's grid of employees by days. */
export function grid(page: Page): Locator {
  return page.getByRole('grid', { name: like(en.schedule.grid.label) });
}

/** One employee's cell of a day: `employeeId` and `YYYY-MM-DD`. */
export function cell(page: Page, employeeId: string, date: string): Locator {
  return page.locator(`[data-row="${employeeId}"][data-date="${date}"]`);
}

/** The shifts in a cell. */
export function chips(of: Locator): Locator {
  return of.locator('[data-shift]');
}

/** Drags a chip with the mouse, in steps as a hand does. */
export async function drag(page: Page, chip: Locator, to: Locator): Promise<void> {
  await loaded(page);
  await to.scrollIntoViewIfNeeded();
  await chip.hover();
  await page.mouse.down();
  const { x, y } = await centre(to);
  await page.mouse.move(x - 30, y - 10, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
}

/** Drags a chip with a finger, after a long press. */
export async function touchDrag(page: Page, chip: Locator, to: Locator): Promise<void> {
  await loaded(page);
  await to.scrollIntoViewIfNeeded();
  const [from, end] = [await centre(chip), await centre(to)];
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await page.locator('[data-dragged]').waitFor();
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + share * (end.x - from.x), y: from.y + share * (end.y - from.y) }]);
  await page.locator('[data-verdict="ok"][data-over]').waitFor();
  await touch('touchEnd', []);
}

/** The middle of an element, in page pixels. */
export async function centre(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('It is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
