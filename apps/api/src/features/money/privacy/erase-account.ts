import type { privacy } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import { requireFresh } from '../../../platform/auth/freshness.ts';
import { verifyPassword } from '../../../platform/auth/passwords.ts';
import type { Database, OutsideTx, Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { uncountedIfRefused } from '../../../platform/limits/limits.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { askRefund, syncPurchase } from '../purchases/index.ts';
import { hasFactor } from '../../access/second-factor/index.ts';
import { refuseDemo } from '../../access/session/index.ts';
import { recordActivity } from '../../access/activity/index.ts';
import {
  eraseAuthor,
  eraseFormerMemberFrom,
  eraseManagerFrom,
  type Author,
  type Leaving,
} from './erase-manager-from.ts';

const ATTEMPTS = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Erases the caller's account (GDPR 17): login, profile, picture, sessions, notifications, push, calendar link. A
 * project without another manager is erased with it; in others, and in a team, the name is replaced by a placeholder.
 * An employer's records of an employee stay the employer's. Project after project and the account last: a call after a
 * failure continues.
 * @throws `invalid` for a wrong password, `subscription_running`, `payment_unavailable`, `demo_account`,
 * `too_many_requests`, `reauthentication_required` for an account with a second factor
 */
export async function eraseAccount(call: Call<typeof privacy.eraseAccount>): Promise<void> {
  const caller = signedIn(call);
  const { database, limits } = call.deps;
  const limit = `erase-account:${caller.accountId}`;
  await limits.take(limit, ATTEMPTS, WINDOW_SECONDS);
  await refuseDemo(database, caller.accountId);
  if (await hasFactor(database.direct, caller.accountId)) requireFresh(caller);
  const account = await database.direct
    .selectFrom('account')
    .select([
      'password_hash',
      'identity_key',
      'first_name',
      'last_name',
      'email',
      'verified_email',
      'project_id',
      'employee_id',
    ])
    .where('id', '=', caller.accountId)
    .executeTakeFirst();
  const place = { kind: 'change', share: caller.accountId } as const;
  const checked = verifyPassword(call.body.password, account?.password_hash ?? null, place);
  if (!(await uncountedIfRefused(limits, limit, checked)) || !account) throw fieldProblem('password', 'password_wrong');
  await limits.refund(limit);
  const name = [account.first_name, account.last_name].filter(Boolean).join(' ');
  const emails = [account.email, account.verified_email].flatMap((email) => email ?? []);
  const leaving = { caller, name, emails, word: textOf(call.language, 'privacy.manager') };
  const { project_id: employer, employee_id: employeeId } = account;
  // In whichever area they are, and whatever else they manage.
  if (employer !== null && employeeId !== null) {
    await endUnpaid(call.deps, caller);
    await leaveProjects(database, leaving, employer);
    const person = { ...caller, employeeId, word: textOf(call.language, 'privacy.employee') };
    await database.inProject(employer, (tx) => eraseEmployeeLogin(tx, person));
    return;
  }
  let left: string[];
  do {
    await endUnpaid(call.deps, caller);
    await leaveProjects(database, leaving);
    left = await database.outside((tx) => eraseManager(tx, caller, account.identity_key, call.deps.now()));
  } while (left.length > 0);
}

/**
 * Erases the account of a user who no longer manages a project.
 * @returns the projects that came or were left meanwhile, by another tab: then nothing is done
 */
async function eraseManager(tx: OutsideTx, caller: Caller, identityKey: string, now: number): Promise<string[]> {
  // A concurrent creation of their project waits for this, and finds no account then.
  await tx.selectFrom('account').select('id').where('id', '=', caller.accountId).forUpdate().execute();
  const left = [...(await managedBy(tx, caller)), ...(await formerlyOf(tx, caller))];
  if (left.length > 0) return left;
  // Payments must be accounted for; issued invoices stay as they are (019-payments.md).
  await tx
    .updateTable('purchase')
    .set({ email: '', name: null, description: null, billing_details: null })
    .where('account_id', '=', caller.accountId)
    .execute();
  // Unused payments are refunded, also when paid after this in a page that is still open somewhere.
  await tx
    .updateTable('purchase')
    .set({ due_at: new Date(now).toISOString() })
    .where('account_id', '=', caller.accountId)
    .where('state', 'in', ['open', 'paid'])
    .where('consumed_at', 'is', null)
    .execute();
  // Paid since the check for a running one, and its project is gone: it is cancelled and refunded.
  const at = new Date(now).toISOString();
  await tx
    .updateTable('purchase')
    .set({ refund_wanted_at: at, due_at: at })
    .where('account_id', '=', caller.accountId)
    .where('kind', '=', 'subscription')
    .where('state', 'in', ['paid', 'past_due', 'waiting'])
    .execute();
  await tx.deleteFrom('account').where('id', '=', caller.accountId).execute();
  await tx.deleteFrom('identity').where('key', '=', identityKey).execute();
  return [];
}

/** The currently managed projects: a payment may have made the caller a manager since the call started. */
async function managedBy(database: Pick<Tx, 'selectFrom'>, { accountId }: Caller): Promise<string[]> {
  const rows = await database
    .selectFrom('project_member')
    .select('project_id')
    .where('account_id', '=', accountId)
    .orderBy('project_id')
    .execute();
  return rows.map(({ project_id }) => project_id);
}

/** Where the caller was a member once and is not any more, as far as the account remembers. */
async function formerlyOf(database: Pick<Tx, 'selectFrom'>, { accountId }: Caller): Promise<string[]> {
  const account = await database
    .selectFrom('account')
    .select('former_projects')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.former_projects ?? [];
}

/** @param employer where the caller is employed: that is erased in another way */
async function leaveProjects(database: Database, leaving: Leaving, employer?: string): Promise<void> {
  for (const id of await managedBy(database.direct, leaving.caller))
    if (id !== employer) await database.inProject(id, (tx) => eraseManagerFrom(tx, leaving));
  for (const id of await formerlyOf(database.direct, leaving.caller))
    if (id !== employer) await database.inProject(id, (tx) => eraseFormerMemberFrom(tx, leaving));
}

/**
 * No one is charged for a project they cannot reach: subscriptions waiting for a first payment are cancelled where
 * payment was possible.
 */
async function endUnpaid(deps: Deps, { accountId }: Caller): Promise<void> {
  const running = await deps.database.direct
    .selectFrom('purchase')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'subscription')
    .where('state', 'in', ['open', 'paid', 'past_due', 'waiting'])
    .execute();
  if (running.some(({ state }) => state !== 'open')) throw new ProblemError('subscription_running');
  for (const { id } of running) {
    const { state, provider, provider_id } = await syncPurchase(deps, id);
    if (state === 'paid' || state === 'past_due' || state === 'waiting') throw new ProblemError('subscription_running');
    if (state !== 'open' || provider !== deps.payments.name || provider_id === null) continue;
    await deps.payments.endNow(provider_id);
    // Paid just before it was cancelled: no one is left who could request a refund.
    if ((await syncPurchase(deps, id)).paid_at !== null) await askRefund(deps, id);
  }
}

/** Of the history: what tells of their health, their wishes and how to reach them. */
const KINDS = ['profile', 'time_off', 'request', 'unavailability', 'wish'];

/**
 * Erases the login of somebody in a team with all that hangs on it, and what they wrote of themselves. Name, contract
 * and hours are the employer's record; the manager may give another login.
 */
async function eraseEmployeeLogin(
  tx: Tx,
  { accountId, employeeId, username, word }: Author & { employeeId: string },
): Promise<void> {
  await eraseAuthor(tx, { accountId, username, word });
  for (const step of [
    sql`update time_off set reason = '' where project_id = ${tx.projectId} and employee_id = ${employeeId} and status <> 'pending'`,
    sql`update unavailability set note = null where project_id = ${tx.projectId} and employee_id = ${employeeId} and source = 'self'`,
    sql`delete from wish where project_id = ${tx.projectId} and employee_id = ${employeeId}`,
    sql`delete from sheet_confirmation where project_id = ${tx.projectId} and employee_id = ${employeeId} and not is_right`,
    // Managers were notified of the same words.
    ...['notification', 'outbox'].map(
      (table) => sql`update ${sql.table(table)} set facts = facts - 'note'
        where project_id = ${tx.projectId} and kind = 'timesheet_disputed' and starts_with(subject, ${`asked:${employeeId}:`})`,
    ),
    // What their shifts, past ones too, said of their wishes goes with them.
    sql`update shift set violations = (
        select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(violations) as one where one ->> 'rule' <> 'wishes'
      ) where project_id = ${tx.projectId} and employee_id = ${employeeId} and violations @> '[{"rule": "wishes"}]'`,
    sql`select forget_details(${username}, '{}', null, now(), ${KINDS}::text[])`,
  ])
    await step.execute(tx);
  await recordActivity(tx, { action_type: 'account.erased', actor: username, details: {} });
  await tx.deleteFrom('account').where('id', '=', accountId).execute();
}
