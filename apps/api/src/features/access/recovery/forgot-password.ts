import { randomUUIDv7 } from 'node:crypto';
import type { recovery } from '@pamaina/contract';
import { sql } from 'kysely';
import { identityKey, keysOf } from '../../../platform/auth/identity-key.ts';
import type { Database, OutsideTx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import { queueAccountMail } from '../../../platform/mail/account-mail.ts';

/** Per quarter of an hour: one network's, and those for one name from anywhere, which then cost a proof of work. */
const STRANGERS = { network: { free: 20, most: 60 }, wide: 200 };
const LOGIN_FREE = 3;

/**
 * Stores what was typed and answers. Who that is is found afterwards (`answerRequests`), so that the answer and its
 * time are the same for any input.
 * @throws `too_many_requests` for the network, `proof_required`
 */
export async function forgotPassword(call: Call<typeof recovery.forgotPassword>): Promise<void> {
  const { login } = call.body;
  const other = { key: `forgot-login:${identityKey(login)}`, free: LOGIN_FREE };
  await countStranger('forgot', call, { ...STRANGERS, other });
  const { direct } = call.deps.database;
  await direct.insertInto('password_request').values({ id: randomUUIDv7(), login }).execute();
  await sql`select pg_notify('account_mail', '')`.execute(direct);
}

const BATCH = 50;
/** One address can be that of several accounts, e.g. of a couple. */
const ACCOUNTS_MAX = 5;

/** Queues the emails for what was typed; any number of processes can do it. @returns whether there may be more */
export async function answerRequests({ outside }: Pick<Database, 'outside'>): Promise<boolean> {
  return outside(async (tx) => {
    const requests = await tx
      .deleteFrom('password_request')
      .where('id', 'in', (from) =>
        from.selectFrom('password_request').select('id').orderBy('id').limit(BATCH).forUpdate().skipLocked(),
      )
      .returning('login')
      .execute();
    for (const { login } of requests) await answerRequest(tx, login);
    return requests.length === BATCH;
  });
}

async function answerRequest(tx: OutsideTx, login: string): Promise<void> {
  const accounts = await tx
    .selectFrom('account')
    .select('id')
    .where('is_demo', '=', false)
    .where('verified_email', 'is not', null)
    .where((where) =>
      where.or([
        where('identity_key', 'in', keysOf(login)),
        where((of) => of.fn<string>('lower', ['verified_email']), '=', login.toLowerCase()),
      ]),
    )
    .orderBy('id')
    .limit(ACCOUNTS_MAX)
    // Two requests at once queue one email.
    .forNoKeyUpdate()
    .execute();
  for (const { id } of accounts)
    if (await mayBeMailed(tx, id)) await queueAccountMail(tx, { accountId: id, kind: 'reset_password', address: null });
}

/**
 * Who asks for somebody else again and again can neither flood nor lock out: the newest link is never older than the
 * longer wait, and links work five minutes longer than that.
 */
const WAIT = { minutes: 5, afterPerHour: 5, longerMinutes: 25 };

async function mayBeMailed(tx: OutsideTx, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    with sent as (
      select created_at from one_time_secret
      where account_id = ${accountId} and purpose = 'password_reset' and created_at > now() - interval '1 hour'
    )
    select not exists (select from account_mail where account_id = ${accountId} and kind = 'reset_password')
      and not exists (
        select from sent where created_at > now() - make_interval(mins => case
          when (select count(*) from sent) >= ${WAIT.afterPerHour}::integer then ${WAIT.longerMinutes}::integer
          else ${WAIT.minutes}::integer
        end)
      ) as may`.execute(tx);
  return rows[0]?.may === true;
}
