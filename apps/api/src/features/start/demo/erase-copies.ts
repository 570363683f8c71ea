import { demo } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eraseProject } from '../../access/projects/index.ts';

/** Erases expired visitors' copies. One that cannot be erased is logged and retried the next time. */
export async function eraseCopies({ database, now, log }: Pick<Deps, 'database' | 'now' | 'log'>): Promise<void> {
  const before = new Date(now() - demo.copyHours * 60 * 60 * 1000).toISOString();
  const over = await database.direct
    .selectFrom('project')
    .select('id')
    .where('demo_network', 'is not', null)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .execute();
  for (const { id } of over)
    await database
      .inProject(id, (tx) => eraseDemo(tx))
      .catch((error: unknown) => log.error({ err: error, project: id }, 'a copy of the demo could not be erased'));
  if (over.length > 0) log.info({ copies: over.length }, 'copies of the demo were erased');
}

/**
 * Erases a demo with its managers' accounts, in a transaction of its project. @returns false: another process is doing
 * it
 */
export async function eraseDemo(tx: Tx): Promise<boolean> {
  const project = tx.selectFrom('project').select('id').where('id', '=', tx.projectId).forUpdate().skipLocked();
  if (!(await project.executeTakeFirst())) return false;
  const managers = await tx
    .selectFrom('project_member')
    .innerJoin('account', 'account.id', 'project_member.account_id')
    .select(['account.id', 'account.identity_key'])
    .where('project_member.project_id', '=', tx.projectId)
    .where('account.is_demo', '=', true)
    .execute();
  await eraseProject(tx, tx.projectId);
  for (const { id, identity_key } of managers) {
    await tx.deleteFrom('account').where('id', '=', id).execute();
    await tx.deleteFrom('identity').where('key', '=', identity_key).execute();
  }
  return true;
}
