import type { Locator, Page } from 'playwright-core';

/** Slows the page's processor so many times, as a cheap phone or an old till is slow. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Presses a button and gives the milliseconds until something that fits `selector` has been drawn. */
export function timeUntilDrawn(button: Locator, selector: string): Promise<number> {
  return button.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector(wanted) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - start));
        };
        (element as HTMLElement).click();
        look();
      }),
    selector,
  );
}

/** Scrolls what lies under the mouse, a step a frame; gives the longest task (milliseconds; those under 50 count as 0). */
export async function scrollAndWatch(page: Page, steps: readonly (readonly [number, number])[]): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    return { tasks, observer };
  });
  for (const [across, down] of steps) {
    await page.mouse.wheel(across, down);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  return watch.evaluate(({ tasks, observer }) =>
    Math.max(0, ...tasks, ...observer.takeRecords().map(({ duration }) => duration)),
  );
}
