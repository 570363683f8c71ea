import type { purchases } from '@pamaina/contract';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { keepConsents } from '../session/index.ts';
import { createBought } from './create-bought.ts';
import { findSubscription } from './find-subscription.ts';

/**
 * The project of a subscription. While the bank's confirmation is pending it is `pending`: readable, not usable
 * (threats, 17).
 * @throws `not_found` alike for none and for somebody else's, `payment_incomplete`
 */
export async function createSubscribed(call: Call<typeof purchases.createSubscribed>) {
  const { accountId } = signedIn(call);
  const { subscription_id, name, description } = call.query;
  await keepConsents(call.deps.database.direct, accountId, call.query);
  const purchase = await findSubscription(call.deps, accountId, subscription_id);
  return createBought(call.deps, purchase, { accountId, name, description: description || null });
}
