import type { Locator, Page } from 'playwright-core';

/** Slows the page's processor by this factor, like a cheap phone or an old till. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Presses a button and returns the milliseconds until something that matches `selector` has been rendered. */
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

/**
 * Scrolls the element under the mouse, one step per frame; returns the longest task (milliseconds; those under 50 count
 * as 0).
 */
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

/** Steps of `work` that take an idle processor about 100 ms. */
const STEPS = 40_000_000;

/** A self-contained function, because it also runs in the page. */
function work(steps: number): number {
  let sum = 1;
  for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) % 65_537;
  return sum;
}

/**
 * The factor by which the page is slowed down by other load on the machine, compared with processor time; at least 1:
 * measured times are divided by it.
 * @param times the factor by which the page is slowed down already
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
