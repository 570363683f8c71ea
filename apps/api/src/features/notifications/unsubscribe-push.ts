import type { notifications } from '@pamaina/contract';
import { signedIn, type Call } from '../../platform/http/route.ts';

/** Ends web push to one of the caller's browsers, or to all of them. Those of other users stay. */
export async function unsubscribePush(call: Call<typeof notifications.unsubscribePush>): Promise<void> {
  let gone = call.deps.database.direct
    .deleteFrom('push_subscription')
    .where('account_id', '=', signedIn(call).accountId);
  if (call.body.endpoint !== undefined) gone = gone.where('endpoint', '=', call.body.endpoint);
  await gone.execute();
}
