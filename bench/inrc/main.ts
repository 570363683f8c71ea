import { keepThreadsReady, startPlan } from '@pamaina/planner';
import { basename, resolve } from 'node:path';
import { readInstance, type Instance } from './read-instance.ts';
import { recount } from './recount.ts';
import { toProblem } from './to-problem.ts';

/**
 * `npm run bench:inrc -- FILES.txt [--seconds 10]`: plans instances of INRC 2010 on two threads, counts each roster
 * anew by the competition's rules, and prints it beside the best known penalty. Exits with 1 if the counts differ.
 */
const THREADS = 2;
/** Optimal, as published (wssuite/NurseScheduler, benchmark/inrc.yml). */
const BEST: Readonly<Record<string, number>> = {
  ...listed('sprint', [56, 58, 51, 59, 58, 54, 56, 56, 55, 52]),
  ...listed('medium', [240, 240, 236, 237, 303]),
  ...listed('sprint_late', [37, 42, 48, 73, 44, 42, 42, 17, 17, 43]),
};

function listed(group: string, penalties: readonly number[]): Record<string, number> {
  return Object.fromEntries(penalties.map((penalty, i) => [`${group}${String(i + 1).padStart(2, '0')}`, penalty]));
}

const args = process.argv.slice(2);
const at = args.indexOf('--seconds');
const seconds = at < 0 ? 10 : Number(args[at + 1]);
const files = args.filter((_, i) => at < 0 || (i !== at && i !== at + 1));
await keepThreadsReady(THREADS);
let wrong = 0;
console.log(
  '| instance | best known | penalty | counted anew | bound | seconds |\n| :-- | --: | --: | --: | --: | --: |',
);
for (const file of files) {
  const instance = readInstance(resolve(file));
  const name = basename(file, '.txt');
  try {
    const problem = toProblem(instance);
    const started = performance.now();
    const { shifts, quality } = await startPlan(problem, { seconds, seed: 1, threads: THREADS }).result;
    const took = ((performance.now() - started) / 1000).toFixed(1);
    const { penalty, faults } = recount(instance, rosterOf(instance, problem.days, shifts));
    const isWrong = faults.length === 0 && Math.abs(penalty - quality.penalty) > 1e-6;
    if (isWrong) wrong += 1;
    const counted = faults.length > 0 ? `${faults.length} places not filled` : String(penalty);
    const bound = Math.ceil(quality.bound - 1e-6);
    const figures = [BEST[name] ?? '', quality.penalty, counted, bound, took];
    console.log(`| ${name} | ${figures.join(' | ')}${isWrong ? ' (differs)' : ''} |`);
  } catch (error) {
    console.log(`| ${name} | ${BEST[name] ?? ''} | ${error instanceof Error ? error.message : String(error)} | | | |`);
  }
}
process.exit(wrong > 0 ? 1 : 0);

function rosterOf(
  { people }: Instance,
  days: readonly { date: string }[],
  shifts: readonly { employeeId: string | null; date: string; template: string | null }[],
): Map<string, string[]> {
  return new Map(
    people.map(({ id }) => [
      id,
      days.map(({ date }) => shifts.find((one) => one.employeeId === id && one.date === date)?.template ?? ''),
    ]),
  );
}
