import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Provider } from './provider.ts';
import { createSandbox, sandboxSecret } from './sandbox/create-sandbox.ts';

/** Stripe when its keys are set, the sandbox otherwise: never both (Decisions, Payments). */
export function createPayments(
  { stripe, jwtSecret }: Pick<Settings, 'stripe' | 'jwtSecret'>,
  database: Database,
  now: () => number,
): Promise<Provider> {
  if (stripe !== null) throw new Error('Payments by Stripe are not built in yet: unset the settings of Stripe.');
  return Promise.resolve(createSandbox(database, sandboxSecret(jwtSecret), now));
}
