import type { Context } from '../model/context.ts';
import type { Person } from '../model/problem.ts';
import { agreedOvertime } from './overtime.ts';
import { fromLaw, type RowRule } from './rule.ts';
import { weeklyLimit } from './weekly-sums.ts';

/**
 * LT15, DK 119: under the fixed regime what exceeds the contract's hours from Monday to Sunday is overtime, which needs written consent: the usual one is for
 * 8 hours, the extended one for 12.
 */
export const weeklyOvertime: RowRule = {
  kind: 'row',
  code: 'weekly-overtime',
  family: 'law',
  binding: ({ law, regime }) => (regime === 'fixed' ? fromLaw(law?.weeklyOvertime) : null),
  ...weeklyLimit(limitOf),
};

function limitOf(context: Context, person: Person): number | null {
  const { contractMinutesPerWeek } = person;
  return contractMinutesPerWeek === undefined ? null : contractMinutesPerWeek + agreedOvertime(context, person);
}
