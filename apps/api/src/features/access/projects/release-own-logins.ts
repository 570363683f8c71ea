import { deleteSignIns } from '../../../platform/auth/sessions.ts';
import { leaveTeam } from '../../../platform/auth/accounts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/ground/hook.ts';
import { removeMembers } from './write-project.ts';

/** After accounts have left a team: what the team kept for them goes. */
export const loginsReleased = createHook<[tx: Tx, accountIds: readonly string[]]>('loginsReleased');

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
    await removeMembers(tx, ids);
    await leaveTeam(tx, ids);
    await deleteSignIns(tx, ids);
    await loginsReleased(tx, ids);
  }
  return new Set(released.map(({ identity_key }) => identity_key));
}
