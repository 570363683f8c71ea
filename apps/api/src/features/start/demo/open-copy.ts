import { createHmac, randomInt, randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { demo } from '@pamaina/contract';
import { sql } from 'kysely';
import { DEMO_SHARE } from '../../../platform/auth/caller.ts';
import { bindTo, type Database, type Tx, type OutsideTx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import { browserOf, giveTokens, openSession } from '../../access/session/index.ts';
import { lastOriginal, originalOfToday, type Original } from './make-original.ts';
import { writeCopy } from './write-copy.ts';
import { eraseDemo } from './erase-copies.ts';

/** Per quarter of an hour: copies beyond the free ones cost a proof of work, and each once half of all are taken. */
const STRANGERS = { network: { free: 6, most: 60 }, wide: 60 };
/** Shorter than the client's timeout. */
const ORIGINAL_WAIT_MS = 8_000;
const ID_SIGNS = 36 ** 6;

/**
 * A copy of the demo for one visitor, in their language: a separate project with accounts without a password, erased
 * after a day. In the turns of the demo, so that a flood of visitors costs all other users little; networks take turns.
 * @throws `not_found` where there is no demo, `proof_required`, `too_many_requests`, `demo_busy`, `answers_busy`
 */
export async function openCopy(call: Call<typeof demo.openCopy>) {
  const { deps, language, address } = call;
  if (!deps.hasDemo) throw new ProblemError('not_found');
  const isBusy = (await countCopies(deps.database.direct)) >= COPIES_MAX / 2;
  await countStranger('demo', call, { ...STRANGERS, isBusy });
  const network = createHmac('sha256', deps.settings.jwtSecret).update(`demo\n${address}`).digest('base64url');
  const leave = await deps.turns.enter({ share: DEMO_SHARE, caller: network }, call.signal);
  try {
    const original = await originalSoon(deps);
    const projectId = randomUUIDv7();
    const idSign = `-${randomInt(ID_SIGNS).toString(36).padStart(6, '0')}`;
    const opened = await deps.database.outside(async (outside) => {
      await makeRoom(outside, { network, now: deps.now() });
      const tx = await bindTo(outside, projectId);
      await writeCopy(tx, original, { projectId, idSign, language, network });
      const accountId = await managerOf(tx);
      const browser = browserOf(call, false);
      return openSession(tx, deps.tokens, { accountId, role: 'manager', projectId, browser });
    });
    return giveTokens(call, opened);
  } finally {
    leave();
  }
}

/** Yesterday's original is better than a wait; only a newly started process has none. @throws `demo_busy` */
async function originalSoon({ database }: Pick<Deps, 'database'>): Promise<Original> {
  const original =
    lastOriginal() ?? (await Promise.race([originalOfToday(database), delay(ORIGINAL_WAIT_MS, null, { ref: false })]));
  if (original === null) throw new ProblemError('demo_busy', { retryAfterSeconds: 10 });
  return original;
}

async function managerOf(tx: Tx): Promise<string> {
  const { account_id } = await tx
    .selectFrom('project_member')
    .select('account_id')
    .where('project_id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  return account_id;
}

/** Maximum of copies at a time: some 1,300 rows each. */
export const COPIES_MAX = 200;
export const NETWORK_MAX = 20;
/** A copy not open in any browser for this long counts as unused: a returning visitor gets a new one. */
const IDLE_MS = 30 * 60_000;
const RETRY_SECONDS = 10 * 60;

async function countCopies(db: Database['direct']): Promise<number> {
  const copies = db.selectFrom('project').where('demo_network', 'is not', null);
  return (await copies.select(({ fn }) => fn.countAll<number>().as('all')).executeTakeFirstOrThrow()).all;
}

/**
 * Makes room for one more copy until the transaction ends: at the limit, per network or overall, the oldest unused one
 * is erased. When all are in use, the network with the most of them gives up the one that was not seen for longest, if
 * it has more than this network would have then.
 * @throws `demo_busy` when there is no such network
 */
async function makeRoom(tx: OutsideTx, { network, now }: { network: string; now: number }): Promise<void> {
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
    with copy as (
      select id, demo_network, created_at, count(*) over (partition by demo_network) as near,
        greatest(created_at, (
          select max(account.seen_at) from account left join project_member on project_member.account_id = account.id
          where account.project_id = project.id or project_member.project_id = project.id
        )) as seen_at
      from project where demo_network is not null
    )
    select id from copy
    where (seen_at < ${idle} and (${!isNearFull} or demo_network = ${network}))
      or (${!isNearFull} and near > ${near + 1} and near = (select max(near) from copy))
    order by seen_at >= ${idle}, case when seen_at < ${idle} then created_at end, seen_at limit 1`.execute(tx);
  const [copy] = oldest.rows;
  if (copy === undefined) throw new ProblemError('demo_busy', { retryAfterSeconds: RETRY_SECONDS });
  await eraseDemo(await bindTo(tx, copy.id));
}
