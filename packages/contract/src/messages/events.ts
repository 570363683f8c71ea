import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, integer, rangeQuery, lines, text, uuid } from '../base/fields.ts';

/** An event on a day, visible to everyone who sees the schedule. */
export const Event = z.object({
  id: z.string(),
  date: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  color: z.enum(constants.colors),
  /** So many percent of what usually comes in are expected on its day; null: as usual, and to employees. */
  takings_percent: z.number().nullable(),
  version: z.number(),
});
export type Event = z.infer<typeof Event>;

const writable = z.strictObject({
  date,
  title: text(80),
  description: lines(500, 0).nullish(),
  color: z.enum(constants.colors, 'choice').default('blue'),
  takings_percent: integer(1, 1000).nullish(),
});

const byId = z.object({ id: uuid });

export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary: 'The events of a range, by date',
  role: 'user',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: rangeQuery,
  status: 200,
  reply: z.array(Event),
  errors: [],
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/events',
  summary: 'Add an event to a day',
  role: 'manager',
  ability: 'notes.write',
  project: true,
  days: 'days',
  body: writable,
  status: 201,
  reply: Event,
  errors: [],
});

export const updateEvent = endpoint({
  method: 'PUT',
  path: '/events/{id}',
  summary: 'Change an event, including its day; takes If-Match',
  role: 'manager',
  ability: 'notes.write',
  project: true,
  days: 'event',
  params: byId,
  body: writable,
  status: 200,
  reply: Event,
  errors: ['not_found', 'stale'],
});

export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/events/{id}',
  summary: 'Delete an event',
  role: 'manager',
  ability: 'notes.write',
  project: true,
  days: 'event',
  params: byId,
  status: 204,
  errors: ['not_found'],
});
