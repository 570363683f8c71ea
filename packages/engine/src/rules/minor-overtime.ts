import { minorLimits } from '../law/minor-limits.ts';
import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { overtimeFrom } from './overtime.ts';
import { mostOfPeriod } from './period-minutes.ts';
import { fromLaw, type RowRule } from './rule.ts';

/** Employees under 18 must not work overtime, by their age on its first date (DSSĮ 36). */
export const minorOvertime: RowRule = {
  kind: 'row',
  code: 'minor-overtime',
  family: 'minors',
  binding: ({ law }) => fromLaw(law?.minorOvertime),
  ...mostOfPeriod(limitOf),
};

function limitOf({ problem, calendar }: Context, person: Person): number | null {
  const date = calendar.days[calendar.first]?.date;
  return date !== undefined && minorLimits(problem.law, person, date) ? overtimeFrom(person) : null;
}
