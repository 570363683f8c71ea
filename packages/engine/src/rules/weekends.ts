import { mostInPeriod } from './forms/period-sum.ts';
import { WEEKENDS } from './forms/quantity.ts';
import { always, type RowRule } from './rule.ts';

/** The employee's maximum number of weekends in the period with work on Saturday or Sunday. */
export const maxWeekends: RowRule = {
  code: 'max-weekends',
  family: 'limits',
  binding: always,
  ...mostInPeriod(WEEKENDS, (_context, person) => person.limits.maxWeekends),
};
