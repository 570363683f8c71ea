import type { OutsideTx } from '../../database/database.ts';
import type { Kind, Order, Started } from '../provider.ts';
import { idFrom, newSecret } from './sandbox-rows.ts';

/** A payment or subscription that waits for a card; the same purchase gets the same one. */
export async function startInSandbox(tx: OutsideTx, kind: Kind, order: Order, at: string): Promise<Started> {
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
export async function intentSecret(
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
