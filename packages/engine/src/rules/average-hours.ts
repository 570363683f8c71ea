import type { Context } from '../model/context.ts';
import type { Person } from '../model/problem.ts';
import { earlierDays } from './earlier-days.ts';
import { mostOfPeriod } from './period-minutes.ts';
import { fromLaw, type RowRule } from './rule.ts';

/** An average of less than four weeks says nothing. */
const LEAST_DAYS = 28;

/**
 * LT04, DK 114, 2003/88/EC 6: at most 48 hours for every 7 days on average, from the start of the accounting period to the end of the planned one, so that no later
 * month has to make up for it.
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
  if (days < LEAST_DAYS) return null;
  return Math.max(0, Math.floor((weekly * days) / 7) - (person.earlier?.minutes ?? 0));
}
