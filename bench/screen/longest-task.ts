import type { Page } from 'playwright-core';

/** The event of Chromium's trace for one task of a thread. */
const TASK = 'RunTask';
const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'devtools.timeline'];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * The longest task of the page's main thread while `act` runs, in milliseconds of processor time, which other load on
 * the machine hardly lengthens: from a trace, because the page's own observer leaves out those under 50 ms.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const events = await traced(page, act);
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => event.name === TASK && event.ph === 'X' && main.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The trace contains no task of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

async function traced(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** Resolves when the page has drawn its next frame. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
