import type { purchases } from '@pamaina/contract';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { checkPlace } from '../../access/projects/index.ts';
import { keepConsents } from '../../access/session/index.ts';
import type { Wish } from './begin-purchase.ts';

const WINDOW_SECONDS = 15 * 60;
const ATTEMPTS = 60;

/**
 * Returns the buyer and the request. @throws `account_employed` for the login of a business's employee, `demo_account`,
 * `too_many_requests`, `invalid` for a law pack that isn't there
 */
export async function wishOf(
  call: Call<typeof purchases.initiatePurchase | typeof purchases.initiateSubscription>,
): Promise<Omit<Wish, 'kind'>> {
  const { accountId } = signedIn(call);
  await takePayment(call);
  await refuseEmployed(call.deps, accountId);
  const { query } = call;
  const { country, law_pack } = query;
  checkPlace({ law_pack });
  await keepConsents(call.deps.database.direct, accountId, query);
  return {
    accountId,
    requestKey: null,
    email: query.email ?? query.payment_email ?? '',
    name: query.name ?? query.project_name ?? '',
    description: (query.description ?? query.project_description) || null,
    place: { country, law_pack },
  };
}

/** Starting payments is limited per account. @throws `too_many_requests` */
export async function takePayment(call: Call): Promise<void> {
  await call.deps.limits.take(`payments:${signedIn(call).accountId}`, ATTEMPTS, WINDOW_SECONDS);
}

/**
 * A login belongs to one person: employees have their login from their employer; the
 * demo's accounts cannot buy.
 */
export async function refuseEmployed({ database }: Deps, accountId: string): Promise<void> {
  const account = await database.direct
    .selectFrom('account')
    .select(['employee_id', 'is_demo'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account?.employee_id !== null) throw new ProblemError('account_employed');
  if (account.is_demo) throw new ProblemError('demo_account');
}
