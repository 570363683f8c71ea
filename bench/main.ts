import { cpus } from 'node:os';
import type { Method } from './attempt.ts';
import type { BenchCase } from './bench-case.ts';
import { commitOf, keepResults } from './keep-results.ts';
import { casesOf } from './cases.ts';
import { hasCompactProgram } from './methods/compact-program.ts';
import { readOptions, type BenchOptions } from './read-options.ts';
import { tableOf } from './report/table.ts';
import type { CaseResult, Results } from './results.ts';
import { runCase } from './run-case.ts';

/** The benchmark of the engine: runs every case, one process at a time, and prints a table. */
async function bench(options: BenchOptions): Promise<void> {
  const cases: CaseResult[] = [];
  for (const one of casesOf(options)) {
    const result = await measure(one, options);
    cases.push(result);
    console.log(tableOf([result], { head: cases.length === 1 }));
  }
  const results: Results = {
    commit: commitOf(),
    date: new Date().toISOString(),
    machine: { cores: cpus().length, processor: cpus()[0]?.model ?? '', node: process.version },
    threads: options.threads,
    clock: options.clock,
    cases,
  };
  if (options.keep) keepResults(results);
}

async function measure(
  one: BenchCase,
  { seconds, seeds, threads, without, clock, yardsticks }: BenchOptions,
): Promise<CaseResult> {
  const { name, kind, problem, bestKnown } = one;
  const runs = [];
  for (const limit of seconds) {
    for (const seed of seeds)
      runs.push(await runCase(one, { method: 'engine', seconds: limit, seed, threads, without, clock }));
    const others: Method[] = clock === 'wall' && hasCompactProgram(problem) ? ['annealing', 'highs'] : ['annealing'];
    for (const method of yardsticks ? others : [])
      runs.push(await runCase(one, { method, seconds: limit, seed: seeds[0] ?? 1, threads: 1, without: [], clock }));
  }
  const planned = problem.days.filter((day) => day.date >= problem.from && day.date <= problem.to);
  const templates = new Set(problem.needs.map((need) => need.template));
  return { name, kind, days: planned.length, people: problem.people.length, shifts: templates.size, bestKnown, runs };
}

try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
