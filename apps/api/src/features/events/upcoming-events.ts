import type { events } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { eventColumns, presentEvent } from './event-columns.ts';

/** The next events from a local date on, nearest first. */
export async function upcomingEvents(
  tx: Tx,
  { from, limit }: { from: string; limit: number },
): Promise<events.Event[]> {
  const rows = await tx
    .selectFrom('event')
    .select(eventColumns)
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('title')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(presentEvent);
}
