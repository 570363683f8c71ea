import { randomUUID, createHash, createHmac } from 'node:crypto';
import type { feed, Language } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { FileReply, type Call, member, type Member, type ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findProject } from '../../access/projects/index.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { asFeed, type FeedShift } from './as-feed.ts';

const DAY_MS = 86_400_000;
/** Past shifts stay in the calendar for a while. */
const DAYS_BACK = 60;
/** Shifts that were taken away stay as cancelled for so long. */
const DAYS_CANCELLED = 30;
/** Calendar programs poll a few times an hour; guessing addresses is stopped long before it could succeed. */
const READS = { most: 60, seconds: 60 * 60 };
const MISSES = { most: 30, seconds: 15 * 60 };

interface Owner {
  account_id: string;
  project_id: string;
  employee_id: string;
  language: Language;
}

/**
 * The published shifts of the owner of this secret address, and those that were lately taken from them.
 * @throws `not_found` alike for one that never was and one that ended
 */
export async function readFeed(call: Call<typeof feed.readFeed>): Promise<FileReply> {
  const { deps, address } = call;
  const hash = secretHash(call.params.secret);
  const owner = await findOwner(deps, hash);
  if (!owner) {
    // Only wrong addresses are counted per network, so that valid ones of the same network are not blocked.
    await deps.limits.take(`calendar-feed-wrong:${address}`, MISSES.most, MISSES.seconds);
    throw new ProblemError('not_found');
  }
  await deps.limits.spend(`calendar-feed:${hash.toString('base64url')}`, READS.most, READS.seconds);
  const content = await deps.database.inProject(owner.project_id, async (tx) => {
    const project = await findProject(tx);
    const shifts = await shiftsOf(tx, owner, deps.now());
    const { language } = owner;
    return asFeed({ project: project.name, zone: project.time_zone, language, shifts, now: deps.now() });
  });
  return new FileReply({ type: 'text/calendar; charset=utf-8', name: 'pamaina.ics', content });
}

/** What the person works, and what was taken away lately. */
async function shiftsOf(tx: Tx, { account_id, employee_id }: Owner, now: number): Promise<FeedShift[]> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const shifts = await tx
    .selectFrom('shift')
    .select(['id', 'starts_at', 'ends_at', 'break_minutes', 'role', 'version', 'changed_at'])
    .where('employee_id', '=', employee_id)
    .where('status', '=', 'published')
    .where('ends_at', '>', daysAgo(DAYS_BACK))
    .execute();
  const removals = await tx
    .selectFrom('feed_removal')
    .select(['shift_id', 'starts_at', 'ends_at', 'role', 'version', 'removed_at'])
    .where('account_id', '=', account_id)
    .where('removed_at', '>', daysAgo(DAYS_CANCELLED))
    .where('ends_at', '>', daysAgo(DAYS_BACK))
    .execute();
  const working = new Set(shifts.map(({ id }) => id));
  const cancelled = removals
    .filter(({ shift_id }) => !working.has(shift_id))
    .map(({ shift_id, removed_at, ...removed }) => {
      return { ...removed, id: shift_id, changed_at: removed_at, break_minutes: 0, is_cancelled: true };
    });
  const all = [...shifts.map((shift) => ({ ...shift, is_cancelled: false })), ...cancelled];
  return all.sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id.localeCompare(b.id));
}

async function findOwner({ database }: Deps, hash: Buffer): Promise<Owner | null> {
  const found = await database.direct
    .selectFrom('calendar_feed')
    .innerJoin('account', 'account.id', 'calendar_feed.account_id')
    .select(['account.id as account_id', 'account.project_id', 'account.employee_id', 'account.language'])
    .where('secret_hash', '=', hash)
    // It ends with the last day of the employment, as the login does.
    .where(sql<boolean>`employment_over(account.project_id, account.employee_id) is null`)
    .executeTakeFirst();
  if (!found || found.project_id === null || found.employee_id === null) return null;
  return { ...found, project_id: found.project_id, employee_id: found.employee_id };
}

const NONE = { path: null, created_at: null };
const pathOf = (secret: string) => `/api/calendar/${secret}.ics`;

/** The address of the caller's calendar; null before one is created, or since the server's own secret was changed. */
export async function getFeed(call: Call<typeof feed.getFeed>) {
  const { accountId } = member(call);
  const found = await call.deps.database.direct
    .selectFrom('calendar_feed')
    .select(['nonce', 'secret_hash', 'created_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) return NONE;
  const secret = feedSecret(call.deps.settings.jwtSecret, found.nonce);
  return secretHash(secret).equals(found.secret_hash) ? { path: pathOf(secret), created_at: found.created_at } : NONE;
}

/** Creates a new address; the old one stops working immediately. */
export async function renewFeed(call: Call<typeof feed.renewFeed>) {
  const caller = member(call);
  const nonce = randomUUID();
  const secret = feedSecret(call.deps.settings.jwtSecret, nonce);
  const created_at = new Date(call.deps.now()).toISOString();
  const row = { nonce, secret_hash: secretHash(secret), created_at };
  await call.deps.database.inProject(caller.projectId, async (tx) => {
    await tx
      .insertInto('calendar_feed')
      .values({ account_id: caller.accountId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    await record(tx, caller, 'calendar_feed.renewed');
  });
  return { path: pathOf(secret), created_at };
}

/** Deletes the address; does nothing when there is none. */
export async function deleteFeed(call: ProjectCall<typeof feed.deleteFeed>): Promise<void> {
  const caller = call.caller;
  const { tx } = call;
  const deleted = await tx
    .deleteFrom('calendar_feed')
    .where('account_id', '=', caller.accountId)
    .returning('nonce')
    .executeTakeFirst();
  if (deleted) await record(tx, caller, 'calendar_feed.ended');
}

/** The addresses of accounts that have left the team stop working. */
export async function endFeeds(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('account_id', 'in', accountIds).execute();
}

/** Nothing of the address itself is recorded. */
const record = (tx: Tx, { username }: Member, action_type: string) =>
  recordActivity(tx, { action_type, actor: username, details: {} });

/** The secret part of an address: 256 bits that only this server can derive from the stored nonce. */
function feedSecret(serverSecret: string, nonce: string): string {
  return createHmac('sha256', serverSecret).update(`calendar feed ${nonce}`).digest('base64url');
}

/** The stored hash, by which it is looked up. */
const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
