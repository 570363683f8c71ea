import type { subscriptions } from '@pamaina/contract';
import type { Call } from '../../platform/http/route.ts';
import { ownSubscription } from './own-subscription.ts';

/** The invoices of the caller's subscription, from the provider. @throws `not_found`, `payment_unavailable` */
export async function listInvoices(
  call: Pick<Call<typeof subscriptions.listInvoices>, 'caller' | 'deps' | 'params'>,
): Promise<subscriptions.Invoice[]> {
  const { provider_id, refunded_at } = await ownSubscription(call);
  if (provider_id === null) return [];
  const invoices = await call.deps.payments.listInvoices(provider_id);
  // Payments are refunded; the provider's invoices stay paid.
  return refunded_at === null
    ? invoices
    : invoices.map((invoice) => (invoice.status === 'paid' ? { ...invoice, status: 'refunded' as const } : invoice));
}
