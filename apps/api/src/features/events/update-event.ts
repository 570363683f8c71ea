import type { events } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { eventColumns, presentEvent } from './event-columns.ts';

/** Changes an event or its day. @throws `not_found`, `stale` */
export async function updateEvent(call: ProjectCall<typeof events.updateEvent>) {
  const { username: actor } = call.caller;
  const { description, ...given } = call.body;
  const { tx } = call;
  const before = await tx
    .selectFrom('event')
    .select(eventColumns)
    .where('id', '=', call.params.id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  const after = await tx
    .updateTable('event')
    .set({ ...given, description: description || null, version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(eventColumns)
    .executeTakeFirstOrThrow();
  const details = { id: after.id, date: after.date, title: after.title, before, after };
  await recordActivity(tx, { action_type: 'event.updated', actor, details });
  return presentEvent(after);
}
