import { randomInt, randomUUIDv7 } from 'node:crypto';
import { constants, type purchases } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import { MailRefused } from '../../../platform/mail/create-mailer.ts';
import { hashCode } from '../../../platform/payments/payer-proof.ts';
import { textOf } from '../../../platform/text/texts.ts';
import type { Deps } from '../../../platform/deps.ts';
import { syncPurchase } from './sync-purchase.ts';

const STRANGERS = { network: { free: 20, most: 60 }, wide: 200 };
const CODES_PER_HOUR = 5;
const HOUR_SECONDS = 60 * 60;
const MINUTE_MS = 60_000;

/**
 * Emails a code to the payer of an unclaimed payment. The response is the same whether there is such a payment or not,
 * and the previous code is invalidated. The sandbox sends nothing by a real mail server: its payments cost nothing.
 * @throws `too_many_requests`, `proof_required`, `unavailable` when no mail can be sent just now
 */
export async function sendPaymentCode(call: Call<typeof purchases.sendPaymentCode>): Promise<void> {
  const { body, deps, language } = call;
  const { limits, database, payments, settings, mailer } = deps;
  await countStranger('payment-codes', call, STRANGERS);
  const purchaseId = await openPayment(deps, body.payment_intent, body.email);
  if (purchaseId === null || (payments.name === 'sandbox' && settings.smtpUrl !== null)) return;
  const { state, email } = await syncPurchase(deps, purchaseId);
  if (state !== 'paid') return;
  await limits.take(`payment-codes:${purchaseId}`, CODES_PER_HOUR, HOUR_SECONDS);
  const code = String(randomInt(10 ** constants.paymentCodeDigits)).padStart(constants.paymentCodeDigits, '0');
  const kept = {
    code_hash: hashCode(settings.jwtSecret, purchaseId, code),
    expires_at: new Date(deps.now() + constants.paymentCodeMinutes * MINUTE_MS).toISOString(),
    tries: 0,
  };
  await database.direct
    .insertInto('payment_code')
    .values({ purchase_id: purchaseId, ...kept })
    .onConflict((conflict) => conflict.column('purchase_id').doUpdateSet(kept))
    .execute();
  const text = textOf(language, 'payments.codeText', { code, minutes: constants.paymentCodeMinutes });
  try {
    await mailer.send({
      // Each code is a separate message: mailboxes show only one of those with the same id.
      id: `payment-code-${randomUUIDv7()}`,
      to: { name: '', address: email },
      subject: textOf(language, 'payments.codeSubject'),
      text: `${text}\n`,
      html: `<!doctype html><html lang="${language}"><body style="font-family:sans-serif"><p>${text}</p></body></html>`,
      settingsUrl: settings.publicUrl,
    });
  } catch (error) {
    if (error instanceof MailRefused) return;
    call.log.warn({ err: error, purchase: purchaseId }, 'a payment code could not be mailed');
    throw new ProblemError('unavailable', { retryAfterSeconds: 60 });
  }
}

/** A one-time payment without an account, by the provider's id and the payer's email; null when there is none. */
export async function openPayment(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  paymentIntent: string,
  email: string | undefined,
): Promise<string | null> {
  const purchase = await database.direct
    .selectFrom('purchase')
    .select(['id', 'email'])
    .where('kind', '=', 'one_off')
    .where('provider', '=', payments.name)
    .where('provider_id', '=', paymentIntent)
    .where('account_id', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return purchase && purchase.email.toLowerCase() === email?.toLowerCase() ? purchase.id : null;
}
