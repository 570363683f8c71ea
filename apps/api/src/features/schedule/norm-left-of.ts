import type { Contract } from '@pamaina/engine';
import { aboveNorm, sumAbove } from './above-norm.ts';
import type { EarlierMonths } from './read-earlier-work.ts';
import { periodOf, type Recording } from './recording.ts';

/** What is known of people's contracts. */
interface Contracts {
  /** By person. */
  contracts: ReadonlyMap<string, Contract | null>;
  /** By person the date since when it is as it is. */
  since: ReadonlyMap<string, string>;
}

/**
 * What the earlier months of an accounting period have left of their norms for the months to come, in minutes, below 0 where more was worked
 * (LT11, DK 115(6)): of each person with a contract, in the months in which they worked, drafts too, as the planned one comes on top of those. A month
 * that begins before the contract does carries nothing: its norm was another. Under the fixed regime nothing is carried.
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
