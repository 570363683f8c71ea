import { always, type RowRule } from './rule.ts';
import { weeklyLimit } from './weekly-sums.ts';

/** The person's own maximum of hours from Monday to Sunday (Spec section 3), also for a week that the month's border cuts. */
export const weeklyHours: RowRule = {
  kind: 'row',
  code: 'weekly-hours',
  family: 'limits',
  binding: always,
  ...weeklyLimit((_context, person) => person.maxMinutesPerWeek),
};
