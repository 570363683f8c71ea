import { expect, test } from 'vitest';
import { readPaymentSettings } from './payment-settings.ts';

function read(env: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  return { stripe: readPaymentSettings(env, (line) => lines.push(line)), lines };
}

const test_ = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_ID: 'price_x',
};
const live = { ...test_, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' };
const base = { STRIPE_API_BASE: 'http://127.0.0.1:12111' };

test('none at all is the sandbox; all together are Stripe', () => {
  expect(read({})).toEqual({ stripe: null, lines: [] });
  expect(read({ ...test_, ...base }).stripe?.apiBase).toBe(base.STRIPE_API_BASE);
  expect(read(live).stripe?.secretKey).toBe('sk_live_x');
});

test.each([
  ['a live key alone never leaves the sandbox on', { STRIPE_SECRET_KEY: 'sk_live_x' }, /STRIPE_PUBLISHABLE_KEY/],
  ['a public live key alone neither', { STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }, /STRIPE_SECRET_KEY/],
  ['without the webhooks’ secret', { ...test_, STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET/],
  ['test and live mixed', { ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, /pk_live_/],
  ['a key that is none', { ...test_, STRIPE_SECRET_KEY: 'secret' }, /sk_test_/],
  ['a test server with live keys', { ...live, ...base }, /test servers/],
  ['a test server without keys', base, /needs/],
  ['a test server that is no address', { ...test_, STRIPE_API_BASE: 'localhost' }, /address/],
])('%s: it does not start, and says why', (_, env, message) => {
  const { lines } = read(env);
  expect([lines.length, lines[0]]).toEqual([1, expect.stringMatching(message)]);
});
