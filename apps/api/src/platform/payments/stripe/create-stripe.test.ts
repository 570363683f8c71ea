import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { AttemptSpent } from '../provider.ts';
import { asking } from './create-stripe.ts';

const { StripeAPIError, StripeIdempotencyError } = Stripe.errors;

test.each([
  ['an error of the provider’s', new StripeAPIError({ type: 'api_error', message: '', statusCode: 500 }), true],
  [
    'a key of another call',
    new StripeIdempotencyError({ type: 'idempotency_error', message: '', statusCode: 400 }),
    true,
  ],
  ['a key at work', new StripeIdempotencyError({ type: 'idempotency_error', message: '', statusCode: 409 }), false],
  ['a conflict', new StripeAPIError({ type: 'api_error', message: '', statusCode: 409 }), false],
])('%s: the attempt is spent only by an answer that is kept', async (_, error, isSpent) => {
  const problem = await asking(Promise.reject(error)).catch((thrown: unknown) => thrown);
  expect(problem).toMatchObject({ code: 'payment_unavailable' });
  expect(problem instanceof AttemptSpent).toBe(isSpent);
});
