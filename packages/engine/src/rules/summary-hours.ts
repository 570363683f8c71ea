import { fromLaw, type RowRule } from './rule.ts';
import { sevenDayLimit } from './seven-day-limit.ts';

/** LT07, DK 115(1): under summary recording at most 52 hours in any 7 consecutive dates. */
export const summaryHours: RowRule = {
  kind: 'row',
  code: 'summary-hours',
  family: 'law',
  binding: ({ law, regime }) => (regime === 'fixed' ? null : fromLaw(law?.summaryHours)),
  ...sevenDayLimit(({ problem }) => problem.law?.summaryHours?.maxMinutes),
};
