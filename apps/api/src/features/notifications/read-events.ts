import type { Language, notifications } from '@pamaina/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/route.ts';
import { countUnread, notificationColumns, presentNotification } from './list-notifications.ts';

/** Beyond this, the list is reloaded instead. */
const EVENTS_MAX = 100;

interface From {
  caller: Pick<Member, 'projectId' | 'accountId'>;
  /** The last event that the reader has; null: none, the stream starts. */
  after: number | null;
  language: Language;
}

export interface NumberedEvent {
  /** Its name in `Last-Event-ID`. */
  id: number;
  data: notifications.LiveEvent;
}

/** A user's events after a given one, in order; one `reset` where the stream starts and where there are too many. */
export function readEvents(database: Database, { caller, after, language }: From) {
  const { projectId, accountId } = caller;
  return database.inProject(projectId, async (tx): Promise<{ events: NumberedEvent[]; unread: number }> => {
    const own = tx.selectFrom('notification').where('account_id', '=', accountId);
    const rows =
      after === null
        ? null
        : await own
            .select([...notificationColumns, 'seq', 'shown'])
            .where('seq', '>', after)
            .orderBy('seq')
            .limit(EVENTS_MAX + 1)
            .execute();
    const unread = await countUnread(tx, caller);
    if (rows !== null && rows.length <= EVENTS_MAX) {
      const events = rows.map(({ seq: id, shown, ...row }): NumberedEvent => ({
        id,
        data: shown
          ? { type: 'notification', notification: presentNotification(row, language), unread }
          : { type: 'changed', kind: row.kind },
      }));
      return { events, unread };
    }
    const { newest } = await own.select((max) => max.fn.max('seq').as('newest')).executeTakeFirstOrThrow();
    return { events: [{ id: newest ?? 0, data: { type: 'reset', unread } }], unread };
  });
}
