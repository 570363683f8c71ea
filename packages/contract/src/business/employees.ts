import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { employeeFields } from './employee-fields.ts';
import { checkEmployment, checkNorm, Employee, EmployeeInFull, employmentFields } from './employee-shape.ts';
import { changesOf, schemasOf } from '../base/entity-field.ts';
import { hours, identity, integer, newIdentity, newPassword, text } from '../base/fields.ts';

export { employeeFields as fields, idHeadings } from './employee-fields.ts';
export { contractKindOf, contractKinds, Employee, EmployeeInFull, type ContractKind } from './employee-shape.ts';
export { ConsentDates, Consents } from './working-time.ts';

/** A new employee. */
export const newEmployee = z.strictObject({ id: newIdentity, ...schemasOf(employeeFields) }).superRefine(checkNorm);

const byId = z.object({ id: identity });

export const listEmployees = endpoint({
  method: 'GET',
  path: '/employees',
  summary: 'List employees: those who have not left, those who have (`former`), or all',
  role: 'manager',
  ability: 'people.read',
  project: true,
  query: z.strictObject({ employed: z.enum(['now', 'former', 'all'], 'choice').default('now') }),
  status: 200,
  reply: z.array(EmployeeInFull),
  errors: [],
});

export const createEmployee = endpoint({
  method: 'POST',
  path: '/employees',
  summary: 'Add an employee; the ID must be unique across the whole system',
  role: 'manager',
  ability: 'people.write',
  project: true,
  body: z
    .strictObject({ id: newIdentity, ...schemasOf(employeeFields), ...employmentFields })
    .superRefine(checkNorm)
    .superRefine(checkEmployment),
  status: 201,
  reply: EmployeeInFull,
  errors: ['id_taken'],
});

export const updateEmployee = endpoint({
  method: 'PUT',
  path: '/employees/{id}',
  summary: 'Change an employee; takes If-Match. An `id` in the body must match the path',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: byId,
  body: z
    .strictObject({ id: identity.optional(), ...changesOf(employeeFields), ...employmentFields })
    .superRefine(checkNorm)
    .superRefine(checkEmployment),
  status: 200,
  reply: EmployeeInFull,
  errors: ['not_found', 'stale'],
});

export const deleteEmployee = endpoint({
  method: 'DELETE',
  path: '/employees/{id}',
  summary: 'Delete an employee and their login; their future shifts become open',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found'],
});

export const Departure = z.object({
  /** Shifts that have not started, earliest first: each becomes open. */
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
  /** Pending requests that are cancelled: swaps by, to or taken by the employee, claims of open shifts, time off. */
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
  ability: 'people.write',
  project: true,
  params: byId,
  status: 200,
  reply: Departure,
  errors: ['not_found'],
});

export const createLogin = endpoint({
  method: 'POST',
  path: '/employees/{id}/create-login',
  summary: 'Create a login with a temporary password for an employee',
  role: 'manager',
  ability: 'people.write',
  project: true,
  peopleOnly: true,
  params: byId,
  body: z.strictObject({ password: newPassword }),
  status: 201,
  reply: z.object({ username: z.string(), must_change_password: z.literal(true) }),
  errors: ['not_found', 'login_exists'],
});

export const checkEmployeeId = endpoint({
  method: 'GET',
  path: '/employees/check-id/{id}',
  summary: 'Whether this ID is available in the whole system',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: z.object({ id: newIdentity }),
  status: 200,
  reply: z.object({ id: z.string(), available: z.boolean() }),
  errors: [],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/employees/{id}/reset-password',
  summary: 'Set a new temporary password for a login a manager created; all devices of the employee are logged out',
  role: 'manager',
  ability: 'people.write',
  project: true,
  peopleOnly: true,
  fresh: true,
  params: byId,
  body: z.strictObject({ password: newPassword }),
  status: 200,
  reply: z.object({ username: z.string(), must_change_password: z.literal(true) }),
  errors: ['not_found', 'login_own', 'demo_account', 'member_beyond'],
});

export const createSignInCode = endpoint({
  method: 'POST',
  path: '/employees/{id}/sign-in-code',
  summary:
    'Create a code with which an employee chooses a password, once; it is shown now and never again, and ends the code before. Creates the login if there is none',
  role: 'manager',
  project: true,
  ability: 'people.write',
  peopleOnly: true,
  fresh: true,
  params: byId,
  harmlessTwice: true,
  status: 201,
  reply: z.object({ code: z.string(), url: z.string(), username: z.string(), expires_at: z.string() }),
  errors: ['not_found', 'login_own', 'login_exists', 'demo_account', 'member_beyond'],
});

export const emailSignInCode = endpoint({
  method: 'POST',
  path: '/employees/{id}/sign-in-code/email',
  summary: 'Email a link with which an employee chooses a password, once. Creates the login if there is none',
  role: 'manager',
  project: true,
  ability: 'people.write',
  peopleOnly: true,
  fresh: true,
  params: byId,
  status: 202,
  errors: ['not_found', 'login_own', 'login_exists', 'demo_account', 'member_beyond', 'email_missing'],
});

export const proposeEmployeeId = endpoint({
  method: 'GET',
  path: '/employees/propose-id',
  summary: 'Suggest an available ID for this name, made of the first name and the project name in plain letters',
  role: 'manager',
  ability: 'people.write',
  project: true,
  query: z.strictObject({ name: text(80) }),
  status: 200,
  reply: z.object({ id: z.string() }),
  errors: [],
});

/** A boolean in a query. */
const flag = z
  .enum(['true', 'false'], 'choice')
  .transform((text) => text === 'true')
  .default(false);

export const ImportedRow = z.object({
  /** The line number in the file, from 1. */
  line: z.number(),
  id: z.string(),
  name: z.string(),
  deed: z.enum(['create', 'update', 'keep']),
  /** The line had no ID: this one was generated from the name. */
  id_proposed: z.boolean(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

export const importEmployees = endpoint({
  method: 'POST',
  path: '/employees/import',
  summary:
    'Add and update employees from a CSV file; lines without an ID are matched by name and email or get an ID. `dry_run` returns what would happen. With an error nothing is saved, unless `skip_errors` skips those lines',
  role: 'manager',
  ability: 'people.write',
  project: true,
  query: z.strictObject({ dry_run: flag, skip_errors: flag }),
  upload: ['text/csv'],
  dear: true,
  status: 200,
  reply: z.object({
    created: z.number(),
    updated: z.number(),
    /** The first `constants.importErrorsTold` errors; `errors_total` counts all. */
    errors: z.array(z.object({ line: z.number(), detail: z.string() })),
    errors_total: z.number(),
    /** The first `constants.importRowsTold` valid lines, and what each does; `deeds` counts all of them. */
    rows: z.array(ImportedRow),
    deeds: z.object({ create: z.number(), update: z.number(), keep: z.number() }),
    /** Unknown columns of the file. */
    ignored_columns: z.array(z.string()),
  }),
  errors: ['conflict'],
});

export const editEmployees = endpoint({
  method: 'POST',
  path: '/employees/bulk',
  summary: 'Change several employees at once: all of them, or none if one was changed in the meantime',
  role: 'manager',
  ability: 'people.write',
  project: true,
  body: z.strictObject({
    employees: z
      .array(z.strictObject({ id: identity, version: integer(1, 1_000_000_000) }))
      .min(1, 'required')
      .max(500, 'too_many'),
    add_roles: z.array(text(60)).max(20, 'too_many').optional(),
    remove_roles: z.array(text(60)).max(20, 'too_many').optional(),
    max_hours_per_week: hours(168).optional(),
    /** Null removes it. */
    department: text(60).nullish(),
    location: text(60).nullish(),
  }),
  status: 200,
  reply: z.array(Employee),
  errors: ['not_found', 'stale'],
});
