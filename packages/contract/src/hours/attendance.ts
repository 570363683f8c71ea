import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, paging, text, time } from '../base/fields.ts';

/**
 * Somebody at work: a clock entry, or a published shift without one. Instants in UTC. `clocked`: the entry has ended;
 * `here`: it has not; `unclear`: its end is unknown; `planned`: there is no entry, so only the plan says so.
 */
export const Attendance = z.object({
  id: z.string(),
  /** The local date on which it starts. */
  date: z.string(),
  /** Null: a former employee. */
  employee_id: z.string().nullable(),
  name: z.string(),
  /** The shift's, for an entry without a shift the employee's first one. */
  role: z.string().nullable(),
  template: z.string().nullable(),
  state: z.enum(['clocked', 'here', 'unclear', 'planned']),
  planned_start: z.string().nullable(),
  planned_end: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type Attendance = z.infer<typeof Attendance>;

export const listAttendance = endpoint({
  method: 'GET',
  path: '/attendance',
  summary: 'Who worked when, over all months, latest first; `time` keeps who was there at that local time of a day',
  role: 'manager',
  ability: 'hours.read',
  project: true,
  days: 'from-to',
  query: z
    .strictObject({
      from: date.optional(),
      to: date.optional(),
      time: time.optional(),
      role: text(60).optional(),
      employee_id: identity.optional(),
      /** A part of the name, also of a former employee's. */
      name: text(120).optional(),
      ...paging,
    })
    .refine(({ from, to }) => from === undefined || to === undefined || to >= from, {
      path: ['to'],
      message: 'end_date_before_start',
    }),
  status: 200,
  reply: z.object({ items: z.array(Attendance), total: z.number() }),
  errors: [],
});
