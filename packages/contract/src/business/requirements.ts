import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { field, schemasOf, storedOf } from '../base/entity-field.ts';
import { date, integer, text, uuid } from '../base/fields.ts';

/** What a requirement is made of. */
export const fields = {
  template: field(text(60), { control: 'choice', isExported: true }),
  role: field(text(60), { control: 'suggest', isExported: true }),
  count: field(integer(0, 200), { control: 'integer', step: 1, isExported: true }),
  weekday: field(integer(1, 7).nullish(), { control: 'own', isExported: true }),
  date: field(date.nullish(), { control: 'date', isExported: true }),
};

/** Weekly standard (`weekday`, 1 Monday .. 7 Sunday) or an exception for one `date`: exactly one of the two. */
const writable = z
  .strictObject(schemasOf(fields))
  .refine((body) => (body.weekday == null) !== (body.date == null), { path: ['weekday'], message: 'weekday_or_date' });

export const Requirement = z.object({
  id: z.string(),
  ...storedOf(fields),
  version: z.number(),
});
export type Requirement = z.infer<typeof Requirement>;

const byId = z.object({ id: uuid });

export const listRequirements = endpoint({
  method: 'GET',
  path: '/requirements',
  summary: 'Weekly standard and date exceptions',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  days: 'none',
  status: 200,
  reply: z.array(Requirement),
  errors: [],
});

export const createRequirement = endpoint({
  method: 'POST',
  path: '/requirements',
  summary: 'Add a requirement: how many people a template needs in a role',
  role: 'manager',
  ability: 'staffing.write',
  project: true,
  body: writable,
  status: 201,
  reply: Requirement,
  errors: ['requirement_exists'],
});

export const updateRequirement = endpoint({
  method: 'PUT',
  path: '/requirements/{id}',
  summary: 'Change a requirement; takes If-Match',
  role: 'manager',
  ability: 'staffing.write',
  project: true,
  params: byId,
  body: writable,
  status: 200,
  reply: Requirement,
  errors: ['not_found', 'requirement_exists', 'stale'],
});

export const deleteRequirement = endpoint({
  method: 'DELETE',
  path: '/requirements/{id}',
  summary: 'Delete a requirement; takes If-Match',
  role: 'manager',
  ability: 'staffing.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found', 'stale'],
});
