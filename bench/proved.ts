import type { Problem } from '@pamaina/engine';
import { keepThreadsReady, startPlan } from '@pamaina/planner';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run bench:proved -- [FOLDER]`: plans every problem of a folder for three seconds on one thread, and compares
 * with the optimum that another program proved (`optimum.csv`: problem, optimum). Exits with 1 if one isn't proved.
 */
const FOLDER = resolve(process.argv[2] ?? join(import.meta.dirname, '../../shared/data/proved'));
const SECONDS = 3;
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
console.log('| problem | optimum | penalty | bound | seconds |\n| :-- | --: | --: | --: | --: |');
for (const name of names) {
  const problem = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Problem;
  await keepThreadsReady(1);
  const started = performance.now();
  const { quality, proved } = await startPlan(problem, { seconds: SECONDS, seed: 1, threads: 1 }).result;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const optimum = optimumOf.get(name);
  const isMissed = optimum !== undefined && !(proved && quality.penalty <= optimum + SAME);
  if (isMissed) missed += 1;
  const figures = [optimum ?? '', quality.penalty.toFixed(2), quality.bound.toFixed(2), seconds];
  console.log(`| ${name} | ${figures.join(' | ')}${isMissed ? ' (missed)' : ''} |`);
}
process.exit(missed > 0 ? 1 : 0);
