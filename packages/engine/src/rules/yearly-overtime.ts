import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { carriedMinutes, normPlus } from './overtime.ts';
import { mostOfPeriod } from './period-minutes.ts';
import { fromLaw, type RowRule } from './rule.ts';

/**
 * LT15, DK 119: at most 180 hours of overtime a year; the remainder can be added to the norm. Overtime of the
 * accounting period so far is included in the year's and lowers the remaining norm: it counts once.
 */
export const yearlyOvertime: RowRule = {
  kind: 'row',
  code: 'yearly-overtime',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.yearlyOvertime),
  ...mostOfPeriod(limitOf),
};

function limitOf({ problem }: Context, person: Person): number | null {
  const most = problem.law?.yearlyOvertime?.maxMinutes;
  if (most === undefined) return null;
  const left = Math.max(0, most - (person.earlier?.overtimeMinutes ?? 0));
  return normPlus(person, carriedMinutes(person) + left);
}
