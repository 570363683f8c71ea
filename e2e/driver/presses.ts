import type { Page } from 'playwright-core';

/**
 * Counts what a user presses from now on, until the page is loaded again: a mouse button or a finger (a drag is one),
 * and Enter. What is typed is not a press, nor is Tab.
 */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const add = () => Object.assign(window, { presses: Number(Reflect.get(window, 'presses')) + 1 });
    Object.assign(window, { presses: 0 });
    addEventListener('pointerdown', add, true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && add(), true);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'presses')));
}
