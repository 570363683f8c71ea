import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { identity, instant, text, uuid } from '../base/fields.ts';
import { TimeClock } from './time-clock.ts';

const pin = z.string('required').regex(/^\d{4,8}$/, 'pin_format');

export const Kiosk = z.object({ id: z.string(), name: z.string(), created_at: z.string() });
export type Kiosk = z.infer<typeof Kiosk>;

/** An employee who can clock in at a kiosk. */
export const KioskPerson = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['out', 'in', 'break']),
  has_pin: z.boolean(),
  /** A published schedule waits for their confirmation. */
  has_receipt: z.boolean(),
  /** The start of an entry whose end was forgotten and must be entered first; otherwise null. */
  forgotten_since: z.string().nullable(),
  /** The planned end of that work, which the employee can confirm with one press; null: unknown. */
  proposed_end: z.string().nullable(),
});
export type KioskPerson = z.infer<typeof KioskPerson>;

export const listKiosks = endpoint({
  method: 'GET',
  path: '/kiosks',
  summary: 'List the kiosks of the project',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  status: 200,
  reply: z.array(Kiosk),
  errors: [],
});

export const createKiosk = endpoint({
  method: 'POST',
  path: '/kiosks',
  summary: 'Set up a device as a kiosk; its secret is returned once and gives access only to the time clock',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  harmlessTwice: true,
  body: z.strictObject({ name: text(60) }),
  status: 201,
  reply: Kiosk.extend({ secret: z.string() }),
  errors: [],
});

export const deleteKiosk = endpoint({
  method: 'DELETE',
  path: '/kiosks/{id}',
  summary: 'Remove a kiosk',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  params: z.object({ id: uuid }),
  status: 204,
  errors: ['not_found'],
});

export const setPin = endpoint({
  method: 'PUT',
  path: '/employees/{id}/clock-pin',
  summary: 'Set a kiosk PIN: a manager for any employee, an employee for themselves',
  role: 'user',
  ability: 'people.write',
  project: true,
  peopleOnly: true,
  params: z.object({ id: identity }),
  body: z.strictObject({ pin }),
  status: 204,
  errors: ['not_found'],
});

export const listLockedPins = endpoint({
  method: 'GET',
  path: '/clock-pins/locked',
  summary: 'Whose PIN is locked after too many wrong ones within a day',
  role: 'manager',
  ability: 'people.write',
  project: true,
  status: 200,
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
  errors: [],
});

export const unlockPin = endpoint({
  method: 'POST',
  path: '/employees/{id}/clock-pin/unlock',
  summary: 'Forget the wrong PINs of a person, whose PIN stays',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: z.object({ id: identity }),
  status: 204,
  errors: ['not_found'],
});

export const listKioskPeople = endpoint({
  method: 'POST',
  path: '/kiosk/people',
  summary: 'Employees who can clock in on a kiosk, and whether they are at work; the secret of the kiosk grants access',
  role: 'public',
  project: false,
  body: z.strictObject({ secret: text(100) }),
  status: 200,
  reply: z.object({
    project: z.string(),
    time_zone: z.string(),
    people: z.array(KioskPerson),
  }),
  errors: ['not_found'],
});

export const tapOnKiosk = endpoint({
  method: 'POST',
  path: '/kiosk/tap',
  summary: 'Record a clock event on a kiosk, with the personal PIN',
  role: 'public',
  project: false,
  body: z.strictObject({
    secret: text(100),
    employee_id: identity,
    pin,
    kind: z.enum(['in', 'out', 'break_start', 'break_end'], 'choice'),
    /** The ID of the clock event: it counts once if sent again. */
    tap: uuid.optional(),
    /** What the kiosk's clock showed at the event and shows now: only the difference is used. */
    tapped_at: instant.optional(),
    sent_at: instant.optional(),
    /** When a forgotten entry ended; null: the employee does not know. */
    ended_at: instant.nullish(),
  }),
  status: 200,
  reply: TimeClock,
  errors: [
    'project_pending',
    'project_ending',
    'project_ended',
    'not_found',
    'pin_wrong',
    'pin_locked',
    'clock_running',
    'clock_stopped',
    'clock_on_break',
    'clock_not_on_break',
    'clock_forgotten',
    'entry_overlaps',
    'month_locked',
  ],
});
