import type { Problem } from '@pamaina/engine';
import { keepThreadsReady, startPlan } from '@pamaina/planner';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run bench:proved -- [FOLDER]`: plans every problem of a folder. One whose optimum another program proved
 * (`optimum.csv`: problem, optimum) gets three seconds on one thread, in which it must be proved; any other gets 20
 * seconds on two threads, in which its gap must be small. Exits with 1 if one misses that.
 */
const FOLDER = resolve(process.argv[2] ?? join(import.meta.dirname, '../../shared/data/proved'));
const SMALL = { seconds: 3, threads: 1 };
const MONTH = { seconds: 20, threads: 2, gap: 0.05 };
/** Penalties are compared as they are written, with two decimals. */
const SAME = 0.01;

const optimumOf = new Map(
  readFileSync(join(FOLDER, 'optimum.csv'), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line): [string, number] => [line.split(',')[0] ?? '', Number(line.split(',')[1])]),
);
const names = readdirSync(FOLDER)
  .flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? [])
  .toSorted((a, b) => a.length - b.length || a.localeCompare(b));
let missed = 0;
console.log('| problem | optimum | penalty | bound | gap | seconds |\n| :-- | --: | --: | --: | --: | --: |');
for (const name of names) {
  const problem = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Problem;
  const optimum = optimumOf.get(name);
  const { seconds, threads } = optimum === undefined ? MONTH : SMALL;
  await keepThreadsReady(threads);
  const started = performance.now();
  const { quality, proved } = await startPlan(problem, { seconds, seed: 1, threads }).result;
  const { gap } = quality;
  const took = ((performance.now() - started) / 1000).toFixed(1);
  const isMissed = optimum === undefined ? gap > MONTH.gap : !(proved && quality.penalty <= optimum + SAME);
  if (isMissed) missed += 1;
  const share = `${(100 * gap).toFixed(2)} %`;
  const figures = [optimum ?? '', quality.penalty.toFixed(2), quality.bound.toFixed(2), share, took];
  console.log(`| ${name} | ${figures.join(' | ')}${isMissed ? ' (missed)' : ''} |`);
}
process.exit(missed > 0 ? 1 : 0);
