import type { ProblemCode } from '@pamaina/contract';
import { fieldProblem, ProblemError } from '../../ground/problem-error.ts';
import type { Card } from '../../ground/card.ts';
import type { TypedCard } from '../provider.ts';

interface TestCard {
  brand: string;
  /** The bank's decline code; null: it pays. */
  refusal: ProblemCode | null;
  /** Its bank requires confirmation first. */
  asks: boolean;
}

const pays = { brand: 'visa', refusal: null, asks: false } as const;

/** Stripe's documented test cards, and no other number. */
const CARDS = new Map<string, TestCard>([
  ['4242424242424242', pays],
  ['5555555555554444', { ...pays, brand: 'mastercard' }],
  ['4000000000000341', pays],
  ['4000002500003155', { ...pays, asks: true }],
  ['4000002760003184', { ...pays, asks: true }],
  ['4000008400001629', { ...pays, refusal: 'card_declined', asks: true }],
  ['4000000000000002', { ...pays, refusal: 'card_declined' }],
  ['4000000000009995', { ...pays, refusal: 'card_insufficient_funds' }],
  ['4000000000000069', { ...pays, refusal: 'card_expired' }],
]);

/** The test card that pays once and is declined afterwards. */
export const refusesRenewal = ({ last4 }: Card): boolean => last4 === '0341';

/**
 * The effect of an entered card, and its storable data: never its number.
 * @throws `invalid` for any number but the documented ones, `card_expired` for a date that has passed
 */
export function readTestCard({ number, exp }: TypedCard, now: number): TestCard & { kept: Card } {
  const digits = number.replaceAll(' ', '');
  const card = CARDS.get(digits);
  if (!card) throw fieldProblem('card_number', 'card_test_only');
  const [month = 0, year = 0] = exp.split('/').map(Number);
  const kept = { brand: card.brand, last4: digits.slice(-4), exp_month: month, exp_year: 2000 + (year % 100) };
  if (Date.UTC(kept.exp_year, month) <= now) throw new ProblemError('card_expired');
  return { ...card, kept };
}
