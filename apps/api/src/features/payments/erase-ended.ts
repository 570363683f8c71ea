import type { Database, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { eraseProject } from '../projects/index.ts';

const AT_ONCE = 10;
/** A provider repeats an event for days, a forger for as long as it is forgotten. */
const EVENTS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** Whoever began to pay, never did and has no account has only left an e-mail here. */
const UNPAID_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Erases projects that ended and whose time has passed (Spec section 9): people, their logins and IDs, schedules, pictures, all of
 * it. What was paid stays, without a name of anybody's staff; what nobody paid goes too.
 */
export async function eraseEnded({ database, now, log }: Pick<Deps, 'database' | 'now' | 'log'>): Promise<void> {
  const at = new Date(now()).toISOString();
  await database.direct
    .deleteFrom('provider_event')
    .where('received_at', '<', new Date(now() - EVENTS_KEPT_MS).toISOString())
    .execute();
  await database.direct
    .deleteFrom('purchase')
    .where('state', '=', 'expired')
    .where('account_id', 'is', null)
    .where('paid_at', 'is', null)
    .where('created_at', '<', new Date(now() - UNPAID_KEPT_MS).toISOString())
    .execute();
  for (;;) {
    const over = await overAt(database.direct, at).limit(AT_ONCE).execute();
    for (const { id } of over) await database.inProject(id, (tx) => erase(tx, id, at));
    if (over.length > 0) log.info({ projects: over.map(({ id }) => id) }, 'projects that had ended were erased');
    if (over.length < AT_ONCE) return;
  }
}

/** Ended, and the time is over; one that somebody is paying for again waits until they have, or gave up. */
const overAt = (from: Database['direct'], at: string) =>
  from
    .selectFrom('project')
    .select('project.id')
    .where('billing', '=', 'ended')
    .where('erase_at', '<=', at)
    .where((where) =>
      where.not(
        where.exists((of) =>
          of
            .selectFrom('purchase')
            .select('purchase.id')
            .whereRef('purchase.renews', '=', 'project.id')
            .where('purchase.state', '=', 'open'),
        ),
      ),
    );

async function erase(tx: Tx, id: string, at: string): Promise<void> {
  // Whoever subscribed again in this moment keeps everything.
  const project = await overAt(tx, at).where('project.id', '=', id).forUpdate().executeTakeFirst();
  if (project) await eraseProject(tx, id);
}
