import type { events } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { eventColumns, presentEvent } from './event-columns.ts';

/** The events of a range, by date. */
export async function listEvents(call: Call<typeof events.listEvents>) {
  const { projectId } = member(call);
  const { start, end } = call.query;
  const rows = await call.deps.database.inProject(projectId, (tx) =>
    tx
      .selectFrom('event')
      .select(eventColumns)
      .where((where) => where.between('date', start, end))
      .orderBy('date')
      .orderBy('title')
      .orderBy('id')
      .execute(),
  );
  return rows.map(presentEvent);
}
