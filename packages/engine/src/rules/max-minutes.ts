import { mostOfPeriod } from './period-minutes.ts';
import { always, type RowRule } from './rule.ts';

/** A person's own most net minutes in the period. */
export const maxMinutes: RowRule = {
  kind: 'row',
  code: 'max-minutes',
  family: 'limits',
  binding: always,
  ...mostOfPeriod((_context, person) => person.limits.maxMinutes),
};
