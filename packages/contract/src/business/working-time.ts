import { z } from 'zod';
import { date, integer } from '../base/fields.ts';
import { Limits } from '../base/limits.ts';

/**
 * The employee's written consents; default none. `usual` overtime is up to 8 hours in 7 days, `extended` up to 12 (DK
 * 119).
 */
export const Consents = z.strictObject({
  overtime: z.enum(['none', 'usual', 'extended'], 'choice').optional(),
  night: z.boolean('wrong_type').optional(),
  holiday: z.boolean('wrong_type').optional(),
  rest_day: z.boolean('wrong_type').optional(),
  on_call: z.boolean('wrong_type').optional(),
  /** More hours a week on average, as far as the law lets an employee agree. If omitted: unchanged. */
  long_week: z.boolean('wrong_type').optional(),
});
export type Consents = z.output<typeof Consents>;

const ConsentSpan = z
  .strictObject({ from: date.nullable(), until: date.nullable() })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ['until'],
    message: 'end_date_before_start',
  });

/** When each consent holds, both days included; null: without a first or last day. What is absent always holds. */
export const ConsentDates = z.strictObject({
  overtime: ConsentSpan.optional(),
  night: ConsentSpan.optional(),
  holiday: ConsentSpan.optional(),
  rest_day: ConsentSpan.optional(),
  on_call: ConsentSpan.optional(),
  long_week: ConsentSpan.optional(),
});
export type ConsentDates = z.output<typeof ConsentDates>;

/** At most this many weekdays (1 Monday .. 7 Sunday), without duplicates. */
const weekdays = (most: number, fault = 'too_many') =>
  z
    .array(integer(1, 7))
    .transform((days) => [...new Set(days)].sort((a, b) => a - b))
    .pipe(z.array(z.number()).max(most, fault));

/** What the planner must know about an employee beside roles and hours of a week; all optional. */
export const workingTime = {
  /** Experienced: counts for shifts that require it. */
  is_senior: z.boolean('wrong_type').default(false),
  consents: Consents.default({}),
  /** Of consents that begin or end on a day. */
  consent_dates: ConsentDates.default({}),
  /**
   * Pregnant, after birth or breastfeeding: nights, holidays and rest days only with consent (DSSĮ 37(8)). The reason
   * is not stored.
   */
  needs_consent: z.boolean('wrong_type').default(false),
  /** Only if they differ from those of the project. */
  limits: Limits.default({}),
  /** Weekdays, 1 Monday .. 7 Sunday, on which the employee prefers not to work. */
  wished_days_off: weekdays(7).default([]),
  /**
   * Weekdays that are free by contract, if every week has the same hours (DK 124); default: Saturday and Sunday, or
   * Sunday in a week of six days.
   */
  rest_weekdays: weekdays(6, 'no_work_day').default([]),
};
