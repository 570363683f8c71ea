import type { subscriptions } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { findSubscription, type Purchase } from '../purchases/index.ts';
import { presentSubscriptions } from './present-subscription.ts';

type OwnCall = Pick<Call, 'caller' | 'deps'> & { params: { id: string } };

/** The caller's subscription of the path. @throws `not_found` alike for none and for another user's */
export const ownSubscription = ({ params, deps, caller }: OwnCall): Promise<Purchase> =>
  findSubscription(deps, signedIn({ caller } as Call).accountId, params.id);

/** The same, if it has not ended. @throws `subscription_over` */
export async function liveSubscription(call: OwnCall): Promise<Purchase & { provider_id: string }> {
  const purchase = await ownSubscription(call);
  const { state, provider_id } = purchase;
  if (provider_id === null || state === 'ended' || state === 'expired') throw new ProblemError('subscription_over');
  return { ...purchase, provider_id };
}

/** As its owner sees it now. */
export async function showSubscription(call: OwnCall): Promise<subscriptions.Subscription> {
  const { deps, params, caller } = call;
  const all = await presentSubscriptions(deps.database, signedIn({ caller } as Call).accountId, deps.now());
  const shown = all.find(({ id }) => id === params.id);
  if (!shown) throw new ProblemError('not_found');
  return shown;
}
