import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { eraseProject } from '../projects/index.ts';

/** A year of a large team takes longer than a call may. */
const STATEMENT_TIMEOUT = '10min';
/** A provider repeats an event for days, a forger for as long as it is remembered. */
const EVENTS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** A user who started a payment, never paid and has no account has only left an email address here. */
const UNPAID_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Erases ended projects after their retention period (Spec section 9): employees, their logins and IDs, schedules,
 * pictures, everything. Payments stay, without names of staff; unpaid purchases are erased too. A project that cannot
 * be erased is logged and retried the next time; the others do not wait for it.
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
  for (const { id } of await overAt(database.direct, at).orderBy('erase_at').execute()) {
    try {
      await database.inProject(id, (tx) => erase(tx, id, at));
      log.info({ project: id }, 'an ended project was deleted');
    } catch (error) {
      log.error({ err: error, project: id }, 'an ended project could not be deleted');
    }
  }
}

/** Ended, and past retention; one with a payment in progress waits until it is paid or abandoned. */
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
            .where('purchase.state', 'in', ['begun', 'open']),
        ),
      ),
    );

async function erase(tx: Tx, id: string, at: string): Promise<void> {
  await sql`select set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`.execute(tx);
  // A project that was subscribed again at this moment keeps everything.
  const project = await overAt(tx, at).where('project.id', '=', id).forUpdate().executeTakeFirst();
  if (project) await eraseProject(tx, id);
}
