import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { refusesRenewal } from './test-cards.ts';

export type SandboxSubscription = Selectable<Tables['sandbox_subscription']>;

/** The changes of a subscription as time passes. */
export interface Renewed {
  changes: Pick<SandboxSubscription, 'status' | 'period_start' | 'period_end'>;
  /** Periods paid since. */
  paid: { start: string; end: string }[];
}

const HOUR = 60 * 60 * 1000;
/** Like Stripe: the first payment has 23 hours, a declined renewal is abandoned after a while. */
const FIRST_PAYMENT_MS = 23 * HOUR;
const RETRIED_MS = 7 * 24 * HOUR;

/** The first period, or the one after another: a month. */
export function periodFrom(start: string): { start: string; end: string } {
  const end = Temporal.Instant.from(start).toZonedDateTimeISO('UTC').add({ months: 1 }).toInstant();
  return { start, end: new Date(end.epochMilliseconds).toISOString() };
}

/** Brings a subscription up to date: renews, ends, abandons. Pure. */
export function renew(subscription: SandboxSubscription, now: number): Renewed {
  const { card } = subscription;
  const paid: Renewed['paid'] = [];
  let { status, period_start, period_end } = subscription;
  if (status === 'incomplete' && now >= Date.parse(subscription.created_at) + FIRST_PAYMENT_MS) status = 'expired';
  while ((status === 'active' || status === 'past_due') && period_end !== null && now >= Date.parse(period_end)) {
    if (subscription.cancel_at_period_end) status = 'ended';
    else if (card !== null && refusesRenewal(card)) {
      status = now >= Date.parse(period_end) + RETRIED_MS ? 'ended' : 'past_due';
      break;
    } else {
      const next = periodFrom(period_end);
      paid.push(next);
      [status, period_start, period_end] = ['active', next.start, next.end];
    }
  }
  return { changes: { status, period_start, period_end }, paid };
}
