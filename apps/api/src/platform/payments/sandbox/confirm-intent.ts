import type { Database } from '../../database/database.ts';
import { ProblemError } from '../../ground/problem-error.ts';
import type { TypedCard } from '../provider.ts';
import { activate, lockSubscription, sendEvent } from './sandbox-rows.ts';
import { readTestCard } from './test-cards.ts';

/** The transaction's result: a decline is stored too, as a bank does. */
type Outcome = 'succeeded' | 'requires_action' | ProblemError;

/**
 * Pays, or saves a card, as the browser's part of a provider would. Paying again changes nothing.
 * @throws `not_found` without such a payment, `card_*` when the card is refused, `invalid` for a card that is no test
 * card
 */
export async function confirmIntent(
  database: Database,
  clientSecret: string,
  typed: TypedCard,
  now: number,
): Promise<'succeeded' | 'requires_action'> {
  const { refusal, asks, kept } = readTestCard(typed, now);
  const outcome = await database.outside(async (tx): Promise<Outcome> => {
    const intent = await tx
      .selectFrom('sandbox_intent')
      .selectAll()
      .where('client_secret', '=', clientSecret)
      .forUpdate()
      .executeTakeFirst();
    if (!intent) return new ProblemError('not_found');
    if (intent.status === 'succeeded') return 'succeeded';
    const set = (status: 'open' | 'challenged' | 'succeeded', card: string | null) =>
      tx.updateTable('sandbox_intent').set({ status, card }).where('id', '=', intent.id).execute();
    const object = { id: intent.id, object: 'payment_intent', metadata: { purchase_id: intent.purchase_id } };
    if (asks && intent.status === 'open') {
      await set('challenged', null);
      return 'requires_action';
    }
    const refused = asks && !typed.isAuthenticated ? 'card_authentication_failed' : refusal;
    if (refused) {
      await set('open', null);
      if (intent.purpose === 'payment') await sendEvent(tx, 'payment_intent.payment_failed', object, now);
      return new ProblemError(refused);
    }
    if (intent.subscription_id !== null && intent.purpose === 'subscription') {
      const subscription = await lockSubscription(tx, intent.subscription_id, now);
      if (subscription?.status !== 'incomplete') return new ProblemError('not_found');
      await tx
        .updateTable('sandbox_subscription')
        .set({ card: JSON.stringify(kept) })
        .where('id', '=', subscription.id)
        .execute();
      await activate(tx, subscription, now);
    }
    await set('succeeded', JSON.stringify(kept));
    if (intent.purpose === 'payment') await sendEvent(tx, 'payment_intent.succeeded', object, now);
    return 'succeeded';
  });
  if (outcome instanceof ProblemError) throw outcome;
  return outcome;
}
