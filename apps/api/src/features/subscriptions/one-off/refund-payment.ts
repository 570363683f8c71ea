import type { subscriptions } from '@pamaina/contract';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { askRefund, finishRefund } from '../../purchases/index.ts';
import { refundableUntil } from '../present-subscription.ts';
import { ownPayment, presentPayment } from './own-payments.ts';

/**
 * Refunds a one-time payment within the first 30 days (Decisions, Money-back guarantee); its project ends, a credit is
 * deleted. Repeated calls, from another tab or after a crash, refund it once.
 * @throws `not_found`, `refund_over`, `payment_unavailable`
 */
export async function refundPayment(call: Call<typeof subscriptions.refundOneOffPayment>) {
  const { deps } = call;
  const payment = await ownPayment(call);
  const isAsked = payment.refund_wanted_at !== null;
  if (!isAsked && (payment.state !== 'paid' || refundableUntil(payment) <= deps.now()))
    throw new ProblemError('refund_over');
  await askRefund(deps, payment.id);
  await finishRefund(deps, payment);
  return presentPayment(await ownPayment(call), deps.now());
}
