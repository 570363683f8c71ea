import { sql } from 'kysely';
import { addBillingDetails, readBillingDetails } from '../invoices/index.ts';
import type { OutsideTx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { isPayer, hashCode, isSame } from '../../../platform/payments/payer-proof.ts';
import type { Deps } from '../../../platform/deps.ts';
import { syncPurchase } from './sync-purchase.ts';
import { openPayment } from './send-payment-code.ts';

const unknown = () => fieldProblem('payment_intent', 'payment_unknown');

interface Claim {
  paymentIntent: string;
  email: string | undefined;
  /** The code sent to the payer's email address. */
  code: string | undefined;
}

/**
 * The payment used to register, queried from the provider. A typed address
 * proves nothing: the claim comes from the browser that started the payment, or with the code sent to the payer.
 * @returns the purchase's id, for `attachCredit`
 * @throws `invalid` alike for no payment, somebody else's e-mail and one that is used, and for a wrong code;
 * `payment_incomplete`, `payment_proof_required`
 */
export async function findCredit({ deps, payer }: Pick<Call, 'deps' | 'payer'>, claim: Claim): Promise<string> {
  const { paymentIntent, email, code } = claim;
  const purchaseId = await openPayment(deps, paymentIntent, email);
  if (purchaseId === null) throw unknown();
  const { state } = await syncPurchase(deps, purchaseId);
  if (state !== 'paid') throw new ProblemError('payment_incomplete');
  if (isPayer(deps.settings.jwtSecret, payer.known, paymentIntent)) return purchaseId;
  if (code === undefined) throw new ProblemError('payment_proof_required');
  await checkPaymentCode(deps, purchaseId, code);
  return purchaseId;
}

/**
 * Gives the credit to a new account, once; paying again from the same page is another payment. @throws `invalid` when
 * somebody else has it by now
 */
export async function attachCredit(tx: OutsideTx, purchaseId: string, accountId: string): Promise<void> {
  const attached = await tx
    .updateTable('purchase')
    .set({ account_id: accountId, request_key: null })
    .where('id', '=', purchaseId)
    .where('account_id', 'is', null)
    .where('consumed_at', 'is', null)
    .returning('billing_details')
    .executeTakeFirst();
  if (!attached) throw unknown();
  const details = readBillingDetails(attached.billing_details);
  if (details !== null) await addBillingDetails(tx, accountId, details);
  await tx.deleteFrom('payment_code').where('purchase_id', '=', purchaseId).execute();
}

/** Tries for eight digits, until another code is requested. */
const TRIES = 5;

/**
 * Counts one try; a claim that needs a code deletes it (`attachCredit`). @throws `invalid` for a wrong, old or spent
 * code alike
 */
async function checkPaymentCode(
  { database, settings, now }: Pick<Deps, 'database' | 'settings' | 'now'>,
  purchaseId: string,
  code: string,
): Promise<void> {
  const tried = await database.direct
    .updateTable('payment_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('purchase_id', '=', purchaseId)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', new Date(now()).toISOString())
    .returning('code_hash')
    .executeTakeFirst();
  if (!tried || !isSame(hashCode(settings.jwtSecret, purchaseId, code), tried.code_hash))
    throw fieldProblem('payment_code', 'payment_code_wrong');
}

/** Payments of an account that have not bought a project yet. */
export const creditsOf = (accountId: string) => sql<number>`(select count(*)::int from purchase
  where account_id = ${accountId} and kind = 'one_off' and state = 'paid' and consumed_at is null)`;
