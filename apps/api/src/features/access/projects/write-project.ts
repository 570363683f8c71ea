import type { Ability, ProjectRole } from '@pamaina/contract';
import { sql, type Updateable } from 'kysely';
import { deselectProject } from '../../../platform/auth/sessions.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Project = Omit<Updateable<Tables['project']>, 'id' | 'version'>;

/** Changes the project's row, whose lock the caller holds. @returns whether it is there */
export async function changeProject(tx: Tx, values: Project): Promise<boolean> {
  const changed = await tx.updateTable('project').set(values).where('id', '=', tx.projectId).executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** The same for what people see and edit: its version is the next. */
export async function changeSettings(tx: Tx, values: Project): Promise<void> {
  await tx
    .updateTable('project')
    .set((column) => ({ ...values, version: column('version', '+', 1) }))
    .where('id', '=', tx.projectId)
    .execute();
}

/** @param until an instant, before which an ended project is not erased @returns false when it was erased meanwhile */
export async function holdErasureUntil(tx: Tx, until: string): Promise<boolean> {
  const held = await tx
    .updateTable('project')
    .set({ erase_at: sql<string>`greatest(erase_at, ${until})` })
    .where('id', '=', tx.projectId)
    .where('billing', '=', 'ended')
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/** Deletes a project that was never used. */
export async function deleteProject(tx: Tx): Promise<void> {
  await deselectProject(tx, tx.projectId);
  await tx.deleteFrom('project').where('id', '=', tx.projectId).execute();
}

interface Rights {
  role: ProjectRole;
  grants: Ability[];
}

/** @returns whether the account was none yet */
export async function addMember(tx: Tx, accountId: string, { role, grants }: Rights): Promise<boolean> {
  const inserted = await tx
    .insertInto('project_member')
    .values({ project_id: tx.projectId, account_id: accountId, role, grants })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function changeMember(tx: Tx, accountId: string, { role, grants }: Rights): Promise<void> {
  await tx
    .updateTable('project_member')
    .set((column) => ({ role, grants, version: column('version', '+', 1) }))
    .where('project_id', '=', tx.projectId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function removeMembers(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('project_member')
    .where('project_id', '=', tx.projectId)
    .where('account_id', 'in', accountIds)
    .execute();
}
