import type { ColumnType, Generated } from 'kysely';
import type { Card } from '../payments/provider.ts';

type Json<T> = ColumnType<T | null, string | null | undefined, string | null>;

export type PurchaseState = 'begun' | 'open' | 'paid' | 'past_due' | 'ending' | 'ended' | 'expired';

interface Priced {
  amount_cents: number;
  currency: string;
}

/** The tables of 0018, 0026, 0031 and 0083: purchases, and the sandbox's data in place of a card provider's. */
export interface PaymentTables {
  purchase: Priced & {
    id: string;
    account_id: string | null;
    kind: 'one_off' | 'subscription';
    provider: 'stripe' | 'sandbox';
    email: string;
    name: string | null;
    description: string | null;
    state: Generated<PurchaseState>;
    request_key: Generated<string | null>;
    provider_id: Generated<string | null>;
    client_secret: Generated<string | null>;
    wanted: Generated<boolean>;
    consumed_at: Generated<string | null>;
    paid_at: Generated<string | null>;
    paid_until: Generated<string | null>;
    card: Json<Card>;
    refund_wanted_at: Generated<string | null>;
    refunded_at: Generated<string | null>;
    looked: Generated<number>;
    applied: Generated<number>;
    attempt: Generated<number>;
    renews: Generated<string | null>;
    /** `P-000012`: numbers the one-time payments of a provider, in the order of payment. */
    invoice_number: Generated<string | null>;
    due_at: string | null;
    created_at: Generated<string>;
  };
  payment_code: { purchase_id: string; code_hash: string; expires_at: string; tries: Generated<number> };
  invoice_series: { provider: string; last: number };
  provider_event: { provider: string; id: string; received_at: Generated<string> };
  sandbox_subscription: Priced & {
    id: string;
    purchase_id: string;
    status: 'incomplete' | 'active' | 'past_due' | 'ended' | 'expired';
    cancel_at_period_end: Generated<boolean>;
    period_start: Generated<string | null>;
    period_end: Generated<string | null>;
    started_at: Generated<string | null>;
    card: Json<Card>;
    created_at: string;
  };
  sandbox_intent: Priced & {
    id: string;
    client_secret: string;
    purchase_id: string;
    purpose: 'payment' | 'subscription' | 'setup';
    subscription_id: string | null;
    status: 'open' | 'challenged' | 'succeeded';
    card: Json<Card>;
    refunded: Generated<boolean>;
    created_at: string;
  };
  sandbox_invoice: Priced & {
    id: string;
    subscription_id: string;
    number: string;
    status: 'paid' | 'refunded';
    period_start: string;
    period_end: string;
    created_at: string;
  };
  sandbox_event: { id: string; payload: string; created_at: Generated<string> };
}
