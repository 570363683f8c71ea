import { sql } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { eraseProject } from '../../access/projects/index.ts';

/** Of a statement: erasing goes through all of a project. */
export const ERASING_TIMEOUT = '10min';

export interface Leaving {
  caller: Caller;
  /** First and last name; empty if not given. */
  name: string;
  /** Addresses by which the account can have been invited. */
  emails: readonly string[];
  /** The replacement from now on. */
  word: string;
}

/**
 * Removes a member from a project: from all records of who did what, or, without another member, erases the project.
 * @throws `last_owner` when members would be left without an owner
 */
export async function eraseManagerFrom(tx: Tx, leaving: Leaving): Promise<void> {
  const { accountId } = leaving.caller;
  // The history is long, and each of its lines that is changed gets another link.
  await sql`select set_config('statement_timeout', ${ERASING_TIMEOUT}, true)`.execute(tx);
  await sql`select from project where id = ${tx.projectId} for update`.execute(tx);
  const others = await tx
    .selectFrom('project_member')
    .select('role')
    .where('project_id', '=', tx.projectId)
    .where('account_id', '<>', accountId)
    .execute();
  if (others.length === 0) {
    await eraseProject(tx, tx.projectId);
    return;
  }
  if (!others.some(({ role }) => role === 'owner') && (await isOwner(tx, accountId)))
    throw new ProblemError('last_owner');
  await eraseTraces(tx, leaving);
  await tx
    .deleteFrom('project_member')
    .where('project_id', '=', tx.projectId)
    .where('account_id', '=', accountId)
    .execute();
  await forgetProject(tx, leaving.caller);
}

/** Erases the name of somebody who is no longer a member. Nothing happens where the project is gone. */
export async function eraseFormerMemberFrom(tx: Tx, leaving: Leaving): Promise<void> {
  await sql`select set_config('statement_timeout', ${ERASING_TIMEOUT}, true)`.execute(tx);
  const { rows } = await sql`select id from project where id = ${tx.projectId} for update`.execute(tx);
  if (rows.length > 0) await eraseTraces(tx, leaving);
  await forgetProject(tx, leaving.caller);
}

const forgetProject = (tx: Tx, { accountId }: Caller) =>
  sql`update account set former_projects = array_remove(former_projects, ${tx.projectId}::uuid)
    where id = ${accountId}`.execute(tx);

async function eraseTraces(tx: Tx, { caller: { accountId, username }, name, emails, word }: Leaving): Promise<void> {
  await eraseAuthor(tx, { accountId, username, word });
  const names = name === '' ? [] : [name];
  await sql`delete from member_invitation where project_id = ${tx.projectId}
    and lower(login) = any(${emails.map((email) => email.toLowerCase())}::text[])`.execute(tx);
  await sql`select forget_member(${username}, ${[...names, ...emails]}::text[], ${word})`.execute(tx);
  await sql`select forget_details(${username}, '{}', null, now(), array['profile'])`.execute(tx);
  await sql`select rename_in_history(${username}, ${names}::text[], ${word}, null, now())`.execute(tx);
}

export interface Author {
  accountId: string;
  username: string;
  /** The replacement from now on. */
  word: string;
}

/** Replaces somebody's name in what they decided and wrote in a project. */
export async function eraseAuthor(tx: Tx, { accountId, username, word }: Author): Promise<void> {
  const decided = ['time_off', 'request', 'swap_offer', 'shift_claim', 'overtime_leave', 'ask'].map(
    (table) =>
      sql`update ${sql.table(table)} set decided_by = ${word} where project_id = ${tx.projectId} and decided_by = ${username}`,
  );
  for (const step of [
    ...decided,
    sql`update ask set created_by = ${word} where project_id = ${tx.projectId} and created_by = ${username}`,
    sql`update time_entry set approved_by = ${word} where project_id = ${tx.projectId} and approved_by = ${username}`,
    sql`update sheet_confirmation set answered_by = ${word} where project_id = ${tx.projectId} and answered_by = ${username}`,
    sql`update late_change set changed_by = ${word} where project_id = ${tx.projectId} and changed_by = ${username}`,
    sql`update amendment set started_by = ${word} where project_id = ${tx.projectId} and started_by = ${username}`,
    sql`update timesheet_month set locked_by = ${word} where project_id = ${tx.projectId} and locked_by = ${username}`,
    ...['leave_correction', 'employment_term', 'scenario', 'ring'].map(
      (table) =>
        sql`update ${sql.table(table)} set created_by = ${word} where project_id = ${tx.projectId} and created_by = ${username}`,
    ),
    sql`update security_event set facts = facts || jsonb_build_object('by', ${word}::text) from account
      where account.id = security_event.account_id and account.project_id = ${tx.projectId} and facts ->> 'by' = ${username}`,
    sql`select rename_publisher(${username}, ${word})`,
    ...['daily_comment', 'shift_note', 'announcement', 'task_done'].map(
      (table) =>
        sql`update ${sql.table(table)} set author = ${word} where project_id = ${tx.projectId} and author_id = ${accountId}`,
    ),
    sql`update generation set requested_by = null where project_id = ${tx.projectId} and requested_by = ${accountId}`,
  ])
    await step.execute(tx);
}

async function isOwner(tx: Tx, accountId: string): Promise<boolean> {
  const owner = await tx
    .selectFrom('project_member')
    .select('account_id')
    .where('project_id', '=', tx.projectId)
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return owner !== undefined;
}
