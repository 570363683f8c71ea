import { sql } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/database.ts';
import { eraseProject } from '../projects/index.ts';

interface Leaving {
  caller: Caller;
  /** First and last name; empty if not given. */
  name: string;
  /** The replacement from now on. */
  word: string;
}

/**
 * Removes a manager from a project: from all records of who did what, or, without another manager, erases the project.
 */
export async function eraseManagerFrom(tx: Tx, { caller, name, word }: Leaving): Promise<void> {
  const { accountId, username } = caller;
  await sql`select from project where id = ${tx.projectId} for update`.execute(tx);
  const other = await tx
    .selectFrom('project_manager')
    .select('account_id')
    .where('project_id', '=', tx.projectId)
    .where('account_id', '<>', accountId)
    .executeTakeFirst();
  if (!other) {
    await eraseProject(tx, tx.projectId);
    return;
  }
  const decided = ['time_off', 'request', 'swap_offer', 'shift_claim', 'overtime_leave', 'ask'].map(
    (table) =>
      sql`update ${sql.table(table)} set decided_by = ${word} where project_id = ${tx.projectId} and decided_by = ${username}`,
  );
  const names = name === '' ? [] : [name];
  for (const step of [
    ...decided,
    sql`update ask set created_by = ${word} where project_id = ${tx.projectId} and created_by = ${username}`,
    sql`update time_entry set approved_by = ${word} where project_id = ${tx.projectId} and approved_by = ${username}`,
    sql`update sheet_confirmation set answered_by = ${word} where project_id = ${tx.projectId} and answered_by = ${username}`,
    sql`update amendment set started_by = ${word} where project_id = ${tx.projectId} and started_by = ${username}`,
    sql`update timesheet_month set locked_by = ${word} where project_id = ${tx.projectId} and locked_by = ${username}`,
    sql`select rename_publisher(${username}, ${word})`,
    ...['daily_comment', 'shift_note', 'announcement', 'task_done'].map(
      (table) =>
        sql`update ${sql.table(table)} set author = ${word} where project_id = ${tx.projectId} and author_id = ${accountId}`,
    ),
    sql`update generation set requested_by = null where project_id = ${tx.projectId} and requested_by = ${accountId}`,
    sql`select forget_details(${username}, '{}', null, now(), array['profile'])`,
    sql`select rename_in_history(${username}, ${names}::text[], ${word}, null, now())`,
  ])
    await step.execute(tx);
  await tx
    .deleteFrom('project_manager')
    .where('project_id', '=', tx.projectId)
    .where('account_id', '=', accountId)
    .execute();
}
