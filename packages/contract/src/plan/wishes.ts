import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, text, uuid } from '../base/fields.ts';

/** `off`: prefers not to work on the date; `on`: prefers a shift of the template that starts on it. */
export const wishKinds = ['off', 'on'] as const;

export const Wish = z.object({
  id: z.string(),
  employee_id: z.string(),
  employee_name: z.string(),
  date: z.string(),
  kind: z.enum(wishKinds),
  /** Null for `off`. */
  template: z.string().nullable(),
  /** Its day is published: the preference can no longer change. */
  is_settled: z.boolean(),
  version: z.number(),
});
export type Wish = z.infer<typeof Wish>;

/** A month back and a year ahead. */
const LONGEST_DAYS = 400;

export const listWishes = endpoint({
  method: 'GET',
  path: '/wishes',
  summary: 'Shift preferences by date: managers see all or one employee’s, employees their own',
  role: 'user',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: z.strictObject({ start: date, end: date, employee_id: identity.optional() }).superRefine((query, context) => {
    const days = (Date.parse(query.end) - Date.parse(query.start)) / 86_400_000;
    if (days < 0) context.addIssue({ code: 'custom', path: ['end'], message: 'end_date_before_start' });
    if (days >= LONGEST_DAYS) context.addIssue({ code: 'custom', path: ['end'], message: 'range_long' });
  }),
  status: 200,
  reply: z.array(Wish),
  errors: [],
});

export const getWishChoices = endpoint({
  method: 'GET',
  path: '/wishes/choices',
  summary: 'Options for shift preferences: the dates, the shift templates and the published months',
  role: 'user',
  ability: 'plan.read',
  project: true,
  status: 200,
  reply: z.object({
    start: z.string(),
    end: z.string(),
    templates: z.array(z.object({ name: z.string(), start_time: z.string(), end_time: z.string() })),
    /** `YYYY-MM`, the months from `start` to `end` of which all days are published. */
    published_months: z.array(z.string()),
    /** The days from `start` to `end` that are published; preferences for the others can change. */
    published_days: z.array(z.string()),
    /** Per employee and month. */
    most: z.literal(constants.wishesPerMonth),
  }),
  errors: [],
});

export const makeWish = endpoint({
  method: 'POST',
  path: '/wishes',
  summary: 'Add a shift preference for a date; replaces an earlier one for that date. Managers name the employee',
  role: 'user',
  ability: 'plan.write',
  project: true,
  body: z
    .strictObject({
      date,
      kind: z.enum(wishKinds, 'choice'),
      template: text(60).nullish(),
      employee_id: identity.optional(),
    })
    .superRefine(({ kind, template }, context) => {
      if (kind === 'on' && template == null)
        context.addIssue({ code: 'custom', path: ['template'], message: 'required' });
      if (kind === 'off' && template != null)
        context.addIssue({ code: 'custom', path: ['template'], message: 'wish_off_template' });
    }),
  status: 200,
  reply: Wish,
  errors: ['not_found', 'wishes_settled'],
});

export const deleteWish = endpoint({
  method: 'DELETE',
  path: '/wishes/{id}',
  summary: 'Delete a shift preference before its month is published: your own, or any as a manager',
  role: 'user',
  ability: 'plan.write',
  project: true,
  params: z.object({ id: uuid }),
  status: 204,
  errors: ['not_found', 'wishes_settled'],
});
