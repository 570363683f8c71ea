import { sql } from 'kysely';
import { bindTo, type OutsideTx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { eraseDemo } from './erase-copies.ts';

/** Maximum of copies at a time: some 1,300 rows each. */
export const COPIES_MAX = 200;
export const NETWORK_MAX = 20;
/** A copy not open in any browser for this long counts as unused: a returning visitor gets a new one. */
const IDLE_MS = 30 * 60_000;
const RETRY_SECONDS = 10 * 60;

/**
 * Makes room for one more copy until the transaction ends: at the limit, per network or overall, the oldest unused one
 * is erased.
 * @throws `demo_busy` when all are in use
 */
export async function makeRoom(tx: OutsideTx, { network, now }: { network: string; now: number }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('copies of the demo', 0))`.execute(tx);
  const { all, near } = await tx
    .selectFrom('project')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('demo_network', '=', network).as('near'),
    ])
    .where('demo_network', 'is not', null)
    .executeTakeFirstOrThrow();
  const isNearFull = near >= NETWORK_MAX;
  if (all < COPIES_MAX && !isNearFull) return;
  const idle = new Date(now - IDLE_MS).toISOString();
  const oldest = await sql<{ id: string }>`
    select id from project
    where demo_network is not null and created_at < ${idle} and (${!isNearFull} or demo_network = ${network})
      and not exists (
        select from account left join project_manager on project_manager.account_id = account.id
        where (account.project_id = project.id or project_manager.project_id = project.id) and account.seen_at >= ${idle}
      )
    order by created_at limit 1`.execute(tx);
  const [copy] = oldest.rows;
  if (copy === undefined) throw new ProblemError('demo_busy', { retryAfterSeconds: RETRY_SECONDS });
  await eraseDemo(await bindTo(tx, copy.id));
}
