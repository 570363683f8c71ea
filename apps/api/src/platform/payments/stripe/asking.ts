import Stripe from 'stripe';
import { ProblemError } from '../../http/problem-error.ts';
import { within } from '../../jobs/within.ts';
import { AttemptSpent } from '../provider.ts';

/** Less than the 15 seconds that the browser gives a call. */
const LONGEST_MS = 10_000;

/**
 * Waits for the provider, not for ever. What it says of a card goes on; whatever else is wrong is logged with the answer.
 * @throws `card_declined`, `payment_unavailable`, as `AttemptSpent` when the answer is kept with its key
 */
export async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await within(LONGEST_MS, work);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const problem = problemOf(error);
    problem.cause = error;
    throw problem;
  }
}

function problemOf(error: unknown): ProblemError {
  const { StripeAPIError, StripeCardError, StripeIdempotencyError } = Stripe.errors;
  if (error instanceof StripeCardError) return new ProblemError('card_declined');
  const isError = error instanceof StripeAPIError || error instanceof StripeIdempotencyError;
  // 409: the same key is at work in this moment, and its answer is still to come.
  const isKept = isError && error.statusCode !== 409;
  return new (isKept ? AttemptSpent : ProblemError)('payment_unavailable', { retryAfterSeconds: 5 });
}

/** An id that the provider does not know, or that this does not apply to any more. */
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;
