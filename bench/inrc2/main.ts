import { keepThreadsReady, startPlan } from '@pamaina/planner';
import { basename, dirname, resolve } from 'node:path';
import { readInstance } from './read-instance.ts';
import { recount } from './recount.ts';
import { rosterOf, toProblem } from './to-problem.ts';

/**
 * `npm run bench:inrc2 -- FOLDER/n005w4_0_1-2-3-3 [--seconds 10]`: plans instances of INRC-II, all of whose weeks are
 * known, on two threads, counts each roster anew by the competition's rules, and prints it with the bound. Exits with 1
 * if the counts differ.
 */
const THREADS = 2;

const args = process.argv.slice(2);
const at = args.indexOf('--seconds');
const seconds = at < 0 ? 10 : Number(args[at + 1]);
const paths = args.filter((_, i) => at < 0 || (i !== at && i !== at + 1));
await keepThreadsReady(THREADS);
let wrong = 0;
console.log('| instance | penalty | counted anew | bound | seconds |\n| :-- | --: | --: | --: | --: |');
for (const path of paths) {
  const name = basename(path);
  const instance = readInstance(resolve(dirname(path)), name);
  const { problem, constant, before } = toProblem(instance);
  const started = performance.now();
  const { shifts, quality } = await startPlan(problem, { seconds, seed: 1, threads: THREADS }).result;
  const took = ((performance.now() - started) / 1000).toFixed(1);
  const { penalty, faults } = recount(instance, rosterOf(instance, problem, before, shifts));
  const ours = quality.penalty - constant;
  const isWrong = faults.length === 0 && Math.abs(penalty - ours) > 1e-6;
  if (isWrong) wrong += 1;
  const counted = faults.length > 0 ? `${penalty}, ${faults.length} faults` : String(penalty);
  const bound = Math.ceil(quality.bound - constant - 1e-6);
  console.log(`| ${name} | ${ours} | ${counted} | ${bound} | ${took} |${isWrong ? ' differs' : ''}`);
}
process.exit(wrong > 0 ? 1 : 0);
