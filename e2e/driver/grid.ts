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

/** The days and employees of which nothing is hidden: behind the names, the header, the foot or an edge. */
export function shownWhole(page: Page): Promise<{ days: number; people: number }> {
  return grid(page).evaluate((element) => {
    const boxes = (selector: string) =>
      [...element.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const [corner, ...days] = boxes('[role="columnheader"]');
    const [foot] = boxes('[data-need]');
    const right = element.getBoundingClientRect().left + element.clientLeft + element.clientWidth;
    const bottom = Math.min(foot?.top ?? Infinity, element.getBoundingClientRect().bottom, window.innerHeight);
    if (corner === undefined) return { days: 0, people: 0 };
    return {
      days: days.filter((day) => day.left >= corner.right - 1 && day.right <= right + 1).length,
      people: boxes('[data-kind="person"]').filter((row) => row.top >= corner.bottom - 1 && row.bottom <= bottom + 1)
        .length,
    };
  });
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
