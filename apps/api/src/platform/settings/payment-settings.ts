import type { Environment } from './declared-settings.ts';
import { quoted, type Refuse } from './setting-values.ts';

/** Of the real provider; null: the sandbox. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  priceId: string;
  /** A test server in place of the provider. */
  apiBase: string | null;
}

const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const;

/** Reads the provider's settings: all, or none. An incomplete set would leave the sandbox on with a live key. */
export function readPaymentSettings(env: Environment, refuse: Refuse): StripeSettings | null {
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length === NAMES.length) {
    if (env.STRIPE_API_BASE) refuse(`STRIPE_API_BASE also needs ${NAMES.join(', ')}.`);
    return null;
  }
  if (missing.length > 0)
    refuse(`${missing.join(' and ')} must be set for payments with Stripe: set all Stripe variables or none.`);
  const [secretKey = '', publishableKey = '', webhookSecret = '', priceId = ''] = NAMES.map((name) => env[name]);
  const mode = /^(?:sk|rk)_(test|live)_\w+$/.exec(secretKey)?.[1];
  if (secretKey && mode === undefined) refuse('STRIPE_SECRET_KEY must begin with sk_test_ or sk_live_.');
  if (publishableKey && mode !== undefined && !publishableKey.startsWith(`pk_${mode}_`))
    refuse(`STRIPE_PUBLISHABLE_KEY must begin with pk_${mode}_, as STRIPE_SECRET_KEY is a ${mode} key.`);
  const apiBase = env.STRIPE_API_BASE || null;
  if (apiBase !== null && mode === 'live')
    refuse('STRIPE_API_BASE is only for test servers: STRIPE_SECRET_KEY must begin with sk_test_.');
  if (apiBase !== null && !['http:', 'https:'].includes(URL.parse(apiBase)?.protocol ?? ''))
    refuse(`STRIPE_API_BASE must be a web address, for example http://127.0.0.1:12111, not ${quoted(apiBase)}.`);
  return { secretKey, publishableKey, webhookSecret, priceId, apiBase };
}
