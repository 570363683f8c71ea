import { z } from 'zod';

/**
 * What is read of Stripe's replies. Each is parsed: a reply in another shape, of a server in between or of a later
 * version, fails the call and is never stored.
 */
const id = z.string().min(1).max(255);
const seconds = z.int().nonnegative();
const currency = z.string().length(3);
/** Either expanded, or its ID. */
const expandable = <Of extends z.ZodType>(of: Of) => z.union([of, id]);

const Card = z.object({
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  exp_month: z.number(),
  exp_year: z.number(),
});

const Charge = z.object({
  created: seconds,
  refunded: z.boolean(),
  payment_method_details: z.object({ card: Card.nullish() }).nullish(),
});

export const StripePayment = z.object({
  id,
  status: z.string(),
  amount: z.int(),
  currency,
  created: seconds,
  latest_charge: expandable(Charge).nullish(),
});

/** Of an invoice: by a payment intent, a charge without one, or a record of a payment outside of Stripe. */
const PaidBy = z.object({
  type: z.string(),
  payment_intent: expandable(z.object({ id, status: z.string() })).nullish(),
  charge: expandable(z.object({ id })).nullish(),
});
const Payments = z.object({ data: z.array(z.object({ payment: PaidBy })) }).nullish();

const Invoice = z.object({
  id,
  status: z.string().nullable(),
  billing_reason: z.string().nullish(),
  payments: Payments,
  confirmation_secret: z.object({ client_secret: id }).nullish(),
});

export const StripeSubscription = z.object({
  id,
  status: z.string(),
  currency,
  start_date: seconds,
  cancel_at: seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  customer: expandable(z.object({ id })),
  items: z.object({
    data: z.array(
      z.object({
        price: z.object({ unit_amount: z.int().nullable() }),
        current_period_start: seconds,
        current_period_end: seconds,
      }),
    ),
  }),
  latest_invoice: expandable(Invoice).nullish(),
  default_payment_method: expandable(z.object({ card: Card.nullish() })).nullish(),
});

export const StripeInvoices = z.array(
  z.object({
    id,
    number: z.string().nullish(),
    status: z.string().nullable(),
    created: seconds,
    status_transitions: z.object({ paid_at: seconds.nullable() }),
    period_start: seconds,
    period_end: seconds,
    lines: z.object({ data: z.array(z.object({ period: z.object({ start: seconds, end: seconds }) })) }),
    total: z.int(),
    currency,
    payments: Payments,
  }),
);

export const StripeSetup = z.object({
  id,
  status: z.string(),
  metadata: z.record(z.string(), z.string()).nullable(),
  payment_method: expandable(z.object({ id })).nullish(),
});

export const StripePrice = z.object({
  unit_amount: z.int().nullable(),
  currency,
  recurring: z.object({ interval: z.string() }).nullable(),
});

export const StripeCustomer = z.object({ id });

/** A payment or a card that waits for the browser: `client_secret` is always there then. */
export const StripeStarted = z.object({ id, client_secret: id });

export const idOf = (of: string | { id: string }): string => (typeof of === 'string' ? of : of.id);
