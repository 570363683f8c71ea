import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { Candidate } from '../plan/candidate.ts';
import { date, identity, instant, rangeQuery, lines, text, uuid } from '../base/fields.ts';

/** Managers without `absences.read` see no note, kind or illness: when somebody is away, not why. */
export const Unavailability = z.object({
  id: z.string(),
  employee_id: z.string(),
  /** Instants in UTC. */
  start: z.string(),
  end: z.string(),
  source: z.enum(['time_off', 'self']),
  note: z.string().nullable(),
  repeats_weekly: z.boolean(),
  /** The leave type's code of approved time off; otherwise omitted. */
  absence_type: z.string().optional(),
  /** Its name if it is one of the business; otherwise omitted. */
  absence_name: z.string().optional(),
  /** Because of illness, even without time off; otherwise omitted. */
  sick_leave: z.literal(true).optional(),
  /** For an illness: the end is unknown, and `end` is the last day that is blocked so far; otherwise omitted. */
  is_open: z.literal(true).optional(),
});
export type Unavailability = z.infer<typeof Unavailability>;

/** A year and the days around it. */
const LONGEST_DAYS = 400;

export const listUnavailability = endpoint({
  method: 'GET',
  path: '/unavailability',
  summary: 'Unavailability: managers see all, employees their own',
  role: 'user',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: z
    .strictObject({ start: date, end: date, employee_id: identity.optional() })
    .refine((query) => query.end >= query.start, { path: ['end'], message: 'end_date_before_start' })
    .refine((query) => daysBetween(query.start, query.end) < LONGEST_DAYS, {
      path: ['end'],
      message: 'range_long',
    }),
  status: 200,
  reply: z.array(Unavailability),
  errors: [],
});

export const createUnavailability = endpoint({
  method: 'POST',
  path: '/unavailability',
  summary:
    'Add unavailability, once or every week: employees their own, managers that of an employee (an absence; the history names who entered it)',
  role: 'user',
  ability: 'absences.write',
  project: true,
  body: z.strictObject({
    /** Whose; only managers state it. */
    employee_id: identity.optional(),
    start: instant,
    end: instant,
    note: lines(200, 0).nullish(),
    repeats_weekly: z.boolean('choice').default(false),
  }),
  status: 201,
  reply: Unavailability,
  errors: [],
});

/** A shift of an employee that falls into a time in which they can't work. */
export const AffectedShift = z.object({
  id: z.string(),
  employee_id: z.string(),
  employee_name: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  role: z.string(),
  status: z.enum(['draft', 'published']),
  version: z.number(),
  /** The first who could take it without breaking a rule, best first; the first of all shifts fit together. */
  takers: z.array(z.object({ employee_id: z.string(), name: z.string() })),
});
export type AffectedShift = z.infer<typeof AffectedShift>;

export const previewUnavailability = endpoint({
  method: 'POST',
  path: '/unavailability/preview',
  readsOnly: true,
  dear: true,
  harmlessTwice: true,
  summary: 'The coming shifts that unavailability of employees would leave without anyone who can work; stores nothing',
  role: 'manager',
  ability: 'absences.write',
  project: true,
  body: z.strictObject({
    employee_ids: z.array(identity).min(1, 'required').max(100, 'too_many'),
    start: instant,
    end: instant,
    repeats_weekly: z.boolean('choice').default(false),
  }),
  status: 200,
  reply: z.object({ opened: z.array(AffectedShift) }),
  errors: [],
});

export const deleteUnavailability = endpoint({
  method: 'DELETE',
  path: '/unavailability/{id}',
  summary: 'Delete unavailability: employees their own, managers anybody’s; entries from time off stay',
  role: 'user',
  ability: 'absences.write',
  project: true,
  params: z.object({ id: uuid }),
  status: 204,
  errors: ['not_found', 'time_off_locked'],
});

export const AvailabilityDay = z.object({
  employee_id: z.string(),
  date: z.string(),
  state: z.enum(['available', 'partly', 'unavailable', 'working']),
  reasons: z.array(z.string()),
});
export type AvailabilityDay = z.infer<typeof AvailabilityDay>;

export const listAvailability = endpoint({
  method: 'GET',
  path: '/availability',
  summary: 'Availability by employee and day, based on unavailability, shifts and closed days; view only',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: rangeQuery,
  status: 200,
  reply: z.array(AvailabilityDay),
  errors: [],
});

export const listAvailable = endpoint({
  method: 'GET',
  path: '/availability/candidates',
  summary: 'Employees who can work a template in a role on a day, best match first, and why the others can’t',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'days',
  query: z.strictObject({ date, template: text(60), role: text(60) }),
  dear: true,
  status: 200,
  reply: z.array(Candidate),
  errors: [],
});

function daysBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000;
}
