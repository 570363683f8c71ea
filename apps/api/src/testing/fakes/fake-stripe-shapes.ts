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
