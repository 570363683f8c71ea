import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { password, uuid } from '../base/fields.ts';

/** A former employee; after erasure, only the number remains of their identity. */
export const FormerEmployee = z.object({
  id: z.string(),
  number: z.number(),
  employee_id: z.string().nullable(),
  name: z.string().nullable(),
  left_at: z.string(),
  erased_at: z.string().nullable(),
});
export type FormerEmployee = z.infer<typeof FormerEmployee>;

export const exportOwn = endpoint({
  method: 'GET',
  path: '/settings/profile/export',
  summary: 'All data stored about the caller, as one JSON file',
  role: 'user',
  project: false,
  status: 200,
  files: ['application/json; charset=utf-8'],
  errors: [],
});

export const eraseAccount = endpoint({
  method: 'DELETE',
  path: '/settings/profile',
  summary: 'Erase your own account and the projects that only you manage; the body has your password',
  role: 'user',
  project: false,
  fresh: 'in-part',
  body: z.strictObject({ password }),
  status: 204,
  errors: ['subscription_running', 'payment_unavailable', 'demo_account'],
});

export const listFormer = endpoint({
  method: 'GET',
  path: '/employees/former',
  summary: 'Deleted employees, newest first',
  role: 'manager',
  ability: 'people.write',
  project: true,
  status: 200,
  reply: z.array(FormerEmployee),
  errors: [],
});

export const eraseFormer = endpoint({
  method: 'POST',
  path: '/employees/former/{id}/erase',
  summary: 'Erase the personal data of a deleted employee: a number replaces the name, hours are kept',
  role: 'manager',
  ability: 'data.write',
  project: true,
  params: z.object({ id: uuid }),
  status: 204,
  errors: ['not_found'],
});
