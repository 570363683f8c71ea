import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';

/**
 * Online while the application is open and was seen in the last minute; busy if set by the user;
 * otherwise offline.
 */
export const presences = ['online', 'busy', 'offline'] as const;
export type Presence = (typeof presences)[number];

export const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  department: z.string().nullable(),
  location: z.string().nullable(),
  status: z.enum(presences),
  /** The local date on which the employee was added. */
  join_date: z.string(),
  /** Net hours of past published shifts. */
  total_hours: z.number(),
  /** The URL of the picture relative to the API, or null. */
  picture: z.string().nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const listTeam = endpoint({
  method: 'GET',
  path: '/team',
  summary: 'The team as colleagues see it: without pay, dates of birth and contact details',
  role: 'user',
  ability: 'member',
  project: true,
  status: 200,
  reply: z.array(TeamMember),
  errors: [],
});

export const Seen = z.object({ status: z.enum(['online', 'busy']) });

export const bePresent = endpoint({
  method: 'PUT',
  path: '/team/presence',
  summary: 'Report that the application is open, twice a minute; without a status, the last one stays',
  role: 'user',
  project: false,
  body: z.strictObject({ status: z.enum(['online', 'busy'], 'choice').optional() }),
  status: 200,
  reply: Seen,
  errors: [],
});
