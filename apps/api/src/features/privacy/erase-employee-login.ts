import type { Caller } from '../../platform/auth/caller.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';

/** Of the history: what tells of their health, their wishes and how to reach them. */
const KINDS = ['profile', 'time_off', 'request', 'unavailability', 'wish'];

/**
 * Erases the login of somebody in a team with all that hangs on it, and what they wrote of themselves. Name, contract
 * and hours are the employer's record; the manager may give another login.
 */
export async function eraseEmployeeLogin(tx: Tx, { caller, word }: { caller: Caller; word: string }): Promise<void> {
  const { accountId, employeeId, username } = caller;
  for (const step of [
    ...['daily_comment', 'shift_note', 'task_done'].map(
      (table) =>
        sql`update ${sql.table(table)} set author = ${word} where project_id = ${tx.projectId} and author_id = ${accountId}`,
    ),
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
