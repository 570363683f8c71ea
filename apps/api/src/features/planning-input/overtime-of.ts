import type { Contract } from '@pamaina/engine';
import { aboveNorm, sumAbove } from './above-norm.ts';
import type { EarlierMonths } from './read-earlier-work.ts';
import { periodOf, type Recording } from './recording.ts';

/**
 * The overtime of each employee since the start of the year, in minutes (DK 119): under summary recording the hours
 * above the norm of each finished accounting period, in the months in which they worked, as the current one is carried
 * (`normLeftOf`); week by week under the fixed regime. Hours above the norm at the end of last year, in a period that
 * started then, belong to last year. Employees without a contract have none.
 * @param contracts by person
 * @param from a date of the month whose accounting period goes on
 */
export function overtimeOf(
  months: EarlierMonths,
  contracts: ReadonlyMap<string, Contract | null>,
  recording: Recording,
  from: string,
): Map<string, number> {
  const { year, lastYear, weeklyOvertime } = months;
  if (recording.regime === 'fixed')
    return new Map(weeklyOvertime.map(({ employee_id, minutes }) => [employee_id, minutes]));
  const overtime = new Map<string, number>();
  const before = aboveNorm(lastYear, months, contracts);
  for (const [employee, own] of aboveNorm(year, months, contracts)) {
    let sum = 0;
    const ended = own.filter(({ month }) => periodOf(month, recording) < periodOf(from, recording));
    for (const [period, ofPeriod] of Map.groupBy(ended, ({ month }) => periodOf(month, recording))) {
      const begun = sumAbove((before.get(employee) ?? []).filter(({ month }) => periodOf(month, recording) === period));
      sum += Math.max(0, Math.max(0, begun + sumAbove(ofPeriod)) - Math.max(0, begun));
    }
    overtime.set(employee, sum);
  }
  return overtime;
}
