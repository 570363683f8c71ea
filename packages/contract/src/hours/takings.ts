import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, dayOrInstant, integer, rangeOf } from '../base/fields.ts';

/** What comes in: money in the project's currency, or counts. */
export const takingsKinds = ['takings', 'receipts', 'guests', 'orders'] as const;
export const TakingsKind = z.enum(takingsKinds, 'choice');
export type TakingsKind = z.infer<typeof TakingsKind>;

/** At most two decimals; money can be below zero, where more was refunded than came in. */
const value = z
  .number('number_format')
  .min(-1_000_000, 'number_range')
  .max(10_000_000, 'number_range')
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, 'number_format');

/** How long the time is in which it came in, in minutes; of a date alone it is the day. */
const minutes = z.union([z.literal(15), z.literal(30), z.literal(60)], 'choice');

const row = z
  .strictObject({
    at: dayOrInstant,
    minutes: minutes.optional(),
    kind: TakingsKind,
    /** Null: nothing is known of it any more. */
    value: value.nullable(),
  })
  .refine(({ kind, value: amount }) => kind === 'takings' || amount === null || amount >= 0, {
    path: ['value'],
    message: 'number_range',
  })
  .refine(({ at, minutes: length }) => at.includes('T') || length === undefined, {
    path: ['minutes'],
    message: 'takings_day_minutes',
  });
export type TakingsRow = z.infer<typeof row>;

export const Taking = z.object({
  /** `2026-05-04` of a whole day, else the local beginning, `2026-05-04T14:00`. */
  at: z.string(),
  minutes: z.number(),
  kind: TakingsKind,
  value: z.number(),
  /** Many times the usual: the forecast leaves it out until it was confirmed. */
  unusual: z.boolean(),
});
export type Taking = z.infer<typeof Taking>;

const common = { role: 'manager', project: true } as const;

export const putTakings = endpoint({
  ...common,
  method: 'PUT',
  path: '/takings',
  summary:
    'Store what came in, such as from a till: by day, or by local hour or quarter of an hour. The same time and kind again replaces, what was there stays in the history',
  ability: 'takings.write',
  body: z.array(row).min(1, 'required').max(constants.takingsRowsMax, 'too_many'),
  bodyBytesMax: constants.importBytesMax,
  status: 200,
  reply: z.object({
    /** So many were new or different; the others were there already. */
    changed: z.number(),
    /** What is known now of the times that were sent. */
    rows: z.array(Taking.omit({ unusual: true })),
  }),
  errors: ['conflict'],
});

export const listTakings = endpoint({
  ...common,
  method: 'GET',
  path: '/takings',
  summary: 'What came in, as it is known now; of a closed hour there is no row',
  ability: 'takings.read',
  query: rangeOf(constants.takingsDaysMax).safeExtend({ kind: TakingsKind.optional() }),
  status: 200,
  reply: z.array(Taking),
  errors: [],
});

/** Why a day is forecast as it is. */
export const forecastReasons = ['usual', 'holiday', 'event', 'typed', 'closed'] as const;

export const ForecastDay = z.object({
  date: z.string(),
  low: z.number(),
  expected: z.number(),
  high: z.number(),
  why: z.enum(forecastReasons),
  /** 1: like any day of its weekday. */
  factor: z.number(),
  /** What events of the day do: so many percent of what usually comes in. */
  events: z.array(z.object({ title: z.string(), percent: z.number() })),
  /** What was computed, where a manager expects something else. */
  computed: z.number().nullable(),
});
export type ForecastDay = z.infer<typeof ForecastDay>;

export const Forecast = z.object({
  /** The method that missed least, or null with a `reason` where too little is known. */
  method: z.enum(['smoothed', 'last_week', 'mean_of_4', 'mean_of_8']).nullable(),
  reason: z.enum(['nothing_known', 'too_short']).nullable(),
  /** By days where what is known has no hours. */
  by: z.enum(['hour', 'day']),
  /** The first and last day from which it was learnt. */
  learnt: z.object({ start: z.string(), end: z.string(), days: z.number() }).nullable(),
  /** Measured on the last weeks: in 8 of 10 off by at most so much, and "as last week" by so much. */
  error: z
    .object({
      off_by: z.number(),
      last_week_off_by: z.number(),
      share_missed: z.number(),
      last_week_share_missed: z.number(),
    })
    .nullable(),
  days: z.array(ForecastDay),
  /** Of 10 hours one is below `low` and one is above `high`; none of closed hours. */
  rows: z.array(
    z.object({
      at: z.string(),
      low: z.number(),
      expected: z.number(),
      high: z.number(),
      why: z.enum(forecastReasons),
    }),
  ),
});
export type Forecast = z.infer<typeof Forecast>;

export const forecastTakings = endpoint({
  ...common,
  method: 'GET',
  path: '/takings/forecast',
  summary: 'What will come in, by day and hour with an 80 % band, by the method that missed least in the last weeks',
  ability: 'takings.read',
  query: rangeOf(constants.forecastDaysMax).safeExtend({ kind: TakingsKind }),
  dear: true,
  status: 200,
  reply: Forecast,
  errors: [],
});

const expected = z
  .strictObject({
    kind: TakingsKind,
    date,
    /** Of the whole day, which then has its usual hours. */
    total: value.nullish(),
    /** Or hour by hour; in the others nothing is expected. */
    hours: z
      .array(z.strictObject({ hour: integer(0, 23), value }))
      .min(1, 'required')
      .max(24, 'too_many')
      .nullish(),
  })
  .superRefine(({ kind, total, hours }, context) => {
    if (total != null && hours != null)
      context.addIssue({ code: 'custom', path: ['hours'], message: 'total_or_hours' });
    if (kind !== 'takings' && (total ?? 0) < 0)
      context.addIssue({ code: 'custom', path: ['total'], message: 'number_range' });
    for (const [index, row] of (hours ?? []).entries()) {
      const path = ['hours', index];
      if (kind !== 'takings' && row.value < 0)
        context.addIssue({ code: 'custom', path: [...path, 'value'], message: 'number_range' });
      if (hours?.findIndex(({ hour }) => hour === row.hour) !== index)
        context.addIssue({ code: 'custom', path: [...path, 'hour'], message: 'repeated' });
    }
  });

export const putExpected = endpoint({
  ...common,
  method: 'PUT',
  path: '/takings/expected',
  summary:
    'Say what is expected of a day to come, as a whole or by hour, in place of the forecast; with neither, the forecast counts again',
  ability: 'takings.write',
  body: expected,
  status: 200,
  reply: z.object({ changed: z.boolean() }),
  errors: [],
});

export const confirmTakings = endpoint({
  ...common,
  method: 'POST',
  path: '/takings/confirm',
  summary: 'Say that values of many times the usual are right: forecasts learn from them, until they are replaced',
  ability: 'takings.write',
  body: z
    .array(z.strictObject({ at: dayOrInstant, kind: TakingsKind }))
    .min(1, 'required')
    .max(1_000, 'too_many'),
  status: 200,
  /** Of a time: all that came in within its hour. */
  reply: z.object({ confirmed: z.number() }),
  errors: [],
});
