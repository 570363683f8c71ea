import type { purchases } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { isPayer } from '../../../platform/payments/payer-proof.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keepConsents } from '../../access/session/index.ts';
import { checkPlace, type Place, presentProject } from '../../access/projects/index.ts';
import { refuseEmployed } from './buyer-of.ts';
import { type Purchase, findSubscription } from './state-of.ts';
import { syncPurchase } from './sync-purchase.ts';
import { projectOf } from './update-billing.ts';

/**
 * The project of a one-time payment; without its id, of the oldest unused one.
 * @throws `not_found` alike for none and for somebody else's, `payment_required` without any payment,
 * `payment_incomplete`
 */
export async function createPaid(call: Call<typeof purchases.createPaid>) {
  const { accountId } = signedIn(call);
  const { payment_intent_id, name, description, country, law_pack } = call.query;
  checkPlace({ law_pack });
  await refuseEmployed(call.deps, accountId);
  await keepConsents(call.deps.database.direct, accountId, call.query);
  const purchase = payment_intent_id === undefined ? await oldestCredit(call) : await payment(call, payment_intent_id);
  return createBought(call.deps, purchase, { accountId, name, description: description || null, country, law_pack });
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

interface Named extends Place {
  accountId: string;
  name: string;
  description: string | null;
}

/**
 * The project of a purchase, as requested when the browser returns; a repeated call returns the same one.
 * @throws `payment_incomplete` while it is not paid, `not_found` when its project is erased or the purchase is
 * another's by now
 */
async function createBought(deps: Deps, { id }: Purchase, { accountId, ...named }: Named) {
  // If this check fails, the reconciling job runs soon and not in an hour.
  const soon = new Date(deps.now()).toISOString();
  await deps.database.direct
    .updateTable('purchase')
    .set({ wanted: true, account_id: accountId, ...given(named), due_at: soon })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where((where) => where.or([where('account_id', 'is', null), where('account_id', '=', accountId)]))
    .execute()
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'purchase_once' ? new ProblemError('conflict') : error;
    });
  const purchase = await syncPurchase(deps, id);
  if (purchase.account_id !== accountId) throw new ProblemError('not_found');
  if (purchase.consumed_at === null) throw new ProblemError('payment_incomplete');
  return presentProject(deps.database, projectOf(purchase));
}

/** A call that leaves the place out leaves what was chosen when the payment began. */
const given = ({ name, description, country, law_pack }: Omit<Named, 'accountId'>) => ({
  name,
  description,
  ...(country != null && { country }),
  ...(law_pack != null && { law_pack }),
});

/**
 * The project of a subscription. While the bank's confirmation is pending it is `pending`: readable, not usable.
 * @throws `not_found` alike for none and for somebody else's, `payment_incomplete`
 */
export async function createSubscribed(call: Call<typeof purchases.createSubscribed>) {
  const { accountId } = signedIn(call);
  const { subscription_id, name, description, country, law_pack } = call.query;
  checkPlace({ law_pack });
  await keepConsents(call.deps.database.direct, accountId, call.query);
  const purchase = await findSubscription(call.deps, accountId, subscription_id);
  return createBought(call.deps, purchase, { accountId, name, description: description || null, country, law_pack });
}
