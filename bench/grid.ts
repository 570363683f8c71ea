import { parseArgs } from 'node:util';
import { callsOf, shopManager } from './figures/product-calls.ts';
import { startProduct } from './figures/start-product.ts';
import { median } from './report/median.ts';
import { gridTimes, type GridTimes } from './screen/grid-times.ts';
import { openBrowser, signedInPage } from './screen/open-browser.ts';

/**
 * `npm run bench:grid`: the calendar of 80 people by a month in Chromium on a CPU slowed four times (`-- --slowed 1`:
 * as it is), as medians of five runs, next to a static table of the same cells. Exits with 1 if a goal is missed.
 */
const { values } = parseArgs({ options: { slowed: { type: 'string', default: '4' } } });
const slowed = Number(values.slowed);
const ROUNDS = 5;
const PLANNING_SECONDS = 5;

const rows: [keyof GridTimes, what: string, most: number | null][] = [
  ['load', 'load of the page to painted shifts', null],
  ['data', 'shifts received to painted', 1000],
  ['nextMonth', 'press of "next month" to painted shifts', 1000],
  ['scroll', 'longest task while scrolling', 100],
  ['drag', 'longest task while dragging', 50],
  ['drop', 'longest task of the drop', 100],
  ['table', 'static table of the same cells, painted', null],
  ['tableScroll', 'longest task while scrolling it', null],
];

const product = await startProduct({ WORKERS: '1' });
const browser = await openBrowser();
const runs: GridTimes[] = [];
try {
  const send = callsOf(product.url);
  const token = await shopManager(send);
  const planned = Temporal.Now.plainDateISO('Europe/Vilnius').toPlainYearMonth().add({ months: 1 });
  const query = `year=${planned.year}&month=${planned.month}`;
  await send('POST', `/generate-schedule?${query}`, { token, body: { seconds: PLANNING_SECONDS, seed: 1 } });
  const months = { planned: planned.toString(), before: planned.subtract({ months: 1 }).toString() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await signedInPage(browser, product.url, token);
    runs.push(await gridTimes(page, months, slowed));
    await page.context().close();
  }
} finally {
  await browser.close();
  await product.stop();
}

let missed = 0;
console.log(
  `| 80 people by a month, CPU slowed ${slowed} times | median, ms | runs | goal |\n| :-- | --: | --: | --: |`,
);
for (const [key, what, most] of rows) {
  const times = runs.map((run) => run[key]);
  const typical = median(times) ?? Infinity;
  const isMissed = most !== null && typical > most;
  if (isMissed) missed += 1;
  const each = times.map((time) => Math.round(time)).join(' ');
  console.log(`| ${what} | ${Math.round(typical)} | ${each} | ${most ?? ''}${isMissed ? ' (missed)' : ''} |`);
}
const busy = runs.map(({ crowding }) => crowding.toFixed(2)).join(' ');
console.log(
  `\nTimes to a paint are divided by the slowdown through other load on the machine: ${busy}. Tasks are processor time.`,
);
process.exitCode = missed > 0 ? 1 : 0;
