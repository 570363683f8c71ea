import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { birthDate, email, hours, identity, integer, newPassword, text } from './fields.ts';
import { workingTime } from './working-time.ts';

export type { Consents } from './working-time.ts';

/** `["cook", "cashier"]` or `"cook, cashier"` (Spec section 3); kept without repeats in the order given. */
const roles = z
  .union(
    [
      z.array(text(60)),
      text(600).transform((list) =>
        list
          .split(',')
          .map((role) => role.trim().normalize('NFC'))
          .filter(Boolean),
      ),
    ],
    'roles_required',
  )
  .transform((list) => [...new Set(list)])
  .pipe(z.array(z.string().max(60, 'too_long')).min(1, 'roles_required').max(20, 'too_many'));

const writable = {
  name: text(80),
  roles,
  max_hours_per_week: hours(168).default(40),
  min_shifts_per_week: integer(0, 14).default(0),
  email: email.nullish(),
  phone: text(40).nullish(),
  hourly_rate_cents: integer(0, 1_000_000).nullish(),
  birth_date: birthDate.nullish(),
  contract_hours_per_week: hours(60).nullish(),
  /** Working days in a calendar year; null: the manager keeps no count. */
  vacation_days_per_year: hours(366).nullish(),
  department: text(60).nullish(),
  location: text(60).nullish(),
  ...workingTime,
};

export const Employee = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  max_hours_per_week: z.number(),
  min_shifts_per_week: z.number(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hourly_rate_cents: z.number().nullable(),
  birth_date: z.string().nullable(),
  contract_hours_per_week: z.number().nullable(),
  vacation_days_per_year: z.number().nullable(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  ...workingTime,
  has_login: z.boolean(),
  /** In the list: the address of the picture below the API. */
  picture: z.string().nullish(),
  version: z.number(),
});
export type Employee = z.infer<typeof Employee>;

const byId = z.object({ id: identity });

export const listEmployees = endpoint({
  method: 'GET',
  path: '/employees',
  summary: 'The people who work here',
  role: 'manager',
  project: true,
  status: 200,
  reply: z.array(Employee),
  errors: [],
});

export const createEmployee = endpoint({
  method: 'POST',
  path: '/employees',
  summary: 'Add a person; the ID is unique across the whole system',
  role: 'manager',
  project: true,
  body: z.strictObject({ id: identity, ...writable }),
  status: 201,
  reply: Employee,
  errors: ['id_taken'],
});

export const updateEmployee = endpoint({
  method: 'PUT',
  path: '/employees/{id}',
  summary: 'Change a person; takes If-Match. An `id` in the body must be the one in the path',
  role: 'manager',
  project: true,
  params: byId,
  body: z.strictObject({ id: identity.optional(), ...writable }),
  status: 200,
  reply: Employee,
  errors: ['not_found', 'stale'],
});

export const deleteEmployee = endpoint({
  method: 'DELETE',
  path: '/employees/{id}',
  summary: 'Delete a person and their login; their future shifts become open',
  role: 'manager',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found'],
});

export const Departure = z.object({
  /** Shifts that have not begun, earliest first: each becomes open. */
  shifts: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      start_time: z.string(),
      end_time: z.string(),
      template: z.string().nullable(),
      role: z.string(),
      status: z.enum(['draft', 'published']),
    }),
  ),
  /** Open ones that are cancelled: swaps by, to or taken by the person, what they asked for of open shifts, time off that waits. */
  swaps: z.number(),
  claims: z.number(),
  time_off: z.number(),
});
export type Departure = z.infer<typeof Departure>;

export const getDeparture = endpoint({
  method: 'GET',
  path: '/employees/{id}/departure',
  summary: 'What deleting a person would open and cancel; nothing is changed',
  role: 'manager',
  project: true,
  params: byId,
  status: 200,
  reply: Departure,
  errors: ['not_found'],
});

export const createLogin = endpoint({
  method: 'POST',
  path: '/employees/{id}/create-login',
  summary: 'Give a person a sign-in with a temporary password',
  role: 'manager',
  project: true,
  params: byId,
  body: z.strictObject({ password: newPassword }),
  status: 201,
  reply: z.object({ username: z.string(), must_change_password: z.literal(true) }),
  errors: ['not_found', 'login_exists'],
});

export const checkEmployeeId = endpoint({
  method: 'GET',
  path: '/employees/check-id/{id}',
  summary: 'Is this ID free in the whole system?',
  role: 'manager',
  project: true,
  params: byId,
  status: 200,
  reply: z.object({ id: z.string(), available: z.boolean() }),
  errors: [],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/employees/{id}/reset-password',
  summary: 'Give a person whose login the business made a new temporary password; every device of theirs is signed out',
  role: 'manager',
  project: true,
  params: byId,
  body: z.strictObject({ password: newPassword }),
  status: 200,
  reply: z.object({ username: z.string(), must_change_password: z.literal(true) }),
  errors: ['not_found', 'login_own', 'demo_account'],
});

export const proposeEmployeeId = endpoint({
  method: 'GET',
  path: '/employees/propose-id',
  summary: "A free ID for a person of this name: the first name and the business's, in plain letters",
  role: 'manager',
  project: true,
  query: z.strictObject({ name: text(80) }),
  status: 200,
  reply: z.object({ id: z.string() }),
  errors: [],
});

/** A yes or a no in a query. */
const flag = z
  .enum(['true', 'false'], 'choice')
  .transform((text) => text === 'true')
  .default(false);

export const ImportedRow = z.object({
  /** Of the file, from 1. */
  line: z.number(),
  id: z.string(),
  name: z.string(),
  deed: z.enum(['create', 'update', 'keep']),
  /** The line had no ID: this one was made of the name. */
  id_proposed: z.boolean(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

export const importEmployees = endpoint({
  method: 'POST',
  path: '/employees/import',
  summary:
    'Add and change people from a CSV file; a line without an ID is known by name and e-mail, or gets one. `dry_run` says what would happen. With an error nothing is written, unless `skip_errors` leaves those lines out',
  role: 'manager',
  project: true,
  query: z.strictObject({ dry_run: flag, skip_errors: flag }),
  upload: ['text/csv'],
  dear: true,
  status: 200,
  reply: z.object({
    created: z.number(),
    updated: z.number(),
    errors: z.array(z.object({ line: z.number(), detail: z.string() })),
    /** Every line that is right, and what it does. */
    rows: z.array(ImportedRow),
    /** Columns of the file that are not known here. */
    ignored_columns: z.array(z.string()),
  }),
  errors: ['conflict'],
});

export const editEmployees = endpoint({
  method: 'POST',
  path: '/employees/bulk',
  summary: 'Change several people at once: all of them or, when one was changed meanwhile, nobody',
  role: 'manager',
  project: true,
  body: z.strictObject({
    employees: z
      .array(z.strictObject({ id: identity, version: integer(1, 1_000_000_000) }))
      .min(1, 'required')
      .max(500, 'too_many'),
    add_roles: z.array(text(60)).max(20, 'too_many').optional(),
    remove_roles: z.array(text(60)).max(20, 'too_many').optional(),
    max_hours_per_week: hours(168).optional(),
    /** Null takes it away. */
    department: text(60).nullish(),
    location: text(60).nullish(),
  }),
  status: 200,
  reply: z.array(Employee),
  errors: ['not_found', 'stale'],
});
