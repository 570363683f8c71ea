import type { Tx } from '../../platform/database/database.ts';
import { releaseOwnLogins } from '../session/index.ts';

/**
 * Erases a project, whose row the caller has locked, with everything in it: employees, the logins created for them,
 * IDs, schedules, pictures.
 */
export async function eraseProject(tx: Tx, id: string): Promise<void> {
  const people = await tx.selectFrom('employee').select('identity_key').execute();
  await tx.updateTable('session').set({ project_id: null }).where('project_id', '=', id).execute();
  const kept = await releaseOwnLogins(tx);
  await tx.deleteFrom('project').where('id', '=', id).execute();
  const keys = people.map(({ identity_key }) => identity_key).filter((key) => !kept.has(key));
  if (keys.length > 0) await tx.deleteFrom('identity').where('key', 'in', keys).execute();
  await tx
    .updateTable('purchase')
    .set({ description: null })
    .where((where) => where.or([where('id', '=', id), where('renews', '=', id)]))
    .execute();
}
