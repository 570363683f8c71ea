import type { Tx } from '../../platform/database/database.ts';
import { insertProject } from '../projects/index.ts';
import { makeManager } from './make-manager.ts';
import type { Purchase } from './purchase-row.ts';
import { projectOf, updateBilling } from './update-billing.ts';
import { billingOf } from './state-of.ts';

/**
 * Creates the project of a purchase, with the same id, once: a consumed purchase creates no other. Its owner becomes a
 * manager (Decisions, /role-selection). A purchase without an account or a name stays a credit until it is claimed. A
 * renewal restores its project, or creates it again under its id if it was erased in the meantime.
 */
export async function makeProject(tx: Tx, purchase: Purchase, now: number): Promise<Purchase> {
  const { id, account_id, name } = purchase;
  if (account_id === null || name === null) return purchase;
  const account = await tx
    .selectFrom('account')
    .select(['username', 'employee_id'])
    .where('id', '=', account_id)
    .forUpdate()
    .executeTakeFirst();
  // A login belongs to one person: an employee's never becomes a manager's. It was rejected before the payment.
  if (!account || account.employee_id !== null) return purchase;
  const { username } = account;
  await makeManager(tx, account_id);
  const projectId = projectOf(purchase);
  const kept = await tx.updateTable('project').set({ paid_by: id }).where('id', '=', projectId).executeTakeFirst();
  if (kept.numUpdatedRows > 0n) await updateBilling(tx, purchase, now);
  else {
    const made = { id: projectId, name, description: purchase.description, billing: billingOf(purchase.state) };
    await insertProject(tx, { ...made, paid_by: id }, { accountId: account_id, username });
  }
  return tx
    .updateTable('purchase')
    .set({ consumed_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
