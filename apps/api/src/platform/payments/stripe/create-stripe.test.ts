import { crowding } from '@pamaina/engine/testing';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startNameServer } from '../../../testing/fakes/name-server.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import { resolveByDns } from '../../ground/outgoing.ts';
import { AttemptSpent } from '../provider.ts';
import { asking, createStripe } from './create-stripe.ts';

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

test('name servers that say nothing: a clear word within ten seconds, and passwords are hashed meanwhile', async () => {
  const names = await startNameServer();
  names.setSilent(true);
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x', priceId: 'price_x' };
  const stripe = createStripe({ ...keys, apiBase: null }, Date.now, resolveByDns([names.address]));
  const began = performance.now();
  // More than there are threads for the system's own lookups.
  const calls = Array.from({ length: 12 }, () => stripe.look('one_off', 'pi_x').catch((thrown: unknown) => thrown));
  await expect.poll(() => names.asked(), { timeout: 10_000 }).toBeGreaterThanOrEqual(12);
  const place = { kind: 'sign-in', share: 'x' } as const;
  expect(await verifyPassword('secret-1', await hashPassword('secret-1', place), place)).toBe(true);
  expect(performance.now() - began).toBeLessThan(3_000 * crowding());
  for (const problem of await Promise.all(calls)) expect(problem).toMatchObject({ code: 'payment_unavailable' });
  expect(performance.now() - began).toBeLessThan(10_000 * crowding());
  names.close();
});
