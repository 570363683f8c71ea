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

/** Steps of `work` that take a quiet processor some 100 ms. */
const STEPS = 40_000_000;

/** Stands by itself, because it runs in the page too. */
function work(steps: number): number {
  let sum = 1;
  for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) % 65_537;
  return sum;
}

/**
 * How many times longer than by the processor's own time the page works now, because others use the machine; at least 1: what time
 * measured on a screen is divided by.
 * @param times how many times the page is slowed down already
 */
export async function crowding(page: Page, times: number): Promise<number> {
  work(STEPS / 10);
  const before = process.threadCpuUsage();
  work(STEPS);
  const { user, system } = process.threadCpuUsage(before);
  const taken = await page.evaluate(`(() => {
    const work = ${work.toString()};
    work(${STEPS / 10});
    const start = performance.now();
    work(${STEPS});
    return performance.now() - start;
  })()`);
  return Math.max(1, Number(taken) / (((user + system) / 1000) * times));
}
