import type { events } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { eventColumns } from './event-columns.ts';

/** Deletes an event. @throws `not_found` */
export async function deleteEvent(call: ProjectCall<typeof events.deleteEvent>): Promise<void> {
  const { username: actor } = call.caller;
  const { tx } = call;
  const before = await tx
    .deleteFrom('event')
    .where('id', '=', call.params.id.toLowerCase())
    .returning(eventColumns)
    .executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  const details = { id: before.id, date: before.date, title: before.title, before };
  await recordActivity(tx, { action_type: 'event.deleted', actor, details });
}
