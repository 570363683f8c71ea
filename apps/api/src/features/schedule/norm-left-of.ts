import { aboveNorm, sumAbove } from './above-norm.ts';
import type { EarlierMonths } from './read-earlier-work.ts';
import { periodOf, type Recording } from './recording.ts';

/**
 * What the earlier months of an accounting period have left of their norms for the months to come, in minutes, below 0 where more was worked
 * (LT11, DK 115(5)): of each person with a contract, in the months in which they worked. Under the fixed regime nothing is carried.
 * @param contractHours a week, by person
 * @param from a date of the month whose accounting period it is
 */
export function normLeftOf(
  months: EarlierMonths,
  contractHours: ReadonlyMap<string, number | null>,
  recording: Recording,
  from: string,
): Map<string, number> {
  if (recording.regime === 'fixed') return new Map();
  const period = periodOf(from, recording);
  const own = [...months.lastYear, ...months.year].filter(({ month }) => periodOf(month, recording) === period);
  return new Map([...aboveNorm(own, months, contractHours)].map(([employee, of]) => [employee, -sumAbove(of)]));
}
