import type { Context } from '../model/context.ts';
import type { Person } from '../model/problem.ts';
import { fromLaw, type RowRule } from './rule.ts';
import { weeklyLimit } from './weekly-sums.ts';

/** LT15, DK 119: whatever a person agrees to, under the fixed regime nobody does more than 12 hours of overtime from Monday to Sunday. */
export const mostWeeklyOvertime: RowRule = {
  kind: 'row',
  code: 'most-weekly-overtime',
  family: 'law',
  binding: ({ law, regime }) =>
    regime === 'fixed' && law?.weeklyOvertime ? fromLaw({ ...law.weeklyOvertime, severity: 'hard' }) : null,
  ...weeklyLimit(limitOf),
};

function limitOf({ problem: { law } }: Context, { contractMinutesPerWeek }: Person): number | null {
  if (contractMinutesPerWeek === undefined || !law?.weeklyOvertime) return null;
  return contractMinutesPerWeek + law.weeklyOvertime.extendedMinutes;
}
