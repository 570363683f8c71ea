import { normWithOvertime } from './overtime.ts';
import { mostOfPeriod } from './period-minutes.ts';
import { fromLaw, type RowRule } from './rule.ts';

/**
 * LT11, LT15, DK 115(6), 119: work above the norm of the accounting period so far is overtime and needs written
 * consent. Without it the planner plans no overtime; with it, no more than the consent allows per 7 days.
 */
export const normHours: RowRule = {
  kind: 'row',
  code: 'norm-hours',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.normHours) ?? { severity: 'consent', source: null },
  ...mostOfPeriod(normWithOvertime),
};
