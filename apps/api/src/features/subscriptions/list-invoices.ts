import type { subscriptions } from '@pamaina/contract';
import type { Call } from '../../platform/http/route.ts';
import { ownSubscription } from './own-subscription.ts';

/** The invoices of the caller's subscription, as the provider has them. @throws `not_found`, `payment_unavailable` */
export async function listInvoices(
  call: Pick<Call<typeof subscriptions.listInvoices>, 'caller' | 'deps' | 'params'>,
): Promise<subscriptions.Invoice[]> {
  const { provider_id } = await ownSubscription(call);
  return provider_id === null ? [] : call.deps.payments.listInvoices(provider_id);
}
