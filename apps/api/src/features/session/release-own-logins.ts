import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';

/**
 * Before people are deleted: a login that its owner registered was never the business's, so it leaves the team and stays. Its sessions end,
 * for they were of the team; so does the calendar address.
 * @param employeeId of one person; else of the whole project
 * @returns the usernames that stay taken
 */
export async function releaseOwnLogins(tx: Tx, projectId: string, employeeId?: string): Promise<ReadonlySet<string>> {
  let own = tx
    .updateTable('account')
    .set({ project_id: null, employee_id: null })
    .where('project_id', '=', projectId)
    .where('registration_method', '<>', 'created_by_manager');
  if (employeeId !== undefined) own = own.where('employee_id', '=', employeeId);
  const released = await own.returning(['id', 'identity_key']).execute();
  const ids = released.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.deleteFrom('session').where('account_id', 'in', ids).execute();
    await tx.deleteFrom('push_subscription').where('account_id', 'in', ids).execute();
    await tx.deleteFrom('calendar_feed').where('account_id', 'in', ids).execute();
    // What the team told them goes with them, and what they wrote there is no longer theirs to change.
    await tx.deleteFrom('notification').where('project_id', '=', projectId).where('account_id', 'in', ids).execute();
    await tx
      .updateTable('daily_comment')
      .set({ author_id: randomUUIDv7() })
      .where('project_id', '=', projectId)
      .where('author_id', 'in', ids)
      .execute();
  }
  return new Set(released.map(({ identity_key }) => identity_key));
}
