import { leastOfPeriod } from './period-minutes.ts';
import { always, type RowRule } from './rule.ts';

/** A person's own least net minutes in the period. */
export const minMinutes: RowRule = {
  kind: 'row',
  code: 'min-minutes',
  family: 'limits',
  binding: always,
  needsWork: true,
  ...leastOfPeriod((_problem, person) => person.limits.minMinutes),
};
