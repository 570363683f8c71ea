import type { Deps } from '../../platform/deps.ts';
import type { ProviderEvent } from '../../platform/payments/provider.ts';
import { lookAt } from './look-at.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A provider's event, once: it only says where to look, so its order does not matter. One that came before is let be.
 * @throws `payment_unavailable`, and the provider sends it again
 */
export async function hearEvent(deps: Deps, { id, subject, purchaseId }: ProviderEvent): Promise<void> {
  const { database, payments, now } = deps;
  const provider = payments.name;
  const known = await database.direct
    .selectFrom('provider_event')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return;
  const purchase = subject === null ? null : await purchaseOf(deps, subject, purchaseId);
  if (purchase !== null) await lookAt(deps, purchase);
  await database.direct
    .insertInto('provider_event')
    .values({ provider, id, received_at: new Date(now()).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** By the provider's id; or by ours, when the provider made it and its answer was lost. */
async function purchaseOf(
  { database, payments }: Deps,
  subject: string,
  purchaseId: string | null,
): Promise<string | null> {
  const found = await database.direct
    .selectFrom('purchase')
    .select('id')
    .where('provider', '=', payments.name)
    .where('provider_id', '=', subject)
    .executeTakeFirst();
  if (found || purchaseId === null || !UUID.test(purchaseId)) return found?.id ?? null;
  const begun = await database.direct
    .selectFrom('purchase')
    .select(['id', 'kind'])
    .where('id', '=', purchaseId)
    .where('provider', '=', payments.name)
    .where('provider_id', 'is', null)
    .executeTakeFirst();
  // A subscription's payment names the purchase too, and is not what it is known by.
  if (!begun || (begun.kind === 'subscription') !== subject.startsWith('sub_')) return null;
  await database.direct
    .updateTable('purchase')
    .set({ provider_id: subject, state: 'open' })
    .where('id', '=', begun.id)
    .where('provider_id', 'is', null)
    .execute();
  return begun.id;
}
