import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, paging, text } from '../base/fields.ts';

/** One entry of the history: what was changed, by whom, from what to what. */
export const Activity = z.object({
  id: z.string(),
  /** `<thing>.<what happened>`, for example `employee.updated`. */
  action_type: z.string(),
  /** When, an instant in UTC. */
  date: z.string(),
  /** The username of the user who did it. */
  actor: z.string(),
  /** Their name, if they have one. */
  actor_name: z.string().nullable(),
  /** The subject of the entry; `before` and `after` if something was changed. */
  details: z.record(z.string(), z.unknown()),
  /** The names of the employees in `details`, by ID. */
  names: z.record(z.string(), z.string()),
});
export type Activity = z.infer<typeof Activity>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/activity',
  summary: 'All changes, newest first; employees see only their own. `type` is a type or one of its actions',
  role: 'user',
  ability: 'history.read',
  project: true,
  query: z
    .strictObject({
      type: text(60).optional(),
      /** Who did it, or whom it concerned. */
      person: identity.optional(),
      from: date.optional(),
      to: date.optional(),
      ...paging,
    })
    .refine(({ from, to }) => from === undefined || to === undefined || to >= from, {
      path: ['to'],
      message: 'end_date_before_start',
    }),
  status: 200,
  reply: z.object({ items: z.array(Activity), total: z.number() }),
  errors: [],
});
