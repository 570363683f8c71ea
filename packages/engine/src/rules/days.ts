import { isAway } from '../problem/employment.ts';
import { mostInPeriod } from './forms/period-sum.ts';
import { WEEKENDS, WORK_DAYS } from './forms/quantity.ts';
import { runs } from './forms/runs.ts';
import { mostInSevenDates } from './forms/seven-date-sum.ts';
import { always, fromLaw, wished, type RowRule } from './rule.ts';

/** LT06, DK 114: at most 6 work days in any 7 consecutive dates. */
export const workDays: RowRule = {
  code: 'work-days',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.workDays),
  ...mostInSevenDates(WORK_DAYS, ({ problem }) => problem.law?.workDays?.maxDays),
};

/** The employee's maximum consecutive work days; history counts. */
export const maxConsecutiveDays: RowRule = {
  code: 'max-consecutive-days',
  family: 'limits',
  binding: always,
  ...runs({
    of: 'work',
    most: (person) => person.limits.maxConsecutiveDays,
    edges: ({ first, last, days }) => ({ fromLeast: 0, fromMost: last, toLeast: first, toMost: days }),
  }),
};

/**
 * The employee's minimum consecutive work days. A run that touches the first known day or the period's last one may
 * continue outside and is never too short, unless the problem is isolated.
 */
export const minConsecutiveDays: RowRule = {
  code: 'min-consecutive-days',
  family: 'limits',
  binding: always,
  ...runs({
    of: 'work',
    least: (person) => person.limits.minConsecutiveDays,
    edges: ({ first, last, days, isWhole }) => ({
      fromLeast: isWhole ? 0 : 1,
      fromMost: last,
      toLeast: first,
      toMost: isWhole ? days - 1 : last - 1,
    }),
  }),
};

/**
 * The employee's minimum consecutive days off between two work days. Days off at the edges of the known days may
 * continue outside, unless the problem is isolated.
 */
export const minConsecutiveDaysOff: RowRule = {
  code: 'min-consecutive-days-off',
  family: 'limits',
  binding: always,
  ...runs({
    of: 'off',
    least: (person) => person.limits.minConsecutiveDaysOff,
    edges: ({ first, last, days, isWhole }) => ({
      fromLeast: isWhole ? 0 : 1,
      fromMost: last,
      toLeast: first,
      toMost: isWhole ? days - 1 : days - 2,
    }),
  }),
};

/** The employee's maximum consecutive days off within the period. Days of absence do not count and end the run. */
export const maxConsecutiveDaysOff: RowRule = {
  code: 'max-consecutive-days-off',
  family: 'limits',
  binding: wished,
  ...runs({
    of: 'off',
    most: (person) => person.limits.maxConsecutiveDaysOff,
    within: ({ first, last }) => [first, last],
    edges: ({ first, last }) => ({ fromLeast: first, fromMost: last, toLeast: first, toMost: last }),
    ends: ({ calendar }, person) => Uint8Array.from(calendar.days, (day) => Number(isAway(person, day))),
  }),
};

/** The employee's maximum number of weekends in the period with work on Saturday or Sunday. */
export const maxWeekends: RowRule = {
  code: 'max-weekends',
  family: 'limits',
  binding: always,
  ...mostInPeriod(WEEKENDS, (_context, person) => person.limits.maxWeekends),
};
