import { createHash } from 'node:crypto';
import type { payments } from '@pamaina/contract';
import type { Call } from '../../../platform/http/route.ts';
import { rememberPayer } from '../../../platform/payments/payer-proof.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import { beginPurchase } from '../purchases/index.ts';

/**
 * Starts the one-time purchase of a user without an account. The same Idempotency-Key
 * and email continue the same payment; the key is the browser's own secret, so no one gets another's. The cookie later
 * proves that the same browser claims it.
 */
export async function createPaymentIntent(call: Call<typeof payments.createPaymentIntent>) {
  const { body, repeatKey, deps } = call;
  await takeAttempt(call);
  const requestKey =
    repeatKey === null
      ? null
      : createHash('sha256')
          .update(JSON.stringify([body.email, repeatKey]))
          .digest('hex');
  const started = await beginPurchase(deps, {
    kind: 'one_off',
    accountId: null,
    requestKey,
    email: body.email,
    name: null,
    description: null,
    billingDetails: body.billing_details,
  });
  call.payer.keep(rememberPayer(deps.settings.jwtSecret, call.payer.known, started.id));
  return { client_secret: started.clientSecret, payment_intent_id: started.id };
}

const WINDOW_SECONDS = 15 * 60;
const ATTEMPTS_PER_PAYMENT = 20;

/** Replaces the provider's own form when the sandbox is on. @throws `not_found` with a real provider */
export async function confirmSandbox(call: Call<typeof payments.confirmSandbox>) {
  const { client_secret, card_number, exp, authenticated } = call.body;
  const { confirm } = call.deps.payments;
  if (confirm === null) throw new ProblemError('not_found');
  await takeAttempt(call);
  await call.deps.limits.take(`payments:${client_secret}`, ATTEMPTS_PER_PAYMENT, WINDOW_SECONDS);
  const card = { number: card_number, exp, isAuthenticated: authenticated !== false };
  return { status: await confirm(client_secret, card) };
}

const STRANGERS = { network: { free: 300, most: 1_000 }, wide: 600 };

/**
 * Stolen cards are tested with payments without an account. @throws `too_many_requests`, `proof_required`
 */
async function takeAttempt(call: Pick<Call, 'address' | 'deps' | 'proof'>): Promise<void> {
  await countStranger('payments', call, STRANGERS);
}
