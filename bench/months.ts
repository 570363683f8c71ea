import { businessMonth, sampleAbsences, samples, shortOf } from '@pamaina/engine/testing';
import type { BenchCase } from './bench-case.ts';

const MONTHS = ['2026-05', '2026-07', '2026-12'];
/** Seeds of time off. */
const SEEDS = [1, 2, 3];

/** Months of the three sample businesses, with time off from seeds, and with each business understaffed. */
export function sampleMonths(): BenchCase[] {
  return Object.entries(samples).flatMap(([name, sample]) =>
    MONTHS.flatMap((month) => {
      const usual = SEEDS.map((seed) =>
        monthCase(
          `${name}-${month}-${seed}`,
          businessMonth(sample.business, month, sampleAbsences(sample, month, seed)),
        ),
      );
      const short = shortOf(sample);
      const problem = businessMonth(short.business, month, sampleAbsences(short, month, 1));
      return [...usual, monthCase(`${name}-${month}-short`, problem)];
    }),
  );
}

function monthCase(name: string, problem: BenchCase['problem']): BenchCase {
  return { name, kind: 'month', problem, bestKnown: null, file: null };
}
