import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import { lookAt } from './look-at.ts';

const unknown = () => fieldProblem('payment_intent', 'payment_unknown');

/**
 * The payment with which somebody registers, asked of the provider (Decisions, payment_intent on /register).
 * @returns the purchase's id, for `attachCredit`
 * @throws `invalid` alike for no payment, somebody else's e-mail and one that is used; `payment_incomplete`
 */
export async function findCredit(deps: Deps, paymentIntent: string, email: string | undefined): Promise<string> {
  const purchase = await deps.database.direct
    .selectFrom('purchase')
    .select(['id', 'email'])
    .where('kind', '=', 'one_off')
    .where('provider', '=', deps.payments.name)
    .where('provider_id', '=', paymentIntent)
    .where('account_id', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  if (!purchase || purchase.email.toLowerCase() !== email?.toLowerCase()) throw unknown();
  const { state } = await lookAt(deps, purchase.id);
  if (state !== 'paid') throw new ProblemError('payment_incomplete');
  return purchase.id;
}

/** Gives the credit to a new account, once; whoever pays from the same page again means another payment. @throws `invalid` when somebody else has it by now */
export async function attachCredit(tx: Tx, purchaseId: string, accountId: string): Promise<void> {
  const attached = await tx
    .updateTable('purchase')
    .set({ account_id: accountId, request_key: null })
    .where('id', '=', purchaseId)
    .where('account_id', 'is', null)
    .where('consumed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!attached) throw unknown();
}
