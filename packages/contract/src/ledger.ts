import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { date, identity, queryInteger } from './fields.ts';

/** Hours of one person; null norms: no contract is known. */
export const LedgerLine = z.object({
  employee_id: z.string(),
  name: z.string(),
  month_norm_hours: z.number().nullable(),
  month_planned_hours: z.number(),
  month_worked_hours: z.number(),
  period_norm_hours: z.number().nullable(),
  period_worked_hours: z.number(),
  /** At the end of the period: what was clocked, what is planned, and the norm of months that are not planned yet. */
  forecast_hours: z.number(),
  overtime_hours: z.number(),
  shortfall_hours: z.number(),
  /** Of the shortfall, scheduled shifts that were missed without an excuse: not paid, not even by half (DK 115(5)). */
  missed_hours: z.number(),
  /** What hours above and below the norm will cost; null without a known rate. */
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
  project: true,
  query: z.strictObject({ date: date.optional() }),
  dear: true,
  status: 200,
  reply: z.object({
    month: span,
    period: span,
    currency: z.literal('EUR'),
    /** Months of the period that nobody has planned yet: the forecast takes their norm. */
    unplanned_months: z.number(),
    /** Past ones that nobody planned and in which nobody worked: neither their hours nor their norm counts. */
    unknown_months: z.number(),
    /**
     * What hours above and below the norm cost at least, whoever does the work to come: no schedule avoids it. Null where it is not
     * reckoned by the period, or no rate is known.
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
  project: true,
  query: z.strictObject({ employee_id: identity, date: date.optional() }),
  dear: true,
  status: 200,
  reply: z.object({
    start: z.string(),
    end: z.string(),
    today: z.string(),
    /** Sums from the beginning of the period up to and with each date: Sundays, and the period's last day. */
    points: z.array(z.object({ date: z.string(), norm_hours: z.number().nullable(), hours: z.number() })),
  }),
  errors: ['not_found'],
});

/** What somebody had in the months looked at, and how far that is above (+) or below (-) an even share. */
export const FairnessLine = z.object({
  weekends: z.number(),
  nights: z.number(),
  closings: z.number(),
  holidays: z.number(),
  /** Wishes for dates and weekdays that the published schedule kept, and those that it did not. */
  wishes_granted: z.number(),
  wishes_refused: z.number(),
});
export type FairnessLine = z.infer<typeof FairnessLine>;

export const PersonFairness = FairnessLine.extend({
  employee_id: z.string(),
  name: z.string(),
  hours: z.number(),
  /** The planner evens these out: had minus share. */
  debt: z.object({
    hours: z.number(),
    weekends: z.number(),
    nights: z.number(),
    closings: z.number(),
    holidays: z.number(),
  }),
});
export type PersonFairness = z.infer<typeof PersonFairness>;

/** How far people are from an even share, on average. */
const Spread = z.object({ weekends: z.number(), nights: z.number(), closings: z.number(), holidays: z.number() });
export type Spread = z.infer<typeof Spread>;

export const getFairness = endpoint({
  method: 'GET',
  path: '/ledger/fairness',
  summary:
    'Weekends, nights, closing shifts, holidays and preferences over several months by employee; employees see their own row and the average',
  role: 'user',
  project: true,
  /** The months end with that of the date, or with this one. */
  query: z.strictObject({
    date: date.optional(),
    months: queryInteger(1, 12).default(3),
  }),
  dear: true,
  status: 200,
  reply: z.object({
    /** The months looked at. */
    start: z.string(),
    end: z.string(),
    people: z.array(PersonFairness),
    average: FairnessLine,
    /** Without the last month and with it: whether that evened out what was before. Null when nothing was. */
    spread: z.object({ before: Spread, after: Spread }).nullable(),
  }),
  errors: [],
});
