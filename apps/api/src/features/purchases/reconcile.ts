import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { finishRefund } from './finish-refund.ts';
import { syncPurchase } from './sync-purchase.ts';
import type { Purchase } from './purchase-row.ts';
import { remindPayer } from './remind-payer.ts';
import { claimedBy } from './state-of.ts';

const AT_ONCE = 20;
/** How long a process has a purchase it took; then another process can take it. */
const CLAIM_MS = 5 * 60 * 1000;

/**
 * Checks the purchases that are due, and so finds what the browser and the provider's events did not report. @returns
 * how many
 */
export async function reconcile(deps: Deps): Promise<number> {
  const { database, now, log } = deps;
  const at = now();
  const due = await database.direct
    .updateTable('purchase')
    .set({ due_at: new Date(at + CLAIM_MS).toISOString() })
    .where('id', 'in', (select) =>
      select
        .selectFrom('purchase')
        .select('id')
        .where('due_at', '<=', new Date(at).toISOString())
        // Paid purchases come before those that strangers only started.
        .orderBy(sql`paid_at is null and refund_wanted_at is null`)
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  for (const purchase of due)
    await settle(deps, purchase).catch((error: unknown) =>
      log.warn({ err: error, purchase: purchase.id }, 'a purchase could not be checked'),
    );
  return due.length;
}

async function settle(deps: Deps, purchase: Purchase): Promise<void> {
  if (purchase.state === 'begun') {
    // No one ever got its secret, so it cannot be paid.
    await deps.database.direct
      .updateTable('purchase')
      .set({ state: 'expired', request_key: null, due_at: null })
      .where('id', '=', purchase.id)
      .where('state', '=', 'begun')
      .execute();
    return;
  }
  if (purchase.refund_wanted_at !== null && purchase.refunded_at === null) await finishRefund(deps, purchase);
  else {
    const looked = await syncPurchase(deps, purchase.id);
    // There is no one to remind where the payment is refunded.
    const by = looked.refund_wanted_at === null ? claimedBy(looked) : null;
    if (by !== null && looked.consumed_at === null && by <= deps.now()) await remindPayer(deps, looked);
  }
}
