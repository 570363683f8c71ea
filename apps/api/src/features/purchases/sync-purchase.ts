import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Remote } from '../../platform/payments/provider.ts';
import { insertProject } from '../projects/index.ts';
import {
  isPriced,
  stateOf,
  wasPaid,
  dueAfter,
  isForsaken,
  billingOf,
  type Purchase,
  type PurchaseState,
} from './state-of.ts';
import { projectOf, updateBilling } from './update-billing.ts';

/**
 * Queries the provider for the state of a purchase, outside any transaction, and applies it. A query that started
 * before one already applied is dropped: the later one is newer.
 * @throws `payment_unavailable`
 */
export async function syncPurchase(
  { database, payments, now, log }: Pick<Deps, 'database' | 'payments' | 'now' | 'log'>,
  purchaseId: string,
): Promise<Purchase> {
  const seen = await database.direct
    .updateTable('purchase')
    .set({ looked: sql<number>`looked + 1` })
    .where('id', '=', purchaseId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (seen.provider_id === null || seen.provider !== payments.name) return seen;
  const remote = await payments.look(seen.kind, seen.provider_id);
  if (wasPaid(seen) && !isPriced(seen, remote))
    log.warn({ purchase: purchaseId, cents: remote.amountCents, currency: remote.currency }, 'the price was changed');
  // In a separate transaction: a payer is a manager even while the project cannot be created.
  if (seen.account_id !== null && seen.consumed_at === null && wasPaid({ state: stateOf(seen, remote, now()) }))
    await makeManager(database.direct, seen.account_id);
  return database.inProject(projectOf(seen), async (tx) => {
    const purchase = await tx
      .selectFrom('purchase')
      .selectAll()
      .where('id', '=', purchaseId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (purchase.applied >= seen.looked) return purchase;
    await tx.updateTable('purchase').set({ applied: seen.looked }).where('id', '=', purchaseId).execute();
    return applyRemote(tx, purchase, remote, now());
  });
}

/**
 * The only reducer: the provider's state of a purchase determines its state, its project, and the project's status. The
 * browser's return, the provider's events and the reconciling job all use it, so the result does not depend on which
 * comes first, last or never. Call it with the purchase locked, in a transaction of the project that it pays for.
 */
async function applyRemote(tx: Tx, purchase: Purchase, remote: Remote, now: number): Promise<Purchase> {
  const state = stateOf(purchase, remote, now);
  // No payment is lost silently: its payer can no longer be asked, so it is refunded automatically.
  const refund_wanted_at = isForsaken(purchase, state) ? new Date(now).toISOString() : purchase.refund_wanted_at;
  const due = dueAfter({ ...purchase, refund_wanted_at }, state, remote, now);
  const applied = await tx
    .updateTable('purchase')
    .set({
      state,
      refund_wanted_at,
      invoice_number: purchase.invoice_number ?? (await numberInvoice(tx, purchase, state)),
      paid_at: remote.paidAt,
      paid_until: remote.paidUntil,
      card: remote.card === null ? null : JSON.stringify(remote.card),
      due_at: due === null ? null : new Date(due).toISOString(),
      // Abandoned: a repeated request creates another purchase, as otherwise its payment would never be checked.
      ...(state === 'expired' && { request_key: null }),
    })
    .where('id', '=', purchase.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isPaid = state === 'paid' || state === 'past_due' || state === 'ending';
  // While the bank's confirmation is pending, only a user who came back from the form gets a project, and cannot use it
  // yet (threats, 17).
  const isAwaited =
    remote.status === 'processing' && purchase.kind === 'subscription' && purchase.wanted && purchase.renews === null;
  if (applied.consumed_at === null && (isPaid || isAwaited)) return makeProject(tx, applied, now);
  await updateBilling(tx, applied, now);
  return applied;
}

/**
 * The next number of a seller's invoices, `P-000012`, for a one-time payment that has arrived; null for any other
 * purchase: the provider numbers those. The series is locked until the transaction ends, so none is left out and none
 * is given twice.
 */
async function numberInvoice(
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

/**
 * Creates the project of a purchase, with the same id, once: a consumed purchase creates no other. Its owner becomes a
 * manager (Decisions, /role-selection). A purchase without an account or a name stays a credit until it is claimed. A
 * renewal restores its project, or creates it again under its id if it was erased in the meantime.
 */
async function makeProject(tx: Tx, purchase: Purchase, now: number): Promise<Purchase> {
  const { id, account_id, name } = purchase;
  if (account_id === null || name === null) return purchase;
  const account = await tx
    .selectFrom('account')
    .select(['username', 'employee_id'])
    .where('id', '=', account_id)
    .forUpdate()
    .executeTakeFirst();
  // A login belongs to one person: an employee's never becomes a manager's. It was rejected before the payment.
  if (!account || account.employee_id !== null) return purchase;
  const { username } = account;
  await makeManager(tx, account_id);
  const projectId = projectOf(purchase);
  const kept = await tx.updateTable('project').set({ paid_by: id }).where('id', '=', projectId).executeTakeFirst();
  if (kept.numUpdatedRows > 0n) await updateBilling(tx, purchase, now);
  else {
    const made = { id: projectId, name, description: purchase.description, billing: billingOf(purchase.state) };
    await insertProject(tx, { ...made, paid_by: id }, { accountId: account_id, username });
  }
  return tx
    .updateTable('purchase')
    .set({ consumed_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The payer of a project is a manager (Decisions, /role-selection). A login belongs to one person: an employee's never
 * becomes a manager's.
 */
async function makeManager(tx: Pick<Tx, 'updateTable'>, accountId: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      role: 'manager',
      registration_method: sql`case registration_method when 'open' then 'payment' else registration_method end`,
    })
    .where('id', '=', accountId)
    .where('employee_id', 'is', null)
    .execute();
}
