import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { Invoice } from './invoices.ts';
import { providerId } from './payments.ts';

/**
 * `past_due`: a renewal was declined and is retried; the project stays usable in the meantime. `waiting`: it is tried
 * no more; the project can be read until it is paid.
 */
export const subscriptionStates = ['pending', 'active', 'past_due', 'waiting', 'ending', 'ended'] as const;

export const Subscription = z.object({
  /** The ID for `create-subscription`. */
  id: z.string(),
  /** Null: not created yet, or erased. */
  project_id: z.string().nullable(),
  project_name: z.string(),
  state: z.enum(subscriptionStates),
  price_cents: z.number(),
  currency: z.string(),
  created_at: z.string(),
  /** The end of the paid period: when the next payment is due, or when everything ends; null before the first. */
  paid_until: z.string().nullable(),
  /** Until then, ending it includes a refund; null: that time is over. */
  refundable_until: z.string().nullable(),
  /** The payment was refunded. */
  refunded: z.boolean(),
  /** A refund was due, and the card provider could not give all of it back: the operator does. */
  refund_by_hand: z.boolean(),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

const byId = z.object({ id: providerId });

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/subscriptions/user',
  summary: 'The caller’s subscriptions, newest first; max 200',
  role: 'user',
  project: false,
  status: 200,
  reply: z.array(Subscription),
  errors: [],
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/{id}/cancel',
  summary:
    'Cancel a subscription at the end of the paid period; with `refund`, immediately and with a refund (first 30 days)',
  role: 'user',
  project: false,
  params: byId,
  body: z.strictObject({ refund: z.boolean('choice').optional() }),
  bodyKind: 'optional-json',
  status: 200,
  reply: Subscription,
  errors: ['not_found', 'subscription_over', 'refund_over', 'payment_unavailable'],
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/{id}/resume',
  summary: 'Resume a cancelled subscription',
  role: 'user',
  project: false,
  params: byId,
  status: 200,
  reply: Subscription,
  errors: ['not_found', 'subscription_over', 'payment_unavailable'],
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/subscriptions/{id}/invoices',
  summary: 'The invoices and credit notes of a subscription, newest first',
  role: 'user',
  project: false,
  params: byId,
  status: 200,
  reply: z.array(Invoice),
  errors: ['not_found', 'payment_unavailable'],
});

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/subscriptions/{id}/invoices/{invoice_id}',
  summary: 'An invoice as a document, in the language of the caller',
  role: 'user',
  project: false,
  params: z.object({ id: providerId, invoice_id: providerId }),
  status: 200,
  files: ['application/pdf'],
  errors: ['not_found', 'payment_unavailable'],
});

export const beginCardChange = endpoint({
  method: 'POST',
  path: '/subscriptions/{id}/payment-method',
  summary: 'Start changing the card: returns a secret to confirm like a payment, without a charge',
  role: 'user',
  project: false,
  fresh: true,
  params: byId,
  status: 200,
  reply: z.object({ client_secret: z.string(), setup_intent_id: z.string() }),
  errors: ['not_found', 'subscription_over', 'payment_unavailable'],
});

export const finishCardChange = endpoint({
  method: 'PUT',
  path: '/subscriptions/{id}/payment-method',
  summary: 'Use the confirmed card for future payments',
  role: 'user',
  project: false,
  fresh: true,
  params: byId,
  body: z.strictObject({ setup_intent_id: providerId }),
  status: 200,
  reply: Subscription,
  errors: ['not_found', 'subscription_over', 'payment_incomplete', 'payment_unavailable'],
});

export const OneOffPayment = z.object({
  /** The payment intent. */
  id: z.string(),
  /** Null: not used for a project yet, or the project is erased. */
  project_id: z.string().nullable(),
  project_name: z.string().nullable(),
  price_cents: z.number(),
  currency: z.string(),
  paid_at: z.string(),
  /** Until then the payment can be refunded; null: that time is over, or it was refunded. */
  refundable_until: z.string().nullable(),
  refunded: z.boolean(),
  /** The number of the invoice that holds: `P-000012`. */
  invoice_number: z.string(),
  /** All invoices and credit notes, newest first. */
  invoices: z.array(Invoice),
});
export type OneOffPayment = z.infer<typeof OneOffPayment>;

export const listOneOffPayments = endpoint({
  method: 'GET',
  path: '/payments/user',
  summary: 'The caller’s one-time payments, newest first; max 200',
  role: 'user',
  project: false,
  status: 200,
  reply: z.array(OneOffPayment),
  errors: [],
});

export const refundOneOffPayment = endpoint({
  method: 'POST',
  path: '/payments/{id}/refund',
  summary: 'Refund a one-time payment within 30 days; its project ends',
  role: 'user',
  project: false,
  fresh: true,
  params: byId,
  status: 200,
  reply: OneOffPayment,
  errors: ['not_found', 'refund_over', 'payment_unavailable'],
});

export const downloadOneOffInvoice = endpoint({
  method: 'GET',
  path: '/payments/{id}/invoice',
  summary: 'The invoice of a one-time payment as a document, in the language of the caller',
  role: 'user',
  project: false,
  params: byId,
  status: 200,
  files: ['application/pdf'],
  errors: ['not_found'],
});
