import type { events } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { eventColumns, presentEvent } from './event-columns.ts';

/** Adds an event to a day. */
export async function createEvent(call: ProjectCall<typeof events.createEvent>) {
  const { username: actor } = call.caller;
  const { description, ...given } = call.body;
  const { tx } = call;
  const row = await tx
    .insertInto('event')
    .values({ id: randomUUIDv7(), ...given, description: description || null })
    .returning(eventColumns)
    .executeTakeFirstOrThrow();
  const details = { id: row.id, date: row.date, title: row.title, after: row };
  await recordActivity(tx, { action_type: 'event.created', actor, details });
  return presentEvent(row);
}
