import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { email, text } from '../base/fields.ts';
import { BillingDetails } from './billing-details.ts';

/** An ID or a secret in the card provider's format. */
export const providerId = text(255).pipe(z.string().regex(/^[\w-]+$/, 'provider_id_format'));

/** The card provider, and the price of a project. */
export const getConfig = endpoint({
  method: 'GET',
  path: '/payments/config',
  summary: 'The card provider, its public key, and the monthly price of a project',
  role: 'public',
  project: false,
  status: 200,
  reply: z.object({
    provider: z.enum(['stripe', 'sandbox']),
    publishable_key: z.string(),
    /** No real payments. */
    test_mode: z.boolean(),
    price_cents: z.number(),
    currency: z.string(),
  }),
  errors: [],
});

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/create-payment-intent',
  summary: 'Start the one-time payment for a project without an account; the same Idempotency-Key starts only one',
  role: 'public',
  project: false,
  body: z.strictObject({
    // The price is set by the server: any other amount is rejected, and the charged amount never comes from here.
    amount: z.literal(constants.priceCents, 'amount_wrong'),
    currency: z.literal(constants.currency, 'currency_wrong'),
    email,
    metadata: z.strictObject({ type: text(40), project_count: z.literal(1, 'project_count_wrong') }),
    /** Whom the invoice is made out to. If omitted: unchanged. */
    billing_details: BillingDetails.optional(),
  }),
  status: 200,
  reply: z.object({ client_secret: z.string(), payment_intent_id: z.string() }),
  errors: ['payment_done', 'payment_unavailable', 'proof_required'],
});

/** The sandbox's replacement for the provider's form; nothing of it is stored or logged. */
export const confirmSandbox = endpoint({
  method: 'POST',
  path: '/payments/sandbox/confirm',
  summary: 'Sandbox only: pay, or save a card, with a documented test card; a second call completes the challenge',
  role: 'public',
  project: false,
  body: z.strictObject({
    client_secret: providerId,
    card_number: text(30).pipe(z.string().regex(/^\d[\d ]{10,28}\d$/, 'card_number_format')),
    exp: text(9).pipe(z.string().regex(/^(0[1-9]|1[0-2]) ?\/ ?(20)?\d{2}$/, 'card_exp_format')),
    cvc: text(4).pipe(z.string().regex(/^\d{3,4}$/, 'card_cvc_format')),
    /** The response to the challenge of `requires_action`; default true. */
    authenticated: z.boolean('choice').optional(),
  }),
  status: 200,
  reply: z.object({ status: z.enum(['succeeded', 'requires_action']) }),
  errors: [
    'not_found',
    'proof_required',
    'card_declined',
    'card_insufficient_funds',
    'card_authentication_failed',
    'card_expired',
  ],
});

/** A signed event of the provider: as bytes, because the signature covers them. */
export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/payments/webhook',
  summary: 'The provider’s signed events',
  role: 'public',
  project: false,
  upload: ['application/json'],
  uploadBytesMax: constants.webhookBytesMax,
  status: 200,
  reply: z.object({ received: z.literal(true) }),
  errors: ['payment_unavailable'],
});
