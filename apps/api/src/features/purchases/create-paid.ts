import type { purchases } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { keepConsents } from '../session/index.ts';
import { isPayer } from '../../platform/payments/payer-proof.ts';
import { refuseEmployed } from './buyer-of.ts';
import { createBought } from './create-bought.ts';
import type { Purchase } from './purchase-row.ts';

/**
 * The project of a one-time payment; without its id, of the oldest unused one (Decisions, payment_intent on /register).
 * @throws `not_found` alike for none and for somebody else's, `payment_required` without any payment,
 * `payment_incomplete`
 */
export async function createPaid(call: Call<typeof purchases.createPaid>) {
  const { accountId } = signedIn(call);
  const { payment_intent_id, name, description } = call.query;
  await refuseEmployed(call.deps, accountId);
  await keepConsents(call.deps.database.direct, accountId, call.query);
  const purchase = payment_intent_id === undefined ? await oldestCredit(call) : await payment(call, payment_intent_id);
  return createBought(call.deps, purchase, { accountId, name, description: description || null });
}

async function oldestCredit(call: Call<typeof purchases.createPaid>): Promise<Purchase> {
  const credit = await call.deps.database.direct
    .selectFrom('purchase')
    .selectAll()
    .where('account_id', '=', signedIn(call).accountId)
    .where('kind', '=', 'one_off')
    .where('state', '=', 'paid')
    .where('consumed_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!credit) throw new ProblemError('payment_required');
  return credit;
}

/** The caller's own, or one started without an account in the same browser with the caller's email address. */
async function payment(call: Call<typeof purchases.createPaid>, providerId: string): Promise<Purchase> {
  const { database, payments } = call.deps;
  const account = await database.direct
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', signedIn(call).accountId)
    .executeTakeFirst();
  const purchase = await database.direct
    .selectFrom('purchase')
    .selectAll()
    .where('kind', '=', 'one_off')
    .where('provider', '=', payments.name)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  const isMine = purchase?.account_id === account?.id;
  const isOpen =
    purchase?.account_id === null &&
    isSameEmail(purchase.email, account?.email) &&
    isPayer(call.deps.settings.jwtSecret, call.payer.known, providerId);
  if (!purchase || !(isMine || isOpen)) throw new ProblemError('not_found');
  return purchase;
}

const isSameEmail = (one: string, other: string | null | undefined) => one.toLowerCase() === other?.toLowerCase();
