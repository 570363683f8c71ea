/** What came of a confirmation: the provider's status, or its words about why not. */
export type CardOutcome = { status: string } | { error: string };

/**
 * The card's fields on the page, whoever's they are. What somebody types into them never reaches the rest of the application.
 * `payment` charges the card, `card` only keeps it for later payments.
 */
export interface CardClient {
  confirm: (clientSecret: string, purpose: 'payment' | 'card') => Promise<CardOutcome>;
}

export interface CardFieldsProps {
  publishableKey: string;
  isBusy: boolean;
  /** The fields can be filled; null: they are not there (yet). */
  onClient: (client: CardClient | null) => void;
  /** They will not come. */
  onFailure: () => void;
}
