import type { Deps } from '../../platform/deps.ts';

/** A one-time payment without an account, by the provider's id and the payer's email; null when there is none. */
export async function openPayment(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  paymentIntent: string,
  email: string | undefined,
): Promise<string | null> {
  const purchase = await database.direct
    .selectFrom('purchase')
    .select(['id', 'email'])
    .where('kind', '=', 'one_off')
    .where('provider', '=', payments.name)
    .where('provider_id', '=', paymentIntent)
    .where('account_id', 'is', null)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return purchase && purchase.email.toLowerCase() === email?.toLowerCase() ? purchase.id : null;
}
