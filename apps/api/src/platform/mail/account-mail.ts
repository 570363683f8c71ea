import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { noteVerificationSent } from '../auth/accounts.ts';
import { readableValues } from '../database/stored-json.ts';
import type { AccountMailKind } from '../database/stored-types.ts';
import type { Tables } from '../database/tables.ts';
import { currentInstant } from '../time/clock.ts';

interface AccountMail {
  accountId: string;
  kind: AccountMailKind;
  /** Null: the verified address when it is sent; none, and nothing is sent. */
  address: string | null;
  facts?: Readonly<Record<string, string>>;
}

/** Queues an email in the transaction of what it is about; `features/access/recovery` sends it. */
export async function queueAccountMail(
  tx: Kysely<Tables>,
  { accountId, kind, address, facts = {} }: AccountMail,
): Promise<void> {
  await tx
    .insertInto('account_mail')
    .values({ id: randomUUIDv7(), account_id: accountId, kind, address, facts: JSON.stringify(facts) })
    .execute();
  await sql`select pg_notify('account_mail', '')`.execute(tx);
}

/**
 * Notifies the owner of an account that something about it changed: at the verified address, or else at the one that
 * they gave. The demo has none.
 */
export async function notifyOwner(
  tx: Kysely<Tables>,
  accountId: string,
  kind: Exclude<AccountMailKind, 'reset_password' | 'verify_email' | 'invitation'>,
  facts: Readonly<Record<string, string>> = {},
): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select(['verified_email', 'email', 'is_demo'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const address = account?.verified_email ?? account?.email ?? null;
  if (address === null || account?.is_demo) return;
  await queueAccountMail(tx, { accountId, kind, address, facts });
}

/** Addresses are asked once each by signing in, and a few times a day by pressing a button. */
const VERIFICATIONS_PER_DAY = 3;

/**
 * Queues the link that verifies an address, unless it was sent there too often today.
 * @returns whether it will be sent
 */
export async function askToVerify(tx: Kysely<Tables>, accountId: string, address: string): Promise<boolean> {
  const { rows } = await sql<{ sent: number }>`
    select (
      select count(*) from one_time_secret where purpose = 'email_verification' and lower(email) = lower(${address})
        and created_at > now() - interval '1 day'
    ) + (
      select count(*) from account_mail where kind = 'verify_email' and lower(address) = lower(${address})
    ) as sent`.execute(tx);
  if ((rows[0]?.sent ?? 0) >= VERIFICATIONS_PER_DAY) return false;
  await noteVerificationSent(tx, accountId, currentInstant());
  await queueAccountMail(tx, { accountId, kind: 'verify_email', address });
  return true;
}

/** An address that was never asked is asked at a sign-in, once; so are those from before addresses were verified. */
export async function askToVerifyOnce(tx: Kysely<Tables>, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('verified_email', 'is', null)
    .where('verification_sent_at', 'is', null)
    .where('email', 'is not', null)
    .where('is_demo', '=', false)
    .executeTakeFirst();
  if (account?.email) await askToVerify(tx, accountId, account.email);
}

const MailFacts = readableValues(z.string());

/** What an email names beside its receiver. */
export const readMailFacts = (stored: unknown): Record<string, string> => MailFacts.parse(stored);

export interface DueMail {
  id: string;
  account_id: string;
  kind: AccountMailKind;
  address: string | null;
  facts: Record<string, string>;
  attempts: number;
  trace: string | null;
}

/**
 * Claims one email only: those that waited for it would outlive their lease.
 * @param first kinds that come before others
 * @param now,until instants: it is nobody else's from one to the other
 */
export async function claimAccountMail(
  tx: Kysely<Tables>,
  { first, now, until }: { first: readonly AccountMailKind[]; now: string; until: string },
): Promise<DueMail | undefined> {
  const { rows } = await sql<Omit<DueMail, 'facts'> & { facts: unknown }>`
    update account_mail set attempts = attempts + 1, due_at = ${until}
    where id in (
      select id from account_mail where due_at <= ${now}
      order by kind = any(${first}) desc, due_at limit 1 for update skip locked
    ) returning id, account_id, kind, address, facts, attempts, trace`.execute(tx);
  const [mail] = rows;
  return mail && { ...mail, facts: readMailFacts(mail.facts) };
}

export async function removeAccountMail(tx: Kysely<Tables>, id: string): Promise<void> {
  await tx.deleteFrom('account_mail').where('id', '=', id).execute();
}

/** @param due_at an instant */
export async function postponeAccountMail(tx: Kysely<Tables>, id: string, due_at: string): Promise<void> {
  await tx.updateTable('account_mail').set({ due_at }).where('id', '=', id).execute();
}

/** What is still to be sent to an account is not sent. */
export async function withdrawAccountMails(
  tx: Kysely<Tables>,
  accountId: string,
  kind: AccountMailKind,
): Promise<void> {
  await tx.deleteFrom('account_mail').where('account_id', '=', accountId).where('kind', '=', kind).execute();
}
