import type { Database } from '../../database/database.ts';
import { signEvent } from '../read-event.ts';

const AT_ONCE = 50;

/**
 * Sends the sandbox's events, signed, to the endpoint for a provider's events; failed ones are sent again.
 * @param post delivers one event as it would come over the network, and answers with the status
 * @returns when to look again; null: there is nothing
 */
export async function deliverEvents(
  { direct }: Database,
  {
    secret,
    now,
    post,
  }: { secret: string; now: () => number; post: (raw: string, signature: string) => Promise<number> },
): Promise<string | null> {
  const events = await direct.selectFrom('sandbox_event').selectAll().orderBy('id').limit(AT_ONCE).execute();
  for (const { id, payload } of events) {
    const status = await post(payload, signEvent(payload, secret, Math.floor(now() / 1000)));
    if (status === 200) await direct.deleteFrom('sandbox_event').where('id', '=', id).execute();
  }
  return events.length > 0 ? new Date(now()).toISOString() : null;
}
