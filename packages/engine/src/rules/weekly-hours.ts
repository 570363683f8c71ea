import { always, type RowRule } from './rule.ts';
import { weeklyLimit } from './weekly-sums.ts';

/** The employee's maximum hours from Monday to Sunday (Spec section 3), also for a week across the end of the month. */
export const weeklyHours: RowRule = {
  kind: 'row',
  code: 'weekly-hours',
  family: 'limits',
  binding: always,
  ...weeklyLimit((_context, person) => person.maxMinutesPerWeek),
};
