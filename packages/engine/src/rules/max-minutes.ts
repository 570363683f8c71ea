import { mostOfPeriod } from './period-minutes.ts';
import { always, type RowRule } from './rule.ts';

/** The employee's maximum net minutes in the period. */
export const maxMinutes: RowRule = {
  kind: 'row',
  code: 'max-minutes',
  family: 'limits',
  binding: always,
  ...mostOfPeriod((_context, person) => person.limits.maxMinutes),
};
