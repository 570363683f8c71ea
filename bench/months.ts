import type { Business } from '@pamaina/engine/samples';
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

/** A chain's month: the supermarket with two and four times as many employees and requirements, 160 and 320 people. */
export function chainMonths(): BenchCase[] {
  return [2, 4].map((factor) =>
    monthCase(`chain-2026-05-x${factor}`, businessMonth(times(samples.supermarket.business, factor), '2026-05')),
  );
}

/** May to July of the restaurant with its 35 employees, planned at once. */
export function threeMonths(): BenchCase[] {
  return [monthCase('quarter-2026-05', businessMonth(samples.restaurant.business, '2026-05', {}, 3))];
}

function times(business: Business, factor: number): Business {
  // `TEMPLATE count weekdays`
  const more = (need: string): string => need.replace(/ (\d+) /, (_, count: string) => ` ${Number(count) * factor} `);
  return {
    ...business,
    needs: Object.fromEntries(Object.entries(business.needs).map(([role, list]) => [role, list.map(more)])),
    staff: business.staff.map((group) => ({ ...group, count: group.count * factor })),
  };
}

function monthCase(name: string, problem: BenchCase['problem']): BenchCase {
  return { name, kind: 'month', problem, bestKnown: null, file: null };
}
