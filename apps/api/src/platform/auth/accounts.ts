import { randomUUIDv7 } from 'node:crypto';
import type { Language } from '@pamaina/contract';
import { type Insertable, type Kysely, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Tables } from '../database/tables.ts';

// What can happen to an account: nothing else writes the table, or that of the names that are taken.

type Account = Tables['account'];
type Own = 'username' | 'password_hash' | 'role' | 'language' | 'registration_method' | 'first_name' | 'last_name';
/** The executor of statements: a transaction, or the database for one alone. */
type Run = Kysely<Tables>;

/** Takes user names and employee IDs, which are unique across all businesses. @returns how many were free */
export async function claimIdentities(tx: Run, keys: readonly string[]): Promise<number> {
  const claimed = await tx
    .insertInto('identity')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  return claimed.length;
}

export async function releaseIdentities(tx: Run, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.deleteFrom('identity').where('key', 'in', keys).execute();
}

/** Somebody's own account, in no team yet; its identity is claimed. @returns its ID */
export async function addAccount(
  tx: Run,
  account: Pick<Insertable<Account>, Own | 'identity_key' | 'email' | 'verified_email'>,
): Promise<string> {
  const id = randomUUIDv7();
  await tx
    .insertInto('account')
    .values({ ...account, id, project_id: null, employee_id: null })
    .execute();
  return id;
}

/** The login that a business makes for an employee. @returns its ID; null when the employee has one */
export async function addLogin(
  tx: Run,
  login: Pick<
    Insertable<Account>,
    'identity_key' | 'password_hash' | 'language' | 'email' | 'temporary_until' | 'project_id'
  > & { employee_id: string },
): Promise<string | null> {
  const created = await tx
    .insertInto('account')
    .values({
      ...login,
      id: randomUUIDv7(),
      username: login.employee_id,
      role: 'employee',
      registration_method: 'created_by_manager',
      first_name: null,
      last_name: null,
      must_change_password: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}

/**
 * The owner's own password; a temporary one is over.
 * @param from the hash that it must have; absent: any
 * @returns nothing when it had another
 */
export async function setPassword(tx: Run, id: string, { hash, from }: { hash: string; from?: string }) {
  let changed = tx
    .updateTable('account')
    .set({ password_hash: hash, must_change_password: false, temporary_until: null })
    .where('id', '=', id);
  if (from !== undefined) changed = changed.where('password_hash', '=', from);
  return changed.returning(['role', 'project_id']).executeTakeFirst();
}

/** A password that somebody else knows, and that must be changed. @param until an instant */
export async function setTemporaryPassword(tx: Run, id: string, { hash, until }: { hash: string; until: string }) {
  await tx
    .updateTable('account')
    .set({ password_hash: hash, must_change_password: true, temporary_until: until })
    .where('id', '=', id)
    .execute();
}

/** @param at when it ended, an instant @returns whether there was one */
export async function endTemporary(tx: Run, id: string, at: string): Promise<boolean> {
  const ended = await tx
    .updateTable('account')
    .set({ temporary_until: at })
    .where('id', '=', id)
    .where('must_change_password', '=', true)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** The address whose owner has answered; null: none. */
export async function setVerifiedEmail(tx: Run, id: string, verified_email: string | null): Promise<void> {
  await tx.updateTable('account').set({ verified_email }).where('id', '=', id).execute();
}

/** @param at when the owner of an address was asked, an instant */
export async function noteVerificationSent(tx: Run, id: string, at: string): Promise<void> {
  await tx.updateTable('account').set({ verification_sent_at: at }).where('id', '=', id).execute();
}

type Profile = 'first_name' | 'last_name' | 'email' | 'phone' | 'time_zone' | 'department' | 'job_position';

export async function setProfile(tx: Run, id: string, profile: Pick<Updateable<Account>, Profile>): Promise<void> {
  await tx.updateTable('account').set(profile).where('id', '=', id).execute();
}

type Preferences = 'language' | 'theme' | 'show_avatars' | 'hours_format';

/** @returns all of them; nothing when there is no such account */
export async function setPreferences(tx: Run, id: string, preferences: Pick<Updateable<Account>, Preferences>) {
  return tx
    .updateTable('account')
    .set({ ...preferences, appearance_chosen: true })
    .where('id', '=', id)
    .returning(['language', 'theme', 'show_avatars', 'hours_format', 'appearance_chosen as is_chosen'])
    .executeTakeFirst();
}

/** A user who never chose a language is addressed in that of the last sign-in. */
export async function rememberLanguage(tx: Run, id: string, language: Language): Promise<void> {
  await tx
    .updateTable('account')
    .set({ language })
    .where('id', '=', id)
    .where('appearance_chosen', '=', false)
    .where('language', '<>', language)
    .execute();
}

interface Presence {
  seen_at: string;
  home_seen_at: RawBuilder<string | null>;
  is_busy?: boolean;
}

/** @returns nothing when there is no such account */
export async function markPresent(tx: Run, id: string, presence: Presence) {
  return tx.updateTable('account').set(presence).where('id', '=', id).returning('is_busy').executeTakeFirst();
}

/** Offline immediately, not a minute later; another device of theirs restores it within one. */
export async function markGone(tx: Run, id: string): Promise<void> {
  const seen_at = sql<string>`seen_at - interval '2 minutes'`;
  await tx.updateTable('account').set({ seen_at }).where('id', '=', id).execute();
}

/** The account is the login of an employee of a project from now on; the caller has locked it. */
export async function enterTeam(tx: Run, id: string, team: { project_id: string; employee_id: string }): Promise<void> {
  await tx.updateTable('account').set(team).where('id', '=', id).execute();
}

export async function leaveTeam(tx: Run, ids: readonly string[]): Promise<void> {
  await tx.updateTable('account').set({ project_id: null, employee_id: null }).where('id', 'in', ids).execute();
}

/** A login belongs to one person: an employee's never becomes a manager's. @param hasPaid who registered by it */
export async function makeManager(tx: Run, id: string, { hasPaid = false } = {}): Promise<void> {
  const method = sql<'payment'>`case registration_method when 'open' then 'payment' else registration_method end`;
  await tx
    .updateTable('account')
    .set({ role: 'manager', ...(hasPaid && { registration_method: method }) })
    .where('id', '=', id)
    .where('employee_id', 'is', null)
    .execute();
}
