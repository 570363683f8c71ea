import type { events } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { eventColumns, presentEvent } from './event-columns.ts';

/** Adds an event to a day. */
export async function createEvent(call: Call<typeof events.createEvent>) {
  const { projectId, username: actor } = member(call);
  const { description, ...given } = call.body;
  return call.deps.database.inProject(projectId, async (tx) => {
    const row = await tx
      .insertInto('event')
      .values({ project_id: projectId, id: randomUUIDv7(), ...given, description: description || null })
      .returning(eventColumns)
      .executeTakeFirstOrThrow();
    const details = { id: row.id, date: row.date, title: row.title, after: row };
    await recordActivity(tx, projectId, { action_type: 'event.created', actor, details });
    return presentEvent(row);
  });
}
