import { ProblemError } from '../http/problem-error.ts';

/** What of a card may be shown. */
export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

/** What is to be paid, as the purchase's row says it; its id is in every idempotency key. */
export interface Order {
  purchaseId: string;
  email: string;
  amountCents: number;
  currency: string;
  /** Of beginning it, from 1: part of the keys too. */
  attempt: number;
}

/** The provider answered with an error that it keeps for the keys of this attempt: only another one can succeed. */
export class AttemptSpent extends ProblemError {}

/** A payment or subscription that waits for a card: the secret is for the browser that pays. */
export interface Started {
  id: string;
  clientSecret: string;
}

/** Of one purchase at the provider at this moment; what it says replaces all that was known. */
export interface Remote {
  /** `processing`: the bank still asks or thinks; `expired`: nobody paid in time; `ended`: over, or given back. */
  status: 'open' | 'processing' | 'paid' | 'past_due' | 'ended' | 'expired';
  /** It ends with the period that is paid. */
  ending: boolean;
  /** The first payment, and the end of the period that is paid; instants. */
  paidAt: string | null;
  paidUntil: string | null;
  amountCents: number;
  currency: string;
  card: Card | null;
}

export interface ProviderInvoice {
  id: string;
  number: string;
  created_at: string;
  period_start: string;
  period_end: string;
  amount_cents: number;
  currency: string;
  status: 'open' | 'paid' | 'refunded' | 'void';
}

/** A signed event: only what it is about counts, the truth is fetched. */
export interface ProviderEvent {
  id: string;
  /** The id of the payment or subscription, null when it is about nothing of ours. */
  subject: string | null;
}

export type Kind = 'one_off' | 'subscription';

/** What the person at the card form typed; it goes to the sandbox and nowhere else. */
export interface TypedCard {
  number: string;
  exp: string;
  /** The answer to the bank's challenge. */
  isAuthenticated: boolean;
}

/**
 * Who takes the cards. Calls that move something may be repeated: they carry keys made from the purchase.
 * `start` may throw `AttemptSpent`. All of them throw `payment_unavailable` when the provider does not answer as it should within 10 seconds.
 */
export interface Provider {
  readonly name: 'stripe' | 'sandbox';
  readonly publishableKey: string;
  readonly isTest: boolean;
  /** One payment, or a subscription whose first payment is open. */
  start(kind: Kind, order: Order): Promise<Started>;
  look(kind: Kind, id: string): Promise<Remote>;
  /** Lets a subscription end with its period, or takes that back. */
  setEnding(subscriptionId: string, isEnding: boolean): Promise<void>;
  endNow(subscriptionId: string): Promise<void>;
  /** Gives back a payment, or every one of a subscription, that was not given back yet. */
  refund(kind: Kind, id: string): Promise<void>;
  listInvoices(subscriptionId: string): Promise<ProviderInvoice[]>;
  startCardChange(subscriptionId: string): Promise<Started>;
  /** False when the new card was not confirmed, or belongs to another subscription. */
  finishCardChange(subscriptionId: string, setupId: string): Promise<boolean>;
  /** Null for anything that is not a fresh event of the provider's, rightly signed. */
  readEvent(raw: Buffer, signature: string | null): ProviderEvent | null;
  /** In place of the provider's own form, of the sandbox alone. */
  confirm: ((clientSecret: string, card: TypedCard) => Promise<'succeeded' | 'requires_action'>) | null;
}
