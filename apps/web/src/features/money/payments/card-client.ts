/** The result of a confirmation: the provider's status, or its error message. */
export type CardOutcome = { status: string } | { error: string };

/**
 * The card fields on the page, of either provider. Their contents never reach the rest of the application. `payment`
 * charges the card, `card` only stores it for later payments.
 */
export interface CardClient {
  confirm: (clientSecret: string, purpose: 'payment' | 'card') => Promise<CardOutcome>;
}

export interface CardFieldsProps {
  publishableKey: string;
  isBusy: boolean;
  /** Called when the fields are ready; null: they are not available (yet). */
  onClient: (client: CardClient | null) => void;
  /** The fields can't be loaded. */
  onFailure: () => void;
}
