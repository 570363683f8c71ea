import type Stripe from 'stripe';

/** An error in Stripe's format. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'client_secret' | 'amount' | 'currency' | 'status' | 'created' | 'metadata'
> & {
  latest_charge: Pick<Stripe.Charge, 'id' | 'created' | 'refunded'> | null;
  subscription: string | null;
};
export type Setup = Pick<Stripe.SetupIntent, 'id' | 'object' | 'client_secret' | 'status' | 'metadata'> & {
  payment_method: string | null;
};
export type Method = Pick<Stripe.PaymentMethod, 'id' | 'object'> & {
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};
export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'number'
  | 'created'
  | 'total'
  | 'currency'
  | 'status'
  | 'period_start'
  | 'period_end'
  | 'billing_reason'
> & {
  status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'paid_at'>;
  lines: { data: { period: { start: number; end: number } }[] };
  confirmation_secret: { client_secret: string; type: string } | null;
  payments: {
    data: { payment: { type: string; payment_intent?: Intent; charge?: string; payment_record?: string } }[];
  };
};
export type Subscription = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'status' | 'currency' | 'start_date' | 'cancel_at' | 'cancel_at_period_end' | 'metadata'
> & {
  customer: string;
  items: { data: { price: { unit_amount: number }; current_period_start: number; current_period_end: number }[] };
  latest_invoice: Invoice;
  default_payment_method: Method | null;
};

/**
 * The effect of a card; `once` pays, and is declined afterwards; `asks-declined` is declined after the bank's
 * confirmation.
 */
export type FakeCard = 'pays' | 'asks' | 'declined' | 'once' | 'asks-declined';

export interface FakeAccount {
  answer(method: string, path: string, form: URLSearchParams): unknown;
  /** The part of Stripe's script in the browser. */
  confirm(clientSecret: string, card: FakeCard): 'succeeded' | 'requires_action' | 'declined';
  /** Events since the last call, as they would be posted. */
  takeEvents(): string[];
  /** Charges that were not refunded, by purchase. */
  charges(): Map<string, number>;
  /** Charges that were refunded by their own ID. */
  refundedCharges(): readonly string[];
  /** Sets the status of a subscription, as an account's settings or a person at Stripe's own pages can. */
  setStatus(subscription: string, status: string): void;
  /** The latest invoice is not paid yet, as after a declined renewal. */
  openLatestInvoice(subscription: string): void;
  /** The latest invoice was paid by something else than a payment intent. */
  setPaidBy(subscription: string, payment: { type: string; charge?: string; payment_record?: string }): void;
}
