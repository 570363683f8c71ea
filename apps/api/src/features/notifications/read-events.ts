import type { Language, notifications } from '@pamaina/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/route.ts';
import { countUnread } from './count-unread.ts';
import { notificationColumns, presentNotification } from './present-notification.ts';

/** More than this is read anew as a list. */
const EVENTS_MAX = 100;

interface From {
  caller: Pick<Member, 'projectId' | 'accountId'>;
  /** The last event that the reader has; null: none, the stream begins. */
  after: number | null;
  language: Language;
}

export interface NumberedEvent {
  /** What `Last-Event-ID` names it by. */
  id: number;
  data: notifications.LiveEvent;
}

/** What came for somebody after an event, in its order; one `reset` where the stream begins and where it would be too much. */
export function readEvents(database: Database, { caller, after, language }: From) {
  const { projectId, accountId } = caller;
  return database.inProject(projectId, async (tx): Promise<{ events: NumberedEvent[]; unread: number }> => {
    const own = tx.selectFrom('notification').where('project_id', '=', projectId).where('account_id', '=', accountId);
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
