import { brokenConstraint } from '../../platform/database/retryable.ts';
import type { Deps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { presentProject } from '../projects/index.ts';
import { syncPurchase } from './sync-purchase.ts';
import type { Purchase } from './purchase-row.ts';
import { projectOf } from './update-billing.ts';

interface Named {
  accountId: string;
  name: string;
  description: string | null;
}

/**
 * The project of a purchase, as requested when the browser returns; a repeated call returns the same one.
 * @throws `payment_incomplete` while it is not paid, `not_found` when its project is erased or the purchase is
 * another's by now
 */
export async function createBought(deps: Deps, { id }: Purchase, { accountId, name, description }: Named) {
  // If this check fails, the reconciling job runs soon and not in an hour.
  const soon = new Date(deps.now()).toISOString();
  await deps.database.direct
    .updateTable('purchase')
    .set({ wanted: true, account_id: accountId, name, description, due_at: soon })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where((where) => where.or([where('account_id', 'is', null), where('account_id', '=', accountId)]))
    .execute()
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'purchase_once' ? new ProblemError('conflict') : error;
    });
  const purchase = await syncPurchase(deps, id);
  if (purchase.account_id !== accountId) throw new ProblemError('not_found');
  if (purchase.consumed_at === null) throw new ProblemError('payment_incomplete');
  return presentProject(deps.database, projectOf(purchase));
}
