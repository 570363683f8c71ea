import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { fromLaw, type RowRule } from './rule.ts';
import { sevenDayLimit } from './seven-day-limit.ts';

/**
 * LT15, DK 119: under the fixed regime at most 12 hours of overtime in any 7 consecutive dates, whatever the consent.
 */
export const mostWeeklyOvertime: RowRule = {
  kind: 'row',
  code: 'most-weekly-overtime',
  family: 'law',
  binding: ({ law, regime }) =>
    regime === 'fixed' && law?.weeklyOvertime ? fromLaw({ ...law.weeklyOvertime, severity: 'hard' }) : null,
  ...sevenDayLimit(limitOf),
  weeklyMost: limitOf,
};

function limitOf({ problem: { law } }: Context, { contractMinutesPerWeek }: Person): number | null {
  if (contractMinutesPerWeek === undefined || !law?.weeklyOvertime) return null;
  return contractMinutesPerWeek + law.weeklyOvertime.extendedMinutes;
}
