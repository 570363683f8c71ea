import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, queryInteger } from '../base/fields.ts';

/** Hours of one employee; null norms: no contract is known. */
export const LedgerLine = z.object({
  employee_id: z.string(),
  name: z.string(),
  month_norm_hours: z.number().nullable(),
  month_planned_hours: z.number(),
  month_worked_hours: z.number(),
  period_norm_hours: z.number().nullable(),
  period_worked_hours: z.number(),
  /** At the end of the period: counted hours, planned hours, and the norm of months that are not planned yet. */
  forecast_hours: z.number(),
  overtime_hours: z.number(),
  shortfall_hours: z.number(),
  /**
   * The part of the shortfall from scheduled shifts that were missed without an excuse: unpaid, without the half pay of
   * DK 115(5).
   */
  missed_hours: z.number(),
  /** The expected cost of hours above and below the norm; null without a known rate. */
  forecast_cents: z.number().nullable(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

const span = z.object({ start: z.string(), end: z.string() });

export const getLedger = endpoint({
  method: 'GET',
  path: '/ledger',
  summary:
    'Norm, scheduled and worked hours of the month and the accounting period of a date, and the forecast for its end',
  role: 'manager',
  ability: 'hours.read',
  project: true,
  query: z.strictObject({ date: date.optional() }),
  dear: true,
  status: 200,
  reply: z.object({
    month: span,
    period: span,
    currency: z.string(),
    /** Months of the period that are not planned yet: the forecast uses their norm. */
    unplanned_months: z.number(),
    /** Past months without planned or worked shifts: neither their hours nor their norm counts. */
    unknown_months: z.number(),
    /**
     * The minimum cost of hours above and below the norm, by any split of the remaining work: no schedule avoids it.
     * Null if the period is not used for the calculation, or no rate is known.
     */
    least_cents: z.number().nullable(),
    people: z.array(LedgerLine),
  }),
  errors: [],
});

export const getCourse = endpoint({
  method: 'GET',
  path: '/ledger/course',
  summary: 'One employee’s hours compared with norm hours, week by week to the end of the accounting period of a date',
  role: 'manager',
  ability: 'hours.read',
  project: true,
  query: z.strictObject({ employee_id: identity, date: date.optional() }),
  dear: true,
  status: 200,
  reply: z.object({
    start: z.string(),
    end: z.string(),
    today: z.string(),
    /**
     * Cumulative sums from the start of the period up to and including each date: Sundays, and the period's last day.
     */
    points: z.array(z.object({ date: z.string(), norm_hours: z.number().nullable(), hours: z.number() })),
  }),
  errors: ['not_found'],
});

/** An employee's totals in the selected months, and the difference from an even share: above (+) or below (-). */
export const FairnessLine = z.object({
  weekends: z.number(),
  nights: z.number(),
  closings: z.number(),
  holidays: z.number(),
  /** Preferences for dates and weekdays that the published schedule met, and those that it did not. */
  wishes_granted: z.number(),
  wishes_refused: z.number(),
});
export type FairnessLine = z.infer<typeof FairnessLine>;

export const PersonFairness = FairnessLine.extend({
  employee_id: z.string(),
  name: z.string(),
  hours: z.number(),
  /** The planner evens these out: actual minus share. */
  debt: z.object({
    hours: z.number(),
    weekends: z.number(),
    nights: z.number(),
    closings: z.number(),
    holidays: z.number(),
  }),
});
export type PersonFairness = z.infer<typeof PersonFairness>;

/** The average deviation from an even share. */
const Spread = z.object({ weekends: z.number(), nights: z.number(), closings: z.number(), holidays: z.number() });
export type Spread = z.infer<typeof Spread>;

export const getFairness = endpoint({
  method: 'GET',
  path: '/ledger/fairness',
  summary:
    'Weekends, nights, closing shifts, holidays and preferences over several months by employee; employees see their own row and the average',
  role: 'user',
  ability: 'hours.read',
  project: true,
  /** The range ends with the month of the date, or with the current one. */
  query: z.strictObject({
    date: date.optional(),
    months: queryInteger(1, 12).default(3),
  }),
  dear: true,
  status: 200,
  reply: z.object({
    /** The selected months. */
    start: z.string(),
    end: z.string(),
    people: z.array(PersonFairness),
    average: FairnessLine,
    /** Without and with the last month: whether it evened out earlier differences. Null if there were none. */
    spread: z.object({ before: Spread, after: Spread }).nullable(),
  }),
  errors: [],
});
