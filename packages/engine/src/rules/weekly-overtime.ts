import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { agreedOvertime } from './overtime.ts';
import { fromLaw, type RowRule } from './rule.ts';
import { sevenDayLimit } from './seven-day-limit.ts';

/**
 * LT15, DK 119: under the fixed regime, work in any 7 consecutive dates above the weekly contract hours is overtime,
 * which needs written consent: 8 hours with the usual one, 12 with the extended one.
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
