import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { text } from '../base/fields.ts';

/** An employee's calendar link for other apps. Anyone who knows the secret URL can read it, so it can be replaced. */
export const Feed = z.object({
  /** Relative to the server's URL, as `/api/calendar/<secret>.ics`; null if there is none. */
  path: z.string().nullable(),
  /** An instant in UTC. */
  created_at: z.string().nullable(),
});
export type Feed = z.infer<typeof Feed>;

export const getFeed = endpoint({
  method: 'GET',
  path: '/schedule/feed',
  summary: 'The calendar link of the caller',
  role: 'employee',
  project: true,
  status: 200,
  reply: Feed,
  errors: [],
});

export const renewFeed = endpoint({
  method: 'POST',
  path: '/schedule/feed',
  readsOnly: true,
  summary: 'Create a new calendar link; the old one stops working immediately',
  role: 'employee',
  project: true,
  harmlessTwice: true,
  status: 201,
  reply: Feed,
  errors: [],
});

export const deleteFeed = endpoint({
  method: 'DELETE',
  path: '/schedule/feed',
  readsOnly: true,
  summary: 'Turn off the calendar link',
  role: 'employee',
  project: true,
  status: 204,
  errors: [],
});

export const readFeed = endpoint({
  method: 'GET',
  path: '/calendar/{secret}.ics',
  summary: 'An employee’s own published shifts for a calendar app; the secret in the link grants access',
  role: 'public',
  project: false,
  params: z.object({ secret: text(100) }),
  status: 200,
  files: ['text/calendar; charset=utf-8'],
  errors: ['not_found'],
});
