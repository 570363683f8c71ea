import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import { hashCode, isSame } from '../../platform/payments/payer-proof.ts';

/** Tries for eight digits, until another code is requested. */
const TRIES = 5;

/**
 * Counts one try; a claim that needs a code deletes it (`attachCredit`). @throws `invalid` for a wrong, old or spent
 * code alike
 */
export async function checkPaymentCode(
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
