import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { consentVersions, lines, text, uuid } from '../base/fields.ts';

/**
 * `pending`: requested and not paid; `ending`: ends with the paid period; `ended`: stored for a while. All except
 * `active` are read-only.
 */
export const Billing = z.enum(['active', 'pending', 'ending', 'ended']);
export type Billing = z.infer<typeof Billing>;

export const Project = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** IANA name, `Europe/Vilnius`: the time zone of the project's dates and times. */
  time_zone: z.string(),
  /** ISO 3166-1: lists of names are sorted as there. */
  country: z.string(),
  /** ISO 4217: in which money rates, budgets and takings are meant. */
  currency: z.string(),
  billing: Billing,
  /** When all its data is erased, for one that is ending or has ended; otherwise null. */
  erased_at: z.string().nullable(),
});
export type Project = z.infer<typeof Project>;

/** Where a new project is; it follows the law of its country if no other one was chosen. */
export const place = {
  /** Sets the time zone, public holidays, currency and law. If omitted: the first of the countries. */
  country: z.enum(constants.countries, 'choice').optional(),
  /** The ID of a law pack (`GET /countries`), or `none`. If omitted: that of the country. */
  law_pack: text(20).optional(),
};

export const listProjects = endpoint({
  method: 'GET',
  path: '/projects',
  summary: 'The caller’s projects',
  role: 'user',
  project: false,
  status: 200,
  reply: z.array(Project),
  errors: [],
});

export const createProject = endpoint({
  method: 'POST',
  path: '/projects',
  summary: 'Create a project free of charge, as a test account',
  role: 'user',
  project: false,
  body: z.strictObject({
    name: text(80).pipe(z.string().min(constants.projectNameMin, 'project_name_short')),
    description: lines(500, 0).nullish(),
    ...place,
    ...consentVersions,
  }),
  status: 201,
  reply: Project,
  errors: ['payment_required', 'account_employed', 'demo_account'],
});

export const selectProject = endpoint({
  method: 'POST',
  path: '/projects/select/{id}',
  harmlessTwice: true,
  summary: 'Select a project; returns a new token',
  role: 'user',
  ability: 'member',
  project: false,
  params: z.object({ id: uuid }),
  status: 200,
  reply: z.object({ access_token: z.string(), token_type: z.literal('bearer') }),
  errors: ['not_found'],
});
