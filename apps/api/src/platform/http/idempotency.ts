import { constants } from '@pamaina/contract';
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database, OutsideTx } from '../database/database.ts';
import { within } from '../ground/within.ts';
import { currentInstant, currentTime } from '../time/clock.ts';
import { ProblemError } from '../ground/problem-error.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Longer than any call: the longest is generating a schedule, answered within 170 s. */
const CLAIM_MS = 200_000;
/** Longer than a process takes to reconnect. */
const SECOND_LOOK_MS = 1_200;
const KEEP_PAUSES_MS = [50, 200, 800];
/** The caller does not wait longer for it: the database may say nothing. */
const RELEASED_WITHIN_MS = 2_000;
/** Between attempts to release keys while the database is away: the first, and at most. */
const RELEASE_PAUSES_MS = [300, 3_000] as const;

export interface StoredReply {
  status: number;
  body: string | null;
  /** It is of an earlier call with the same key. */
  isReplayed?: true;
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
 * Answers a repeated write with the first one's reply: `Idempotency-Key`, 24 hours, by caller. The key is
 * claimed before the work starts, so that of two concurrent calls one runs: the later one gets 409 until the first is
 * done. Work that is one transaction stores its reply in it (`KeepReply`): whatever dies meanwhile, and if nobody
 * learns whether it was committed, a repetition finds the reply or runs the work. Other work ends with its process:
 * repeating a call whose process died runs it again; done but not recorded, because the database was lost in between,
 * the caller has the reply, and a repetition within `CLAIM_MS` is rejected rather than run twice. Every key stays its
 * 24 hours; of long replies an account has the latest (`constants.replyBytesKept`), of older ones only their IDs.
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
  const isClaimed = await claimNow(database, mine, { hash, mark }).catch((error: unknown) => {
    // It can be claimed all the same: the connection was lost before the database's answer.
    releaseLater(database, { ...mine, mark }, log);
    throw error;
  });
  if (!isClaimed) return stored(database, mine, hash);
  let isKept = false;
  const keepIn: KeepReply = async (tx, reply) => {
    await keep(tx, mine, { mark, reply });
    isKept = true;
  };
  const reply = await work(keepIn).catch(async (error: unknown) => {
    // Nothing was done, so the same key can be retried; if it was done after all, the reply is there.
    await within(RELEASED_WITHIN_MS, forget(database, [{ ...mine, mark }])).catch(() =>
      releaseLater(database, { ...mine, mark }, log),
    );
    throw error;
  });
  if (!isKept)
    await keepPatiently(database, mine, { mark, reply }).catch((cause: unknown) =>
      log.error({ err: cause }, 'the reply to a request was not saved: the request cannot be repeated'),
    );
  if (isLong(reply))
    await shortenOldest(accountId)
      .execute(database.direct)
      .catch((cause: unknown) => log.warn({ err: cause, isDatabase: true }, 'old replies were not shortened'));
  return reply;
}

type Claimed = Key & Pick<Claim, 'mark'>;
const unreleased = new WeakMap<Database, Set<Claimed>>();

/**
 * The database is away: keys are released when it is back, all with one statement, so that the next attempts succeed.
 */
function releaseLater(database: Database, claimed: Claimed, log: FastifyBaseLogger): void {
  const waiting = unreleased.get(database) ?? new Set();
  unreleased.set(database, waiting.add(claimed));
  if (waiting.size === 1)
    void releaseAll(database, waiting).catch((cause: unknown) => {
      log.warn({ err: cause, isDatabase: true }, 'idempotency keys were not released');
      waiting.clear();
    });
}

/** @throws the database's error when it is still away after the time in which the keys are refused */
async function releaseAll(database: Database, waiting: Set<Claimed>): Promise<void> {
  const until = performance.now() + CLAIM_MS;
  const [first, longest] = RELEASE_PAUSES_MS;
  for (let pause: number = first; waiting.size > 0; pause = Math.min(pause * 2, longest)) {
    await setTimeout(pause, undefined, { ref: false });
    const now = [...waiting];
    try {
      await forget(database, now);
      for (const one of now) waiting.delete(one);
    } catch (error) {
      if (performance.now() > until) throw error;
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
        .doUpdateSet({
          request_hash: hash,
          status: null,
          reply: mark,
          made: null,
          process,
          created_at: currentInstant(),
        })
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
async function keepPatiently({ direct }: Database, mine: Key, done: Done): Promise<void> {
  for (const pause of KEEP_PAUSES_MS) {
    const isKept = await keep(direct, mine, done).then(
      () => true,
      () => false,
    );
    if (isKept) return;
    await setTimeout(pause);
  }
  await keep(direct, mine, done);
}

type Key = { account_id: string; key: string };
type Done = Pick<Claim, 'mark'> & { reply: StoredReply };

/**
 * The mark is a fence: a process that was taken for dead can't answer for the one that has its key now.
 * @throws `conflict` then, which undoes work of the same transaction
 */
async function keep(database: Database['direct'], { account_id, key }: Key, { mark, reply }: Done): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('idempotency')
    .set({ status: reply.status, reply: reply.body, made: isLong(reply) ? idsIn(reply) : null })
    .where('account_id', '=', account_id)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('reply', '=', mark)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  // Gone with its account is no conflict.
  const other = await database
    .selectFrom('idempotency')
    .select('key')
    .where('account_id', '=', account_id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (other) throw new ProblemError('conflict', { retryAfterSeconds: 1 });
}

/** As in the index of long replies. */
const LONG_BYTES = 1024;

const isLong = ({ body }: StoredReply) => body !== null && Buffer.byteLength(body) > LONG_BYTES;

/** What a caller needs of a long reply at least: which rows it made. */
function idsIn({ body }: StoredReply): string | null {
  const reply = JSON.parse(body ?? 'null') as unknown;
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return null;
  const ids = Object.entries(reply).filter(([name, value]) => /(^|_)id$/.test(name) && typeof value === 'string');
  return ids.length === 0 ? null : JSON.stringify(Object.fromEntries(ids));
}

/** Long replies of an account are limited. The reply just stored stays, whatever its size. */
const shortenOldest = (account: string) => sql`
  update idempotency set reply = made where account_id = ${account} and key in (
    select key from (
      select key, row_number() over latest as place, sum(octet_length(reply)) over latest as bytes
      from idempotency
      where account_id = ${account} and status is not null and octet_length(reply) > ${sql.lit(LONG_BYTES)}
      window latest as (order by created_at desc, key)
    ) as kept
    where place > 1 and bytes > ${constants.replyBytesKept}
  )`;

/** Only these claims, and while they are unanswered: the reply of work that was committed stays. */
async function forget({ direct }: Database, claimed: readonly Claimed[]): Promise<void> {
  const [accounts, keys, marks] = (['account_id', 'key', 'mark'] as const).map((name) =>
    claimed.map((one) => one[name]),
  );
  await sql`
    delete from idempotency using unnest(${accounts}::uuid[], ${keys}::text[], ${marks}::text[]) as gone (account, key, mark)
    where account_id = gone.account and idempotency.key = gone.key and status is null and reply = gone.mark`.execute(
    direct,
  );
}

const ofKey = ({ direct }: Database, { account_id, key }: Key) =>
  direct.selectFrom('idempotency').where('account_id', '=', account_id).where('key', '=', key);

const ago = (milliseconds: number) => new Date(currentTime() - milliseconds).toISOString();

async function stored(database: Database, mine: Key, hash: string): Promise<StoredReply> {
  const row = await ofKey(database, mine).select(['request_hash', 'status', 'reply']).executeTakeFirst();
  // Empty: hashed by an earlier version in another form, so nobody can say.
  if (row && row.request_hash !== '' && row.request_hash !== hash) throw new ProblemError('idempotency_mismatch');
  if (!row || row.status === null) throw new ProblemError('conflict', { retryAfterSeconds: 1 });
  return { status: row.status, body: row.reply, isReplayed: true };
}
