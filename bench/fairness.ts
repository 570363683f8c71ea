import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoFlood } from './fairness/demo-flood.ts';
import { dearQuestions, type Question } from './fairness/dear-questions.ts';
import { cafeManager, callsOf, shopManager } from './figures/product-calls.ts';
import { startProduct } from './figures/start-product.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, most: { type: 'string', default: '3' } } });
const IDLE_CALLS = 300;
/**
 * The pause after a rejection for too many concurrent calls of one account; the product is our own, on this machine.
 */
const REFUSED_MS = 50;
const FLOOD = { width: 12, seconds: 8 };
const DEMO = 'copies of the demo';
/** How many times as late with copies of the demo as without. */
const DEMO_MOST = { start: 1.2, exported: 3 };

/**
 * `npm run bench:fairness`: the median time of another account's small call while one account floods the product with
 * each kind of expensive query in turn, relative to the same call on an idle product; then the start of a plan and an
 * export of a paying account while copies of the demo plan and export, relative to the same without them. Exits with 1
 * if one of them is above its limit.
 */
const product = await startProduct({ PLANS: '1' });
try {
  const send = callsOf(product.url);
  const shop = await shopManager(send);
  const cafe = await cafeManager(send);
  const small = () => send('GET', '/users/me', { token: cafe });
  const floods = Object.entries(await dearQuestions(product.url, shop, send)).filter(([name]) =>
    name.includes(values.only ?? ''),
  );
  await timed(small, () => false);
  console.log('| flood of | questions | answered | idle ms | under flood ms | slowest tenth | times |');
  console.log('| :-- | --: | --: | --: | --: | --: | --: |');
  for (const [name, question] of floods) {
    const idle = median(await timed(small, () => false));
    const { taken, statuses } = await underFlood(question, small);
    const times = median(taken) / idle;
    const answered = statuses.filter((status) => status === 200).length;
    const cells = [idle, median(taken), at(taken, 0.9), times].map((cell) => cell.toFixed(2));
    console.log(`| ${[name, statuses.length, answered, ...cells].join(' | ')} |`);
    if (times > Number(values.most)) process.exitCode = 1;
  }
  if (DEMO.includes(values.only ?? '')) {
    const { start, exported } = await demoFlood(product.url, shop, send);
    console.log(`\n| beside ${DEMO} | without ms | with ms | times | at most |`);
    console.log('| :-- | --: | --: | --: | --: |');
    for (const [name, { idleMs, floodMs }, most] of [
      ['the next plan begins', start, DEMO_MOST.start],
      ['PDF of a month', exported, DEMO_MOST.exported],
    ] as const) {
      const times = floodMs / idleMs;
      console.log(`| ${name} | ${idleMs.toFixed(0)} | ${floodMs.toFixed(0)} | ${times.toFixed(2)} | ${most} |`);
      if (times > most) process.exitCode = 1;
    }
  }
} finally {
  await product.stop();
}

/** One account sends queries on several connections without a pause; another repeats its small call. */
async function underFlood(question: Question, small: () => Promise<unknown>) {
  const until = performance.now() + FLOOD.seconds * 1000;
  const isOver = () => performance.now() > until;
  const end = AbortSignal.timeout(FLOOD.seconds * 1000);
  const statuses: number[] = [];
  const line = async () => {
    while (!isOver()) {
      const status = await question(end);
      statuses.push(status);
      // A rejection asks the client to retry later; a flood retries sooner.
      if (status === 429) await delay(REFUSED_MS);
    }
  };
  const lines = Array.from({ length: FLOOD.width }, line);
  const taken = await timed(small, isOver, Infinity);
  await Promise.all(lines);
  return { taken, statuses };
}

async function timed(work: () => Promise<unknown>, isOver: () => boolean, most = IDLE_CALLS): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < most && (taken.length === 0 || !isOver())) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return taken;
}

function at(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? NaN;
}

function median(numbers: readonly number[]): number {
  return at(numbers, 0.5);
}
