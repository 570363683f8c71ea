import { fromLaw, type RowRule } from './rule.ts';
import { sevenDayLimit } from './seven-day-limit.ts';

/** LT05, DK 114: at most 60 hours in any 7 consecutive dates, including overtime and additional work. */
export const sevenDayHours: RowRule = {
  kind: 'row',
  code: 'seven-day-hours',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.sevenDayHours),
  ...sevenDayLimit(({ problem }) => problem.law?.sevenDayHours?.maxMinutes),
};
