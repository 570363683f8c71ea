import Stripe from 'stripe';
import { ProblemError } from '../../http/problem-error.ts';
import { within } from '../../jobs/within.ts';
import { AttemptSpent } from '../provider.ts';

/** Less than the 15 seconds that the browser allows a call. */
const LONGEST_MS = 10_000;

/**
 * Calls the provider with a time limit. Its card errors are passed on; any other error is logged with the response.
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
  // 409: the same key is in use at this moment, and its response is still to come.
  const isKept = isError && error.statusCode !== 409;
  return new (isKept ? AttemptSpent : ProblemError)('payment_unavailable', { retryAfterSeconds: 5 });
}

/** An id that the provider does not know, or to which this no longer applies. */
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;
