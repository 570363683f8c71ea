import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Decisions, Presence: online while the application is open and was seen in the last minute; busy as one says; else offline. */
export const presences = ['online', 'busy', 'offline'] as const;
export type Presence = (typeof presences)[number];

export const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  department: z.string().nullable(),
  location: z.string().nullable(),
  status: z.enum(presences),
  /** The local date on which the person was added. */
  join_date: z.string(),
  /** Net hours of the published shifts that are over. */
  total_hours: z.number(),
  /** The address of the picture below the API, or null. */
  picture: z.string().nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const listTeam = endpoint({
  method: 'GET',
  path: '/team',
  summary: 'Who works here, as colleagues may see it: neither pay nor dates of birth nor ways to reach them',
  role: 'user',
  project: true,
  status: 200,
  reply: z.array(TeamMember),
  errors: [],
});

export const Seen = z.object({ status: z.enum(['online', 'busy']) });

export const bePresent = endpoint({
  method: 'PUT',
  path: '/team/presence',
  summary: 'The application is open: sent twice a minute. Without a status it stays as one said last',
  role: 'user',
  project: false,
  body: z.strictObject({ status: z.enum(['online', 'busy'], 'choice').optional() }),
  status: 200,
  reply: Seen,
  errors: [],
});
