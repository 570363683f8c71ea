import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Purchase, PurchaseState } from './purchase-row.ts';

/**
 * The next number of a seller's invoices, `P-000012`, for a one-time payment that has arrived; null for any other
 * purchase: the provider numbers those. The series is locked until the transaction ends, so none is left out and none
 * is given twice.
 */
export async function numberInvoice(
  tx: Tx,
  { kind, provider }: Pick<Purchase, 'kind' | 'provider'>,
  state: PurchaseState,
): Promise<string | null> {
  // Refunded before the first check, it was still paid.
  if (kind !== 'one_off' || (state !== 'paid' && state !== 'ended')) return null;
  const { last } = await tx
    .insertInto('invoice_series')
    .values({ provider, last: 1 })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ last: sql<number>`invoice_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  // A separate series for payments in which no money moves.
  return `${provider === 'sandbox' ? 'TEST-' : ''}P-${String(last).padStart(6, '0')}`;
}
