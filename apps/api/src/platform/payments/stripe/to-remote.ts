import type { z } from 'zod';
import type { Card } from '../../ground/card.ts';
import type { Remote } from '../provider.ts';
import type { StripePayment, StripeSubscription } from './replies.ts';

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The bank's confirmation is pending. */
const isProcessing = (status: string | undefined): boolean => status === 'requires_action' || status === 'processing';

/** A one-time payment; a fully refunded one is over. */
export function paymentToRemote(intent: z.infer<typeof StripePayment>): Remote {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const isPaid = intent.status === 'succeeded';
  const open = intent.status === 'canceled' ? 'expired' : isProcessing(intent.status) ? 'processing' : 'open';
  return {
    status: charge?.refunded === true ? 'ended' : isPaid ? 'paid' : open,
    ending: false,
    paidAt: isPaid ? instant(charge?.created ?? intent.created) : null,
    paidUntil: null,
    amountCents: intent.amount,
    currency: intent.currency,
    card: cardOf(charge?.payment_method_details?.card),
  };
}

/** A subscription with its latest invoice's payment and its card expanded; its items contain the period. */
export function subscriptionToRemote(subscription: z.infer<typeof StripeSubscription>): Remote {
  const [item] = subscription.items.data;
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const [payment] = invoice?.payments?.data ?? [];
  const intent = payment?.payment.payment_intent;
  const method = subscription.default_payment_method;
  const status = statusOf(subscription.status, typeof intent === 'object' ? intent?.status : undefined);
  const isPaid = status === 'paid' || (status !== 'waiting' && invoice?.status === 'paid');
  // Renewed, so paid before; the period advances even with a declined renewal, and is then unpaid.
  const isUnpaidNow = status === 'past_due' || status === 'waiting';
  const wasPaid = isPaid || isUnpaidNow || invoice?.billing_reason === 'subscription_cycle';
  return {
    status,
    ending: status !== 'ended' && (subscription.cancel_at_period_end || subscription.cancel_at !== null),
    paidAt: wasPaid ? instant(subscription.start_date) : null,
    paidUntil: wasPaid && item ? instant(isPaid ? item.current_period_end : item.current_period_start) : null,
    amountCents: item?.price.unit_amount ?? 0,
    currency: subscription.currency,
    card: typeof method === 'object' ? cardOf(method?.card) : null,
  };
}

/**
 * A project is provided only on `active`; the provider retries a declined renewal for days. Only what Stripe calls
 * cancelled is over: `unpaid`, `paused` and any status of a later version wait.
 */
function statusOf(status: string, payment: string | undefined): Remote['status'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'paid';
    case 'past_due':
      return 'past_due';
    case 'incomplete':
      return isProcessing(payment) ? 'processing' : 'open';
    case 'incomplete_expired':
      return 'expired';
    case 'canceled':
      return 'ended';
    default:
      return 'waiting';
  }
}

interface StripeCard {
  brand: string | null;
  last4: string | null;
  exp_month: number;
  exp_year: number;
}

function cardOf(card: StripeCard | null | undefined): Card | null {
  if (!card) return null;
  return { brand: card.brand ?? '', last4: card.last4 ?? '', exp_month: card.exp_month, exp_year: card.exp_year };
}
