import { constants } from '@pamaina/contract';
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database, OutsideTx } from '../database/database.ts';
import { ProblemError } from './problem-error.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Longer than any call: the longest is generating a schedule, answered within 170 s. */
const CLAIM_MS = 200_000;
/** Longer than a process takes to reconnect. */
const SECOND_LOOK_MS = 1_200;
const KEEP_PAUSES_MS = [50, 200, 800];
/** Between attempts to release a key while the database is away. */
const RELEASE_EVERY_MS = 300;

export interface StoredReply {
  status: number;
  body: string | null;
}

/** Stores the reply in the transaction of the work: both are there, or neither. */
export type KeepReply = (tx: OutsideTx, reply: StoredReply) => Promise<void>;

interface Repeatable {
  accountId: string;
  key: string;
  /** All that distinguishes it; it can contain a password. */
  request: string;
  /** Without it, nobody can try out which request a stored hash is of. */
  secret: Uint8Array | string;
  log: FastifyBaseLogger;
}

/**
 * Answers a repeated POST with the first one's reply: `Idempotency-Key`, 24 hours, by caller (api.md). The key is
 * claimed before the work starts, so that of two concurrent calls one runs: the later one gets 409 until the first is
 * done. Work that is one transaction stores its reply in it (`KeepReply`): whatever dies meanwhile, and if nobody
 * learns whether it was committed, a repetition finds the reply or runs the work. Other work ends with its process:
 * repeating a call whose process died runs it again; done but not recorded, because the database was lost in between,
 * the caller has the reply, and a repetition within `CLAIM_MS` is rejected rather than run twice. The latest replies of
 * an account are stored (`constants.repliesKept`, `replyBytesKept`); older calls run again when they are repeated.
 * @throws `idempotency_mismatch` when the key came with another request, `conflict` while the first still runs
 */
export async function once(
  database: Database,
  { accountId, key, request, secret, log }: Repeatable,
  work: (keep: KeepReply) => Promise<StoredReply>,
): Promise<StoredReply> {
  const hash = createHmac('sha256', secret).update(request).digest('base64url');
  const mine = { account_id: accountId, key };
  const mark = randomUUID();
  const release = () => forget(database, mine, mark);
  const isClaimed = await claimNow(database, mine, { hash, mark }).catch((error: unknown) => {
    // It can be claimed all the same: the connection was lost before the database's answer.
    void forgetPatiently(release, log);
    throw error;
  });
  if (!isClaimed) return stored(database, mine, hash);
  let isKept = false;
  const keepIn: KeepReply = async (tx, reply) => {
    await keep(tx, mine, reply);
    isKept = true;
  };
  const reply = await work(keepIn).catch(async (error: unknown) => {
    // Nothing was done, so the same key can be retried; if it was done after all, the reply is there.
    await release().catch(() => void forgetPatiently(release, log));
    throw error;
  });
  if (!isKept)
    await keepPatiently(database, mine, reply).catch((cause: unknown) =>
      log.error({ err: cause }, 'the reply to a request was not saved: the request cannot be repeated'),
    );
  await forgetOldest(accountId)
    .execute(database.direct)
    .catch((cause: unknown) => log.warn({ err: cause }, 'old replies were not deleted'));
  return reply;
}

/** The database is away: the key is released when it is back, so that the caller's next attempt succeeds. */
async function forgetPatiently(release: () => Promise<void>, log: FastifyBaseLogger): Promise<void> {
  const until = performance.now() + CLAIM_MS;
  for (;;) {
    await setTimeout(RELEASE_EVERY_MS, undefined, { ref: false });
    try {
      return await release();
    } catch (error) {
      if (performance.now() > until) return log.warn({ err: error }, 'an idempotency key was not released');
    }
  }
}

interface Claim {
  hash: string;
  /** Distinguishes this claim from others of the key; where the reply will be. */
  mark: string;
}

const claimNow = async (database: Database, mine: Key, of: Claim): Promise<boolean> =>
  (await claim(database, mine, of)) ||
  ((await isDead(database, mine)) && claim(database, mine, of, { fromDead: true }));

/** @returns whether it was free; of several concurrent calls one gets it */
async function claim(
  database: Database,
  mine: Key,
  { hash, mark }: Claim,
  { fromDead = false } = {},
): Promise<boolean> {
  const process = await database.signals.process();
  const claimed = await database.direct
    .insertInto('idempotency')
    .values({ ...mine, request_hash: hash, status: null, reply: mark, process })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet({ request_hash: hash, status: null, reply: mark, process, created_at: sql`now()` })
        .where((where) => {
          const isUnanswered = where('idempotency.status', 'is', null);
          return where.or([
            where('idempotency.created_at', '<', ago(KEPT_MS)),
            where.and([isUnanswered, where('idempotency.created_at', '<', ago(CLAIM_MS))]),
            ...(fromDead ? [where.and([isUnanswered, isProcessDead])] : []),
          ]);
        }),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

const isProcessDead = sql<boolean>`is_process_dead(idempotency.process)`;

/** Checked twice: a process whose connection was cut has its lock again before the second check. */
async function isDead(database: Database, mine: Key): Promise<boolean> {
  const look = async () =>
    (await ofKey(database, mine).select(isProcessDead.as('dead')).where('status', 'is', null).executeTakeFirst())
      ?.dead === true;
  if (!(await look())) return false;
  await setTimeout(SECOND_LOOK_MS);
  return look();
}

/** The work is done and cannot be undone: a database that is briefly unavailable is retried. */
async function keepPatiently({ direct }: Database, mine: Key, reply: StoredReply): Promise<void> {
  for (const pause of KEEP_PAUSES_MS) {
    const isKept = await keep(direct, mine, reply).then(
      () => true,
      () => false,
    );
    if (isKept) return;
    await setTimeout(pause);
  }
  await keep(direct, mine, reply);
}

type Key = { account_id: string; key: string };

async function keep(database: Database['direct'], { account_id, key }: Key, reply: StoredReply): Promise<void> {
  await database
    .updateTable('idempotency')
    .set({ status: reply.status, reply: reply.body })
    .where('account_id', '=', account_id)
    .where('key', '=', key)
    .execute();
}

/** Stored replies of an account are limited, in number and in size. The reply just stored stays, whatever its size. */
const forgetOldest = (account: string) => sql`
  delete from idempotency where account_id = ${account} and key in (
    select key from (
      select key, row_number() over latest as place, sum(coalesce(pg_column_size(reply), 0)) over latest as bytes
      from idempotency where account_id = ${account} and status is not null
      window latest as (order by created_at desc, key)
    ) as kept
    where place > 1 and (place > ${constants.repliesKept} or bytes > ${constants.replyBytesKept})
  )`;

/** Only this claim, and while it is unanswered: the reply of work that was committed stays. */
async function forget({ direct }: Database, { account_id, key }: Key, mark: string): Promise<void> {
  await direct
    .deleteFrom('idempotency')
    .where('account_id', '=', account_id)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('reply', '=', mark)
    .execute();
}

const ofKey = ({ direct }: Database, { account_id, key }: Key) =>
  direct.selectFrom('idempotency').where('account_id', '=', account_id).where('key', '=', key);

const ago = (milliseconds: number) => sql<string>`now() - make_interval(secs => ${milliseconds / 1000})`;

async function stored(database: Database, mine: Key, hash: string): Promise<StoredReply> {
  const row = await ofKey(database, mine).select(['request_hash', 'status', 'reply']).executeTakeFirst();
  if (row && row.request_hash !== hash) throw new ProblemError('idempotency_mismatch');
  if (!row || row.status === null) throw new ProblemError('conflict', { retryAfterSeconds: 1 });
  return { status: row.status, body: row.reply };
}
