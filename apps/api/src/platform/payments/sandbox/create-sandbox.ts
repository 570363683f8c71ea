import { createHmac, randomUUIDv7 } from 'node:crypto';
import type { Database, OutsideTx } from '../../database/database.ts';
import { readCard } from '../../ground/card.ts';
import { ProblemError } from '../../ground/problem-error.ts';
import type { Kind, Order, Provider, Remote, Started } from '../provider.ts';
import { readEvent } from '../read-event.ts';
import { confirmIntent } from './confirm-intent.ts';
import {
  idFrom,
  lockSubscription,
  newSecret,
  sendEvent,
  sendSubscriptionEvent,
  type SandboxSubscription,
} from './sandbox-rows.ts';

/** The secret with which the sandbox signs its events, derived from the one that signs tokens. */
export const sandboxSecret = (jwtSecret: string): string =>
  createHmac('sha256', jwtSecret).update('sandbox webhooks').digest('hex');

/**
 * A built-in card provider in which no money moves: it stores its state in the database, accepts only Stripe's test
 * cards, and signs events as Stripe does.
 */
export function createSandbox(database: Database, secret: string, now: () => number): Provider {
  const withSubscription = <T>(id: string, work: (tx: OutsideTx, subscription: SandboxSubscription) => Promise<T>) =>
    database.outside(async (tx) => {
      const subscription = await lockSubscription(tx, id, now());
      if (!subscription) throw new ProblemError('payment_unavailable');
      return work(tx, subscription);
    });
  const change = (id: string, changes: { cancel_at_period_end: boolean } | { status: 'ended' }) =>
    withSubscription(id, async (tx, subscription) => {
      if (subscription.status === 'ended') return;
      await tx.updateTable('sandbox_subscription').set(changes).where('id', '=', id).execute();
      await sendSubscriptionEvent(tx, subscription, now());
    });
  return {
    name: 'sandbox',
    publishableKey: 'pk_test_sandbox_pamaina',
    isTest: true,
    start: (kind, order) => database.outside((tx) => startInSandbox(tx, kind, order, new Date(now()).toISOString())),
    look: (kind, id) => database.outside((tx) => readSandbox(tx, kind, id, now())),
    setEnding: (id, isEnding) => change(id, { cancel_at_period_end: isEnding }),
    endNow: (id) => change(id, { status: 'ended' }),
    refund: (kind, id) => database.outside((tx) => refundInSandbox(tx, { kind, id, now: now() })),
    listInvoices: (id) =>
      withSubscription(id, (tx) =>
        tx
          .selectFrom('sandbox_invoice')
          .selectAll()
          .where('subscription_id', '=', id)
          .orderBy('created_at', 'desc')
          .limit(100)
          .execute(),
      ),
    startCardChange: (id) =>
      withSubscription(id, (tx, subscription) => startCardChange(tx, subscription, new Date(now()).toISOString())),
    finishCardChange: (id, setupId) => withSubscription(id, (tx) => finishCardChange(tx, id, setupId)),
    readEvent: (raw, signature) => readEvent(raw, signature, { secret, isTest: true, now: now() }),
    confirm: (clientSecret, card) => confirmIntent(database, clientSecret, card, now()),
  };
}

async function startCardChange(
  tx: OutsideTx,
  { id, purchase_id, currency }: SandboxSubscription,
  created_at: string,
): Promise<Started> {
  const setup = { id: idFrom('seti', randomUUIDv7()), purpose: 'setup', subscription_id: id, status: 'open' } as const;
  const clientSecret = await intentSecret(tx, { ...setup, purchase_id, amount_cents: 0, currency, created_at });
  return { id: setup.id, clientSecret };
}

/** @returns whether the card was taken */
async function finishCardChange(tx: OutsideTx, id: string, setupId: string): Promise<boolean> {
  const setup = await tx
    .selectFrom('sandbox_intent')
    .select('card')
    .where('id', '=', setupId)
    .where('subscription_id', '=', id)
    .where('purpose', '=', 'setup')
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  if (!setup) return false;
  const card = JSON.stringify(setup.card);
  await tx.updateTable('sandbox_subscription').set({ card }).where('id', '=', id).execute();
  return true;
}

/** Refunds what was paid and not refunded yet; repeated calls do nothing. */
async function refundInSandbox(
  tx: OutsideTx,
  { kind, id, now }: { kind: Kind; id: string; now: number },
): Promise<'given_back'> {
  if (kind === 'subscription') {
    await tx
      .updateTable('sandbox_invoice')
      .set({ status: 'refunded' })
      .where('subscription_id', '=', id)
      .where('status', '=', 'paid')
      .execute();
    return 'given_back';
  }
  const given = await tx
    .updateTable('sandbox_intent')
    .set({ refunded: true })
    .where('id', '=', id)
    .where('purpose', '=', 'payment')
    .where('status', '=', 'succeeded')
    .where('refunded', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (given) await sendEvent(tx, 'charge.refunded', { id: `ch_${id}`, object: 'charge', payment_intent: id }, now);
  return 'given_back';
}

/** @throws `payment_unavailable` for an id that the sandbox does not have: it was another provider's */
function readSandbox(tx: OutsideTx, kind: Kind, id: string, now: number): Promise<Remote> {
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
    card: readCard(intent.card),
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
    card: readCard(card),
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

/** A payment or subscription that waits for a card; the same purchase gets the same one. */
async function startInSandbox(tx: OutsideTx, kind: Kind, order: Order, at: string): Promise<Started> {
  const { purchaseId: purchase_id, amountCents: amount_cents, currency } = order;
  const priced = { purchase_id, amount_cents, currency, created_at: at };
  const subscription = kind === 'subscription' ? idFrom('sub', purchase_id) : null;
  if (subscription !== null)
    await tx
      .insertInto('sandbox_subscription')
      .values({ ...priced, id: subscription, status: 'incomplete' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const id = idFrom('pi', purchase_id);
  const purpose = subscription === null ? 'payment' : 'subscription';
  const intent = { ...priced, id, purpose, subscription_id: subscription, status: 'open' } as const;
  return { id: subscription ?? id, clientSecret: await intentSecret(tx, intent) };
}

/** Inserts an intent if it is missing. @returns its secret */
async function intentSecret(
  tx: OutsideTx,
  intent: Omit<Parameters<typeof insertIntent>[1], 'client_secret'>,
): Promise<string> {
  await insertIntent(tx, { ...intent, client_secret: newSecret(intent.id) });
  const { client_secret } = await tx
    .selectFrom('sandbox_intent')
    .select('client_secret')
    .where('id', '=', intent.id)
    .executeTakeFirstOrThrow();
  return client_secret;
}

const insertIntent = (
  tx: OutsideTx,
  intent: {
    id: string;
    client_secret: string;
    purchase_id: string;
    purpose: 'payment' | 'subscription' | 'setup';
    subscription_id: string | null;
    amount_cents: number;
    currency: string;
    status: 'open';
    created_at: string;
  },
) =>
  tx
    .insertInto('sandbox_intent')
    .values(intent)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
