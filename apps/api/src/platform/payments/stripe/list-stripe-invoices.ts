import type Stripe from 'stripe';
import type { ProviderInvoice } from '../provider.ts';
import { instant } from './to-remote.ts';

/** A subscription's invoices, latest first; drafts are left out. */
export async function listStripeInvoices(stripe: Stripe, subscription: string): Promise<ProviderInvoice[]> {
  const { data } = await stripe.invoices.list({ subscription, limit: 100 });
  return data.flatMap((invoice): ProviderInvoice[] => {
    const { id, status, lines } = invoice;
    if (!id || status === 'draft') return [];
    // The paid period is in the line; the invoice's own is the one before.
    const period = lines.data[0]?.period ?? { start: invoice.period_start, end: invoice.period_end };
    return [
      {
        id,
        number: invoice.number ?? id,
        created_at: instant(invoice.created),
        period_start: instant(period.start),
        period_end: instant(period.end),
        amount_cents: invoice.total,
        currency: invoice.currency,
        status: status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'void',
      },
    ];
  });
}
