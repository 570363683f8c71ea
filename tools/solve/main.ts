import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { writeBenchmark } from '@pamaina/engine';
import { startPlan } from '@pamaina/planner';
import { figuresOf, withoutVainWishes } from '@pamaina/problem';
import { checkLaw } from './check-law.ts';
import { InputError } from './input-error.ts';
import { planned } from './planned.ts';
import { readOptions } from './read-options.ts';
import { readProblem } from './read-problem.ts';

const FEASIBLE = 0;
const BAD_INPUT = 2;
const INFEASIBLE = 3;

/** The engine's command line: plans one instance and prints the results as one JSON object. */
async function solve(args: readonly string[]): Promise<number> {
  if (args.includes('--check-law')) return checkLaw(args);
  const started = performance.now();
  const { file, format, seconds, seed, threads, solution } = readOptions(args);
  const problem = readProblem(file, format);
  const { result, stop } = startPlan(withoutVainWishes(problem).problem, { seconds, seed, threads });
  process.once('SIGINT', stop);
  const plan = await planned(file, result);
  const { penalty, bound, gap, hard_violations, iterations, parts, broken, notes } = figuresOf(problem, plan);
  if (solution !== null) {
    const roster =
      format === 'benchmark' ? writeBenchmark(problem, plan.shifts) : `${JSON.stringify(plan.shifts, null, 2)}\n`;
    write(solution, roster);
  }
  const figures = {
    instance: basename(file).replace(/\.\w+$/, ''),
    penalty,
    bound,
    gap,
    hard_violations,
    seconds: Math.round(performance.now() - started) / 1000,
    seed,
    iterations,
    parts,
    broken,
    notes,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  return hard_violations === 0 ? FEASIBLE : INFEASIBLE;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new InputError(`${file}: ${error instanceof Error ? error.message : 'cannot be written'}`);
  }
}

try {
  process.exitCode = await solve(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = BAD_INPUT;
}
