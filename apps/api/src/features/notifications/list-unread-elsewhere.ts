import type { notifications } from '@pamaina/contract';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { listProjectsOf } from '../projects/index.ts';
import { countUnread } from './count-unread.ts';

/** What waits unread in the caller's other projects; the bell is the selected one's. */
export async function listUnreadElsewhere(call: Call<typeof notifications.listUnreadElsewhere>) {
  const caller = signedIn(call);
  const { database } = call.deps;
  const waiting: { project_id: string; unread: number }[] = [];
  for (const { id: project_id } of await listProjectsOf(database, caller)) {
    if (project_id === caller.projectId) continue;
    const { accountId } = caller;
    const unread = await database.inProject(project_id, (tx) => countUnread(tx, { projectId: project_id, accountId }));
    if (unread > 0) waiting.push({ project_id, unread });
  }
  return waiting;
}
