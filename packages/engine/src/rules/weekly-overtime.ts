import type { Context } from '../model/context.ts';
import type { Person } from '../model/problem.ts';
import { agreedOvertime } from './overtime.ts';
import { fromLaw, type RowRule } from './rule.ts';
import { sevenDayLimit } from './seven-day-limit.ts';

/**
 * LT15, DK 119: under the fixed regime what any 7 consecutive dates have above the contract's hours of a week is overtime, which needs written
 * consent: the usual one is for 8 hours, the extended one for 12.
 */
export const weeklyOvertime: RowRule = {
  kind: 'row',
  code: 'weekly-overtime',
  family: 'law',
  binding: ({ law, regime }) => (regime === 'fixed' ? fromLaw(law?.weeklyOvertime) : null),
  ...sevenDayLimit(limitOf),
  weeklyMost: limitOf,
};

function limitOf(context: Context, person: Person): number | null {
  const { contractMinutesPerWeek } = person;
  return contractMinutesPerWeek === undefined ? null : contractMinutesPerWeek + agreedOvertime(context, person);
}
