import type { payments } from '@pamaina/contract';
import { createHash } from 'node:crypto';
import type { Call } from '../../platform/http/route.ts';
import { rememberPayer } from '../../platform/payments/payer-proof.ts';
import { beginPurchase } from '../purchases/index.ts';
import { takeAttempt } from './take-attempt.ts';

/**
 * Starts the one-time purchase of a user without an account (Spec section 4, Payment form). The same Idempotency-Key
 * and email continue the same payment; the key is the browser's own secret, so no one gets another's. The cookie later
 * proves that the same browser claims it.
 */
export async function createPaymentIntent(call: Call<typeof payments.createPaymentIntent>) {
  const { body, repeatKey, deps } = call;
  takeAttempt(call);
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
  });
  call.payer.keep(rememberPayer(deps.settings.jwtSecret, call.payer.known, started.id));
  return { client_secret: started.clientSecret, payment_intent_id: started.id };
}
