import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { monthQuery, rangeOf, uuid } from '../base/fields.ts';
import { changes, Price } from './late-change-price.ts';

export { changes, Price, priceStates, type Change } from './late-change-price.ts';

export const priceAmendment = endpoint({
  method: 'GET',
  path: '/amendments/price',
  summary: 'What publishing an amendment now costs as late changes, shift by shift; `amendment_id` is the same as `id`',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  query: z
    .strictObject({ id: uuid.optional(), amendment_id: uuid.optional() })
    .refine(({ id, amendment_id }) => (id === undefined) !== (amendment_id === undefined), {
      path: ['id'],
      message: 'required',
    }),
  status: 200,
  reply: z.array(Price),
  errors: ['not_found'],
});

export const priceReplacement = endpoint({
  method: 'GET',
  path: '/schedule/{id}/replace/price',
  summary: 'What it costs as a late change to take a published shift from its employee now; null: nothing is taken',
  role: 'manager',
  ability: 'plan.read',
  days: 'shift',
  project: true,
  params: z.object({ id: uuid }),
  status: 200,
  reply: Price.nullable(),
  errors: ['not_found'],
});

export const priceClearing = endpoint({
  method: 'GET',
  path: '/schedule/clear/price',
  summary: 'What it costs as late changes to delete the shifts of a month now',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  query: monthQuery,
  status: 200,
  reply: z.array(Price),
  errors: [],
});

/** What was paid for, or is: as it was when the change was published. */
export const LateChange = z.object({
  id: z.string(),
  /** Null for who was deleted since. */
  employee_id: z.string().nullable(),
  name: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  role: z.string(),
  change: z.enum(changes),
  hours_late: z.number(),
  minutes: z.number().nullable(),
  amount_cents: z.number().nullable(),
  article: z.string().nullable(),
  basis: z.enum(['law', 'house']),
  changed_at: z.string(),
});
export type LateChange = z.infer<typeof LateChange>;

export const listLateChanges = endpoint({
  method: 'GET',
  path: '/late-changes',
  summary: 'What employees are paid for published shifts that changed late, by the date of the shift',
  role: 'manager',
  ability: 'pay.read',
  project: true,
  query: rangeOf(constants.coverDaysMax),
  status: 200,
  reply: z.array(LateChange),
  errors: [],
});
