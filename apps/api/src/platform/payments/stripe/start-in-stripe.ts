import type Stripe from 'stripe';
import type { Order, Started } from '../provider.ts';

/** Ours, made from the purchase's id: the SDK's own keys are lost with the process (threats, 21). */
const keyOf = ({ purchaseId, attempt }: Order, what: string) => ({
  idempotencyKey: `purchase:${purchaseId}:${what}:v${attempt}`,
});

/** One payment by card. */
export async function startPayment(stripe: Stripe, order: Order): Promise<Started> {
  const { purchaseId, email, amountCents: amount, currency } = order;
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency,
      receipt_email: email,
      allowed_payment_method_types: ['card'],
      metadata: { purchase_id: purchaseId },
    },
    keyOf(order, 'pi'),
  );
  return { id: intent.id, clientSecret: secretOf(intent.client_secret) };
}

/**
 * A subscription whose first payment is open until the browser confirms it.
 * @throws when the price at the provider is not ours: what is charged is what the product says
 */
export async function startSubscription(stripe: Stripe, order: Order, priceId: string): Promise<Started> {
  const { purchaseId, email, amountCents, currency } = order;
  const metadata = { purchase_id: purchaseId };
  const price = await stripe.prices.retrieve(priceId);
  if (price.unit_amount !== amountCents || price.currency !== currency || price.recurring?.interval !== 'month')
    throw new Error(`STRIPE_PRICE_ID is not a price of ${amountCents} ${currency} per month`);
  const customer = await stripe.customers.create({ email, metadata }, keyOf(order, 'customer'));
  const subscription = await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: priceId }],
      payment_behavior: 'default_incomplete',
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      metadata,
      expand: ['latest_invoice.confirmation_secret'],
    },
    keyOf(order, 'sub'),
  );
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  return { id: subscription.id, clientSecret: secretOf(invoice?.confirmation_secret?.client_secret) };
}

/** @throws when the provider sent none, which its documentation excludes */
export function secretOf(secret: string | null | undefined): string {
  if (!secret) throw new Error('Stripe sent no client secret');
  return secret;
}
