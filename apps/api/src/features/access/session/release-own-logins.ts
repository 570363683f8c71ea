import { randomUUIDv7 } from 'node:crypto';
import { deleteSignIns } from '../../../platform/auth/sessions.ts';
import { leaveTeam } from '../../../platform/auth/accounts.ts';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * Before employees are deleted: a login that its owner registered never belonged to the project, so it leaves the team
 * and is kept. Its sessions end, since they belonged to the team; so does the calendar link.
 * @param employeeId of one person; else of the whole project
 * @returns the usernames that stay taken
 */
export async function releaseOwnLogins(tx: Tx, employeeId?: string): Promise<ReadonlySet<string>> {
  let own = tx
    .selectFrom('account')
    .select(['id', 'identity_key'])
    .forUpdate()
    .where('project_id', '=', tx.projectId)
    .where('registration_method', '<>', 'created_by_manager');
  if (employeeId !== undefined) own = own.where('employee_id', '=', employeeId);
  const released = await own.execute();
  const ids = released.map(({ id }) => id);
  if (ids.length > 0) {
    // While they are still in the team: an employer keeps what is recorded of an employee.
    await tx
      .deleteFrom('project_member')
      .where('project_id', '=', tx.projectId)
      .where('account_id', 'in', ids)
      .execute();
    await leaveTeam(tx, ids);
    await deleteSignIns(tx, ids);
    await tx.deleteFrom('push_subscription').where('account_id', 'in', ids).execute();
    await tx.deleteFrom('calendar_feed').where('account_id', 'in', ids).execute();
    // The team's notifications to them are deleted, and they can no longer edit what they wrote there.
    await tx.deleteFrom('notification').where('account_id', 'in', ids).execute();
    for (const table of ['daily_comment', 'task_done'] as const)
      await tx.updateTable(table).set({ author_id: randomUUIDv7() }).where('author_id', 'in', ids).execute();
  }
  return new Set(released.map(({ identity_key }) => identity_key));
}
