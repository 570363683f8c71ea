import type { Contract } from '@pamaina/engine';
import { aboveNorm, sumAbove } from './above-norm.ts';
import type { EarlierMonths } from './read-earlier-work.ts';
import { periodOf, type Recording } from './recording.ts';

/** Known facts of the employees' contracts. */
interface Contracts {
  /** By employee. */
  contracts: ReadonlyMap<string, Contract | null>;
  /** By employee the date since which it is unchanged. */
  since: ReadonlyMap<string, string>;
}

/**
 * What the earlier months of an accounting period leave of their norms for later months, in minutes, negative if more
 * was worked (LT11, DK 115(6)): per employee with a contract, in the months in which they worked, including drafts, as
 * the planned month is added to those. A month that starts before the contract carries nothing: its norm was different.
 * Under the fixed regime nothing is carried.
 * @param from a date of the month whose accounting period it is
 */
export function normLeftOf(
  months: EarlierMonths,
  { contracts, since }: Contracts,
  recording: Recording,
  from: string,
): Map<string, number> {
  if (recording.regime === 'fixed') return new Map();
  const period = periodOf(from, recording);
  const own = months.planned.filter(
    ({ month, employee_id }) =>
      periodOf(month, recording) === period && `${month}-01` >= (since.get(employee_id) ?? ''),
  );
  return new Map([...aboveNorm(own, months, contracts)].map(([employee, of]) => [employee, -sumAbove(of)]));
}
