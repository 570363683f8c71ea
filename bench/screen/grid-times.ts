import type { Locator, Page } from 'playwright-core';
import { crowding, slowDown, timeUntilDrawn } from '../../e2e/driver/timing.ts';
import { longestTask, nextFrame } from './longest-task.ts';

/** Milliseconds on a slowed CPU. Those to a paint are divided by the slowdown through other load. */
export interface GridTimes {
  /** From the start of the page's load, with its files in the browser's cache, to the painted shifts. */
  load: number;
  /** From the end of the response with the shifts to the painted shifts, in the same load. */
  data: number;
  /** From a press of "next month" to its painted shifts: the request is included. */
  nextMonth: number;
  /** The longest tasks, in processor time. */
  scroll: number;
  drag: number;
  drop: number;
  /** A bare static table of the same cells, from its data to its paint; the longest task while it is scrolled. */
  table: number;
  tableScroll: number;
  /** The slowdown through other load on the machine; at least 1. */
  crowding: number;
}

const CHIP = '[role="grid"] [data-shift]';

const scrolling = [
  ...Array.from({ length: 40 }, () => [0, 120] as const),
  ...Array.from({ length: 20 }, () => [60, -120] as const),
  ...Array.from({ length: 20 }, () => [-60, -120] as const),
];

/**
 * @param page of a manager, signed in
 * @param months `YYYY-MM`: one with a schedule, and the one before it
 * @param slowed how many times slower the CPU is made
 */
export async function gridTimes(
  page: Page,
  months: { planned: string; before: string },
  slowed: number,
): Promise<GridTimes> {
  const address = (month: string) => `/manager/calendar?month=${month}&view=month`;
  // The first load fills the browser's cache.
  await page.goto(address(months.planned));
  await page.locator(CHIP).first().waitFor();
  await slowDown(page, slowed);
  const before = await crowding(page, slowed);
  await page.goto(address(months.planned));
  const { load, data } = await paintOfShifts(page);
  const scroll = await longestTask(page, () => scrollOver(page, page.getByRole('grid')));
  const [drag, drop] = await dragTasks(page);
  await page.goto(address(months.before));
  await page.getByRole('grid').getByRole('rowheader').nth(2).waitFor();
  const nextMonth = await timeUntilDrawn(page.getByRole('button', { name: 'Next month' }), CHIP);
  const [table, tableScroll] = await staticTable(page);
  const crowded = Math.max(before, await crowding(page, slowed));
  const tasks = { scroll, drag, drop, tableScroll, crowding: crowded };
  return {
    ...tasks,
    load: load / crowded,
    data: data / crowded,
    nextMonth: nextMonth / crowded,
    table: table / crowded,
  };
}

/** Milliseconds from the page's start and from its data to the frame after the one with the shifts. */
function paintOfShifts(page: Page): Promise<{ load: number; data: number }> {
  return page.evaluate(
    (chip) =>
      new Promise<{ load: number; data: number }>((resolve) => {
        const look = () => {
          if (document.querySelector(chip) === null) return requestAnimationFrame(look);
          return requestAnimationFrame(() => {
            const load = performance.now();
            const [shifts] = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.includes('/api/schedule?')) as PerformanceResourceTiming[];
            resolve({ load, data: load - (shifts?.responseEnd ?? 0) });
          });
        };
        look();
      }),
    CHIP,
  );
}

/** Scrolls down, across and back, one step a frame. */
async function scrollOver(page: Page, over: Locator): Promise<void> {
  const { x, y } = await middle(over);
  await page.mouse.move(x, y);
  for (const [across, down] of scrolling) {
    await page.mouse.wheel(across, down);
    await nextFrame(page);
  }
}

/**
 * The longest task while a shift is dragged over the cells and to the edge, where the grid scrolls; and of its drop.
 */
async function dragTasks(page: Page): Promise<[drag: number, drop: number]> {
  const chip = page.locator('[role="row"][data-kind="person"] [data-state="draft"]').first();
  await chip.scrollIntoViewIfNeeded();
  const from = await middle(chip);
  const box = await boxOf(page.getByRole('grid'));
  const drag = await longestTask(page, async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const bottom = { x: from.x + 200, y: box.y + box.height - 40 };
    const right = { x: box.x + box.width - 200, y: from.y + 150 };
    await steps(page, from, right);
    await steps(page, right, bottom);
    // Where the pointer rests at the edge, the grid scrolls on by itself.
    for (let frame = 0; frame < 20; frame += 1) await nextFrame(page);
    await steps(page, bottom, { x: bottom.x, y: box.y + box.height / 2 });
  });
  const drop = await longestTask(page, async () => {
    await page.mouse.up();
    await page.locator('[data-dragged]').waitFor({ state: 'detached' });
    for (let frame = 0; frame < 20; frame += 1) await nextFrame(page);
  });
  return [drag, drop];
}

interface Point {
  x: number;
  y: number;
}

/** Moves the pressed mouse as a hand does, one step a frame. */
async function steps(page: Page, from: Point, to: Point): Promise<void> {
  for (let share = 0.05; share <= 1; share += 0.05) {
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    await nextFrame(page);
  }
}

/** The yardstick: the same cells as one static table, without a framework and without handlers. */
async function staticTable(page: Page): Promise<[paint: number, scroll: number]> {
  const ROWS = 80;
  const DAYS = 31;
  const paint = await page.evaluate(
    ([rows, days]) =>
      new Promise<number>((resolve) => {
        document.body.innerHTML = '';
        const start = performance.now();
        const cell = (row: number, day: number) => `<td>${(row + day) % 3 === 0 ? '' : '07:00<br>15:30'}</td>`;
        const row = (at: number) =>
          `<tr><th>Person ${at}</th>${Array.from({ length: days }, (_, day) => cell(at, day)).join('')}</tr>`;
        document.body.innerHTML = `<div id="yardstick" style="height: 700px; overflow: auto"><table>${Array.from(
          { length: rows },
          (_, at) => row(at),
        ).join('')}</table></div>`;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
      }),
    [ROWS, DAYS] as const,
  );
  return [paint, await longestTask(page, () => scrollOver(page, page.locator('#yardstick')))];
}

async function middle(of: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(of);
  return { x: x + width / 2, y: y + height / 2 };
}

async function boxOf(of: Locator): Promise<Point & { width: number; height: number }> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('It is not on screen');
  return box;
}
