import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { earlierDays } from './earlier-days.ts';
import { mostOfPeriod } from './period-minutes.ts';
import { fromLaw, type RowRule } from './rule.ts';

/** An average over less than four weeks, or less than two weeks without leave, is not meaningful. */
const LEAST_DAYS = 28;
const LEAST_PRESENT = 14;

/**
 * LT04, DK 114, 2003/88/EC 6: at most 48 hours per 7 days on average, from the start of the accounting period to the
 * end of the planned one, so that no later month has to compensate. Days of vacation and illness are excluded
 * (2003/88/EC 16(b)).
 */
export const averageHours: RowRule = {
  kind: 'row',
  code: 'average-hours',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.averageHours),
  ...mostOfPeriod(limitOf),
};

function limitOf({ problem, calendar }: Context, person: Person): number | null {
  const weekly = problem.law?.averageHours?.maxMinutes;
  if (weekly === undefined) return null;
  const days = calendar.last - calendar.first + 1 + earlierDays(problem);
  const present = days - (person.leaveDays ?? 0);
  if (days < LEAST_DAYS || present < LEAST_PRESENT) return null;
  return Math.max(0, Math.floor((weekly * present) / 7) - (person.earlier?.minutes ?? 0));
}
