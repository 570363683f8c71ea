import type { Database } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import type { Provider } from './provider.ts';
import { createSandbox, sandboxSecret } from './sandbox/create-sandbox.ts';

/** Stripe when its keys are set, the sandbox otherwise: never both. */
export async function createPayments(
  { stripe, jwtSecret }: Pick<Settings, 'stripe' | 'jwtSecret'>,
  database: Database,
  now: () => number,
): Promise<Provider> {
  if (stripe === null) return createSandbox(database, sandboxSecret(jwtSecret), now);
  // Its SDK takes 30 MB of memory that the sandbox does not need.
  const { createStripe } = await import('./stripe/create-stripe.ts');
  return createStripe(stripe, now);
}
