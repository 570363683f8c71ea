import type { Deps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Purchase } from './purchase-row.ts';

/** The caller's own subscription by the provider's id. @throws `not_found` alike for none and for another user's */
export async function findSubscription(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  accountId: string,
  providerId: string,
): Promise<Purchase> {
  const purchase = await database.direct
    .selectFrom('purchase')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'subscription')
    .where('provider', '=', payments.name)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  if (!purchase) throw new ProblemError('not_found');
  return purchase;
}
