import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measure, writeBenchmark, type Shift } from '@pamaina/engine';
import type { BenchCase } from './bench-case.ts';

/** The penalty of a roster, calculated independently of its planner. */
export interface Checked {
  /** Null if a hard rule is broken. */
  penalty: number | null;
  filled: number;
  needed: number;
}

/** The optional evaluator next to the instances, as described in its header. */
interface Evaluator {
  parseInstance: (text: string) => unknown;
  parseSolution: (instance: unknown, text: string) => unknown;
  evaluate: (instance: unknown, roster: unknown) => { feasible: boolean; penalty: number };
}

/**
 * Judges a roster again: by `evaluate.mjs` of the instance's folder if it exists, and always by the exact judges.
 * Throws if the two disagree.
 */
export async function checkRoster({ name, problem, file }: BenchCase, shifts: readonly Shift[]): Promise<Checked> {
  const { penalty, hardViolations, filled, needed } = measure(problem, shifts);
  const ours = hardViolations === 0 ? penalty : null;
  const evaluator = file === null ? null : await evaluatorOf(dirname(file));
  if (file !== null && evaluator) {
    const instance = evaluator.parseInstance(readFileSync(file, 'utf8'));
    const roster = evaluator.parseSolution(instance, writeBenchmark(problem, shifts));
    const other = evaluator.evaluate(instance, roster);
    const theirs = other.feasible ? other.penalty : null;
    if (theirs !== ours)
      throw new Error(`${name}: the roster costs ${ours} by our judges and ${theirs} by the evaluator`);
  }
  return { penalty: ours, filled, needed };
}

async function evaluatorOf(folder: string): Promise<Evaluator | null> {
  const file = join(folder, 'evaluate.mjs');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Evaluator) : null;
}
