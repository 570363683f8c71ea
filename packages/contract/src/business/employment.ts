import { z } from 'zod';
import { employeeFields } from './employee-fields.ts';
import { Departure } from './employees.ts';
import { endpoint } from '../base/endpoint.ts';
import { changesOf, storedOf } from '../base/entity-field.ts';
import { date, identity } from '../base/fields.ts';

const { roles, contract_hours_per_week, has_reduced_norm, work_days_per_week, rest_weekdays, hourly_rate_cents } =
  employeeFields;

/** What is agreed from a day on: fields of the employee. */
export const termFields = {
  roles,
  contract_hours_per_week,
  has_reduced_norm,
  work_days_per_week,
  rest_weekdays,
  hourly_rate_cents,
};

/** Terms that hold from a day on, until the next ones. */
export const Term = z.object({
  /** Null: since the first day, or since ever. */
  valid_from: z.string().nullable(),
  ...storedOf(termFields),
  /** They hold today. */
  is_current: z.boolean(),
  created_by: z.string().nullable(),
});
export type Term = z.infer<typeof Term>;

export const Employment = z.object({
  employee_id: z.string(),
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  /** The last day was agreed when they were hired. */
  is_fixed_term: z.boolean(),
  probation_end: z.string().nullable(),
  /** Earliest first; at least one. */
  terms: z.array(Term),
  /** Of the employee, for `If-Match`. */
  version: z.number(),
});
export type Employment = z.infer<typeof Employment>;

const byId = z.object({ id: identity });

export const getEmployment = endpoint({
  method: 'GET',
  path: '/employees/{id}/employment',
  summary: 'First and last day of an employee, and their terms from day to day',
  role: 'manager',
  ability: 'people.read',
  project: true,
  params: byId,
  status: 200,
  reply: Employment,
  errors: ['not_found'],
});

/** The terms from a day on, what is left out as before; a full norm is not a reduced one. */
export const newTerm = z
  .strictObject({ valid_from: date, ...changesOf(termFields), roles: roles.schema.optional() })
  .superRefine(({ has_reduced_norm: isReduced, contract_hours_per_week: hours }, context) => {
    if (isReduced === true && (hours ?? 40) >= 40)
      context.addIssue({ code: 'custom', path: ['contract_hours_per_week'], message: 'reduced_norm' });
  });

export const changeTerms = endpoint({
  method: 'PUT',
  path: '/employees/{id}/employment/terms',
  summary: 'Change roles, contract hours or rate from a day on; takes If-Match. The days before keep their terms',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: byId,
  body: newTerm,
  status: 200,
  reply: Employment,
  errors: ['not_found', 'stale'],
});

export const deleteTerms = endpoint({
  method: 'DELETE',
  path: '/employees/{id}/employment/terms/{valid_from}',
  summary: 'Take a change of terms back: the terms before it go on',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: z.object({ id: identity, valid_from: date }),
  status: 200,
  reply: Employment,
  errors: ['not_found', 'stale'],
});

export const EmploymentEnd = z.object({
  /** Shifts after the day that have not begun, earliest first: each becomes open. */
  shifts: Departure.shape.shifts,
  /** Pending swaps of these that end. */
  swaps: z.number(),
  /** Approved and pending absences that go on after the day, earliest first: they end with it. */
  absences: z.array(
    z.object({
      start: z.string(),
      /** Null: not known yet. */
      end: z.string().nullable(),
    }),
  ),
  /** Shifts after the day that have begun or been worked, clock entries too, by their date: the day is refused. */
  worked: z.array(z.string()),
});
export type EmploymentEnd = z.infer<typeof EmploymentEnd>;

export const endQuery = z.strictObject({ last_day: date });

export const previewEnd = endpoint({
  method: 'GET',
  path: '/employees/{id}/employment/end',
  summary: 'What a last day would open, cancel and shorten; nothing is changed',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: byId,
  query: endQuery,
  status: 200,
  reply: EmploymentEnd,
  errors: ['not_found'],
});

export const endEmployment = endpoint({
  method: 'PUT',
  path: '/employees/{id}/employment/end',
  summary: 'Set the last day, or null for none; takes If-Match. Shifts after it that have not begun become open',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: byId,
  body: z.strictObject({ last_day: date.nullable(), is_fixed_term: z.boolean('wrong_type').default(false) }),
  status: 200,
  reply: Employment,
  errors: ['not_found', 'stale', 'generation_running'],
});
