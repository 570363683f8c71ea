import { minorLimits } from '../law/minor-limits.ts';
import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { fromLaw, type RowRule } from './rule.ts';
import { weeklyLimit } from './weekly-sums.ts';

/** The maximum work of an employee under 18 from Monday to Sunday, by their age on the week's first known date. */
export const minorWeeklyHours: RowRule = {
  kind: 'row',
  code: 'minor-weekly-hours',
  family: 'minors',
  binding: (problem) => fromLaw(problem.law?.minors),
  ...weeklyLimit(limitOf),
};

function limitOf(context: Context, person: Person, week: number): number | null {
  const day = context.calendar.days[context.calendar.weekOf.indexOf(week)];
  return (day && minorLimits(context.problem.law, person, day.date)?.maxMinutesPerWeek) ?? null;
}
