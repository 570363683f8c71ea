import { z } from 'zod';
import { hours, integer } from './fields.ts';

const MONTH_HOURS = 744;
const PERIOD_HOURS = 12 * MONTH_HOURS;

/** Per week (Monday to Sunday), month, accounting period; null or omitted: unlimited. Hours are net. */
const fields = {
  min_hours_per_week: hours(168).nullish(),
  max_shifts_per_week: integer(0, 7).nullish(),
  min_hours_per_month: hours(MONTH_HOURS).nullish(),
  max_hours_per_month: hours(MONTH_HOURS).nullish(),
  min_shifts_per_month: integer(0, 31).nullish(),
  max_shifts_per_month: integer(0, 31).nullish(),
  min_hours_per_period: hours(PERIOD_HOURS).nullish(),
  max_hours_per_period: hours(PERIOD_HOURS).nullish(),
  min_shifts_per_period: integer(0, 366).nullish(),
  max_shifts_per_period: integer(0, 366).nullish(),
  min_consecutive_days: integer(1, 31).nullish(),
  max_consecutive_days: integer(1, 31).nullish(),
  min_consecutive_days_off: integer(1, 31).nullish(),
  max_consecutive_days_off: integer(1, 31).nullish(),
  max_weekends: integer(0, 5).nullish(),
  max_consecutive_weekends: integer(1, 5).nullish(),
};

type Field = keyof typeof fields;

/** Pairs in which the first must not exceed the second. */
const ordered: [Field, Field][] = [
  ['min_hours_per_month', 'max_hours_per_month'],
  ['min_shifts_per_month', 'max_shifts_per_month'],
  ['min_hours_per_period', 'max_hours_per_period'],
  ['min_shifts_per_period', 'max_shifts_per_period'],
  ['min_consecutive_days', 'max_consecutive_days'],
  ['min_consecutive_days_off', 'max_consecutive_days_off'],
];

/** The minimum and maximum work of an employee, in addition to `max_hours_per_week` and `min_shifts_per_week`. */
export const Limits = z.strictObject(fields).superRefine((limits, context) => {
  for (const [min, max] of ordered)
    if ((limits[min] ?? 0) > (limits[max] ?? Infinity))
      context.addIssue({ code: 'custom', path: [max], message: 'max_below_min' });
});
export type Limits = z.output<typeof Limits>;
