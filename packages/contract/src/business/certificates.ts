import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, text, uuid } from '../base/fields.ts';

/** A kind of certificate, with the roles and templates whose work needs a valid one. */
export const CertificateKind = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  templates: z.array(z.string()),
  version: z.number(),
});
export type CertificateKind = z.infer<typeof CertificateKind>;

const names = z
  .array(text(60))
  .max(20, 'too_many')
  .transform((list) => [...new Set(list)])
  .default([]);

export const newKind = z.strictObject({ name: text(80), roles: names, templates: names });

const byId = z.object({ id: uuid });

export const listKinds = endpoint({
  method: 'GET',
  path: '/certificate-kinds',
  summary: 'Kinds of certificates, by name',
  role: 'manager',
  ability: 'people.read',
  project: true,
  status: 200,
  reply: z.array(CertificateKind),
  errors: [],
});

export const createKind = endpoint({
  method: 'POST',
  path: '/certificate-kinds',
  summary: 'Add a kind of certificate: from now on nobody without one is planned for its roles and templates',
  role: 'manager',
  ability: 'people.write',
  project: true,
  body: newKind,
  status: 201,
  reply: CertificateKind,
  errors: ['name_taken'],
});

export const updateKind = endpoint({
  method: 'PUT',
  path: '/certificate-kinds/{id}',
  summary: 'Change a kind of certificate. Takes If-Match',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: byId,
  body: newKind,
  status: 200,
  reply: CertificateKind,
  errors: ['not_found', 'name_taken', 'stale'],
});

export const deleteKind = endpoint({
  method: 'DELETE',
  path: '/certificate-kinds/{id}',
  summary: 'Delete a kind of certificate with everyone’s certificates of it',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found'],
});

/** `expiring`: within 30 days. `missing`: a role needs one, and there is none. `later`: not valid yet. */
export const states = ['missing', 'expired', 'expiring', 'later', 'valid'] as const;
export type State = (typeof states)[number];

export const Certificate = z.object({
  /** Null: missing. */
  id: z.string().nullable(),
  employee_id: z.string(),
  employee_name: z.string(),
  kind_id: z.string(),
  kind: z.string(),
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  state: z.enum(states),
  version: z.number(),
});
export type Certificate = z.infer<typeof Certificate>;

export const listCertificates = endpoint({
  method: 'GET',
  path: '/certificates',
  summary: 'Certificates, and those that are missing, the most urgent first; employees see their own',
  role: 'user',
  ability: 'people.read',
  project: true,
  status: 200,
  reply: z.array(Certificate),
  errors: [],
});

const writable = {
  /** Null: since ever. */
  valid_from: date.nullish(),
  /** Null: it does not expire. */
  valid_until: date.nullish(),
};

const inOrder = (body: { valid_from?: string | null | undefined; valid_until?: string | null | undefined }) =>
  body.valid_from == null || body.valid_until == null || body.valid_from <= body.valid_until;
const wrongOrder = { path: ['valid_until'], message: 'end_date_before_start' };

export const newCertificate = z
  .strictObject({ employee_id: identity, kind_id: uuid, ...writable })
  .refine(inOrder, wrongOrder);

export const createCertificate = endpoint({
  method: 'POST',
  path: '/certificates',
  summary: 'Record a certificate of an employee; a renewed one is another certificate',
  role: 'manager',
  ability: 'people.write',
  project: true,
  body: newCertificate,
  status: 201,
  reply: Certificate,
  errors: [],
});

export const updateCertificate = endpoint({
  method: 'PUT',
  path: '/certificates/{id}',
  summary: 'Change the days of a certificate. Takes If-Match',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: byId,
  body: z.strictObject(writable).refine(inOrder, wrongOrder),
  status: 200,
  reply: Certificate,
  errors: ['not_found', 'stale'],
});

export const deleteCertificate = endpoint({
  method: 'DELETE',
  path: '/certificates/{id}',
  summary: 'Delete a certificate that was recorded by mistake',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found'],
});
