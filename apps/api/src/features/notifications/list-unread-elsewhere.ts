import type { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import { signedIn, type Call } from '../../platform/http/route.ts';

/** Unread notifications in the caller's other projects; the notification list shows the selected one's. */
export async function listUnreadElsewhere(call: Call<typeof notifications.listUnreadElsewhere>) {
  const { accountId, projectId } = signedIn(call);
  const { rows } = await sql<{ project_id: string; unread: number }>`
    select project_id, unread from unread_elsewhere(${accountId}, ${projectId})`.execute(call.deps.database.direct);
  return rows;
}
