import type { Card } from '../ground/card.ts';
import { ProblemError } from '../ground/problem-error.ts';

/** The payment, as in the purchase's row; its id is in every idempotency key. */
export interface Order {
  purchaseId: string;
  email: string;
  amountCents: number;
  currency: string;
  /** The number of the attempt, from 1: also part of the keys. */
  attempt: number;
}

/** The provider returned an error that it stores for the keys of this attempt: only another attempt can succeed. */
export class AttemptSpent extends ProblemError {}

/** A payment or subscription that waits for a card: the secret is for the paying browser. */
export interface Started {
  id: string;
  clientSecret: string;
}

/** The current state of a purchase at the provider; it replaces everything known before. */
export interface Remote {
  /**
   * `processing`: the bank's confirmation is pending; `expired`: not paid in time; `ended`: over, or refunded;
   * `waiting`: not over, but the provider charges nothing until somebody acts, or it is in a state that we don't know.
   */
  status: 'open' | 'processing' | 'paid' | 'past_due' | 'waiting' | 'ended' | 'expired';
  /** It ends with the paid period. */
  ending: boolean;
  /** The first payment, and the end of the paid period; instants. */
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

/** A signed event: only its subject is used, the state is fetched. */
export interface ProviderEvent {
  id: string;
  /** The id of the payment or subscription, null when it is about neither. */
  subject: string | null;
}

export type Kind = 'one_off' | 'subscription';

/** The input of the card form; it is sent only to the sandbox. */
export interface TypedCard {
  number: string;
  exp: string;
  /** The response to the bank's challenge. */
  isAuthenticated: boolean;
}

/**
 * The card provider. Calls that change something can be repeated: they have keys made from the purchase. `start` can
 * throw `AttemptSpent`. All of them throw `payment_unavailable` when the provider does not respond properly within 10
 * seconds.
 */
export interface Provider {
  readonly name: 'stripe' | 'sandbox';
  readonly publishableKey: string;
  readonly isTest: boolean;
  /** One payment, or a subscription whose first payment is open. */
  start(kind: Kind, order: Order): Promise<Started>;
  look(kind: Kind, id: string): Promise<Remote>;
  /** Sets a subscription to end with its period, or undoes that. */
  setEnding(subscriptionId: string, isEnding: boolean): Promise<void>;
  endNow(subscriptionId: string): Promise<void>;
  /**
   * Refunds a payment, or all those of a subscription that are not refunded yet. `by_hand`: some were paid in a way
   * that the provider cannot give back.
   */
  refund(kind: Kind, id: string): Promise<'given_back' | 'by_hand'>;
  listInvoices(subscriptionId: string): Promise<ProviderInvoice[]>;
  startCardChange(subscriptionId: string): Promise<Started>;
  /** False when the new card was not confirmed, or belongs to another subscription. */
  finishCardChange(subscriptionId: string, setupId: string): Promise<boolean>;
  /** Null for anything but a recent, correctly signed event of the provider. */
  readEvent(raw: Buffer, signature: string | null): ProviderEvent | null;
  /** Replaces the provider's own form; only in the sandbox. */
  confirm: ((clientSecret: string, card: TypedCard) => Promise<'succeeded' | 'requires_action'>) | null;
}
