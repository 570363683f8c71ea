import { z } from 'zod';
import { integer } from './fields.ts';
import { Limits } from './limits.ts';

/** What a person has agreed to in writing; left out: not. `usual` overtime is up to 8 hours in 7 days, `extended` up to 12 (DK 119). */
const Consents = z.strictObject({
  overtime: z.enum(['none', 'usual', 'extended'], 'choice').optional(),
  night: z.boolean('wrong_type').optional(),
  holiday: z.boolean('wrong_type').optional(),
  rest_day: z.boolean('wrong_type').optional(),
});
export type Consents = z.output<typeof Consents>;

/** So many of 1 Monday .. 7 Sunday at most, each once. */
const weekdays = (most: number, fault = 'too_many') =>
  z
    .array(integer(1, 7))
    .transform((days) => [...new Set(days)].sort((a, b) => a - b))
    .pipe(z.array(z.number()).max(most, fault));

/** What the planner must know of a person beyond the specification's fields; left out: nothing out of the ordinary. */
export const workingTime = {
  /** Experienced: counts where a shift asks for somebody who is. */
  is_senior: z.boolean('wrong_type').default(false),
  consents: Consents.default({}),
  /** Pregnant, after birth or breastfeeding: nights, holidays and rest days only with consent (DSSĮ 37(8)). The reason isn't stored. */
  needs_consent: z.boolean('wrong_type').default(false),
  /** Where they differ from those of the project. */
  limits: Limits.default({}),
  /** Weekdays, 1 Monday .. 7 Sunday, on which the person would rather not work. */
  wished_days_off: weekdays(7).default([]),
  /** Weekdays that the contract leaves free, where every week has the same hours (DK 124); none: Saturday and Sunday, or Sunday in a week of six days. */
  rest_weekdays: weekdays(6, 'no_work_day').default([]),
};
