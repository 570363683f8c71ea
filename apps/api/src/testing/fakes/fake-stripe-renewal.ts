import { periodFrom } from '../../platform/payments/sandbox/sandbox-rows.ts';
import type { Invoice, Subscription } from './fake-stripe-shapes.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** How long a declined renewal is retried, by the account's settings. */
const RETRIED_SECONDS = 7 * DAY_SECONDS;

/**
 * The changes of a subscription as time passes, like at Stripe: the period advances with every renewal, paid or not,
 * and one that stays declined is abandoned. @param bill makes the invoice of the next period, paid or open @returns
 * whether anything changed
 */
export function renewFake(
  subscription: Subscription,
  now: number,
  bill: (period: { start: number; end: number }, isPaid: boolean) => Invoice,
): boolean {
  const [item] = subscription.items.data;
  const isRefused = subscription.default_payment_method?.card.last4 === '0341';
  let isChanged = false;
  while (item && subscription.status === 'active' && now >= item.current_period_end) {
    isChanged = true;
    if (subscription.cancel_at_period_end) {
      subscription.status = 'canceled';
      break;
    }
    const { start, end } = periodFrom(new Date(item.current_period_end * 1000).toISOString());
    const period = { start: Date.parse(start) / 1000, end: Date.parse(end) / 1000 };
    [item.current_period_start, item.current_period_end] = [period.start, period.end];
    subscription.latest_invoice = bill(period, !isRefused);
    if (isRefused) subscription.status = 'past_due';
  }
  if (item && subscription.status === 'past_due' && now >= item.current_period_start + RETRIED_SECONDS) {
    isChanged = true;
    subscription.status = 'canceled';
    subscription.latest_invoice.status = 'void';
  }
  return isChanged;
}
