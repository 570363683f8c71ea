import type { subscriptions } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { askRefund, finishRefund, syncPurchase } from '../purchases/index.ts';
import { liveSubscription, showSubscription } from './own-subscription.ts';
import { refundableUntil } from './present-subscription.ts';

/**
 * Ends a subscription with the paid period, immediately if there is none; or immediately with a refund, within the
 * first 30 days (Decisions, Money-back guarantee). The request is stored first: after a crash in between, the
 * reconciling job ends it.
 * @throws `not_found`, `subscription_over`, `refund_over`, `payment_unavailable`
 */
export async function cancelSubscription(call: Call<typeof subscriptions.cancelSubscription>) {
  const { deps, body } = call;
  const purchase = await liveSubscription(call);
  if (body.refund !== true) {
    // A declined renewal may have been paid since. If unpaid, no paid period is left, and the provider would continue
    // to collect.
    const { paid_at, state } = await syncPurchase(deps, purchase.id);
    if (paid_at === null || state === 'past_due') await deps.payments.endNow(purchase.provider_id);
    else await deps.payments.setEnding(purchase.provider_id, true);
    await syncPurchase(deps, purchase.id);
    return showSubscription(call);
  }
  if (purchase.refund_wanted_at === null && refundableUntil(purchase) <= deps.now())
    throw new ProblemError('refund_over');
  await askRefund(deps, purchase.id);
  await finishRefund(deps, purchase);
  return showSubscription(call);
}
