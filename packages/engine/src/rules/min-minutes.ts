import { leastOfPeriod } from './period-minutes.ts';
import { wished, type RowRule } from './rule.ts';

/** The employee's minimum net minutes in the period. */
export const minMinutes: RowRule = {
  kind: 'row',
  code: 'min-minutes',
  family: 'limits',
  binding: wished,
  needsWork: true,
  ...leastOfPeriod((_problem, person) => person.limits.minMinutes),
};
