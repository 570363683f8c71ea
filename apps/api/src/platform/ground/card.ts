import { z } from 'zod';

const Card = z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() });

/** The displayable data of a payment card, as it is stored and shown. */
export type Card = z.output<typeof Card>;

const StoredCard = Card.nullable().catch(null);

/** A stored card; null for none, and for one that can't be read: it is not shown. */
export const readCard = (stored: unknown): Card | null => StoredCard.parse(stored);
