import type { notifications } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';

/** Retries a failed delivery from the first attempt. @throws `not_found` also when it is not given up */
export async function retryDelivery(call: ProjectCall<typeof notifications.retryDelivery>): Promise<void> {
  const { username: actor } = call.caller;
  const { tx } = call;
  const retried = await tx
    .updateTable('delivery')
    .set({ state: 'waiting', attempts: 0, due_at: new Date(call.now).toISOString(), settled_at: null })
    .where('id', '=', call.params.id.toLowerCase())
    .where('state', '=', 'dead')
    .returning(['id', 'channel', 'error'])
    .executeTakeFirst();
  if (!retried) throw new ProblemError('not_found');
  await recordActivity(tx, { action_type: 'delivery.retried', actor, details: retried });
}
