import type { notifications } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';

/** Retries a failed delivery from the first attempt. @throws `not_found` also when it is not given up */
export async function retryDelivery(call: Call<typeof notifications.retryDelivery>): Promise<void> {
  const { projectId, username: actor } = member(call);
  await call.deps.database.inProject(projectId, async (tx) => {
    const retried = await tx
      .updateTable('delivery')
      .set({ state: 'waiting', attempts: 0, due_at: new Date(call.deps.now()).toISOString(), settled_at: null })
      .where('project_id', '=', projectId)
      .where('id', '=', call.params.id.toLowerCase())
      .where('state', '=', 'dead')
      .returning(['id', 'channel', 'error'])
      .executeTakeFirst();
    if (!retried) throw new ProblemError('not_found');
    await recordActivity(tx, projectId, { action_type: 'delivery.retried', actor, details: retried });
  });
}
