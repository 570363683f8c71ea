import type { OutsideTx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Kind, Remote } from '../provider.ts';
import { lockSubscription } from './sandbox-rows.ts';

/** @throws `payment_unavailable` for an id that the sandbox does not have: it was another provider's */
export function readSandbox(tx: OutsideTx, kind: Kind, id: string, now: number): Promise<Remote> {
  return kind === 'subscription' ? fetchSubscription(tx, id, now) : fetchPayment(tx, id);
}

async function fetchPayment(tx: OutsideTx, id: string): Promise<Remote> {
  const intent = await tx.selectFrom('sandbox_intent').selectAll().where('id', '=', id).executeTakeFirst();
  if (!intent) throw new ProblemError('payment_unavailable');
  const isPaid = intent.status === 'succeeded';
  const status = ({ open: 'open', challenged: 'processing', succeeded: 'paid' } as const)[intent.status];
  return {
    status: intent.refunded ? 'ended' : status,
    ending: false,
    paidAt: isPaid ? intent.created_at : null,
    paidUntil: null,
    amountCents: intent.amount_cents,
    currency: intent.currency,
    card: intent.card,
  };
}

async function fetchSubscription(tx: OutsideTx, id: string, now: number): Promise<Remote> {
  const subscription = await lockSubscription(tx, id, now);
  if (!subscription) throw new ProblemError('payment_unavailable');
  const { status, cancel_at_period_end, started_at, period_end, amount_cents, currency, card } = subscription;
  return {
    status: status === 'active' ? 'paid' : status === 'incomplete' ? await firstPayment(tx, id) : status,
    ending: cancel_at_period_end && status !== 'ended',
    paidAt: started_at,
    paidUntil: period_end,
    amountCents: amount_cents,
    currency,
    card,
  };
}

async function firstPayment(tx: OutsideTx, subscriptionId: string): Promise<'open' | 'processing'> {
  const intent = await tx
    .selectFrom('sandbox_intent')
    .select('status')
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', 'subscription')
    .executeTakeFirst();
  return intent?.status === 'challenged' ? 'processing' : 'open';
}
