import { sql } from 'kysely';
import { makeManager } from '../../../platform/auth/accounts.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { OutsideTx, Tx } from '../../../platform/database/database.ts';
import type { Remote } from '../../../platform/payments/provider.ts';
import { issueInvoices, type Issuing, type Paid } from '../invoices/index.ts';
import { paidNow, recordRefund } from './invoice-paid.ts';
import { insertProject, changeProject } from '../../access/projects/index.ts';
import { isPaid, isPriced, stateOf, dueAfter, isForsaken, billingOf, type Purchase } from './state-of.ts';
import { projectOf, updateBilling } from './update-billing.ts';

/** When invoices that could not be listed are asked for again. */
const SOON_MS = 5 * 60_000;

/**
 * Queries the provider for the state of a purchase, outside any transaction, and applies it. A query that started
 * before one already applied is dropped: the later one is newer.
 * @throws `payment_unavailable`
 */
export async function syncPurchase(
  deps: Pick<Deps, 'database' | 'payments' | 'settings' | 'now' | 'log'>,
  purchaseId: string,
): Promise<Purchase> {
  const { database, payments, now, log, settings } = deps;
  const seen = await database.direct
    .updateTable('purchase')
    .set({ looked: sql<number>`looked + 1` })
    .where('id', '=', purchaseId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (seen.provider_id === null || seen.provider !== payments.name) return seen;
  const remote = await payments.look(seen.kind, seen.provider_id);
  if (isPaid(seen) && !isPriced(seen, remote))
    log.warn({ purchase: purchaseId, cents: remote.amountCents, currency: remote.currency }, 'the price was changed');
  // In a separate transaction: a payer is a manager even while the project cannot be created.
  if (seen.account_id !== null && seen.consumed_at === null && isPaid({ state: stateOf(seen, remote, now()) }))
    await makeManager(database.direct, seen.account_id, { hasPaid: true });
  const paid = await paidNow(deps, seen, remote);
  return database.inProject(projectOf(seen), async (tx) => {
    const purchase = await tx
      .selectFrom('purchase')
      .selectAll()
      .where('id', '=', purchaseId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (purchase.applied >= seen.looked) return purchase;
    await tx.updateTable('purchase').set({ applied: seen.looked }).where('id', '=', purchaseId).execute();
    const applied = await applyRemote(tx, purchase, { ...remote, paid }, now());
    return issueFor(tx, applied, paid ?? [], { settings, at: now() });
  });
}

/**
 * The only reducer: the provider's state of a purchase determines its state, its project, and the project's status. The
 * browser's return, the provider's events and the reconciling job all use it, so the result does not depend on which
 * comes first, last or never. Call it with the purchase locked, in a transaction of the project that it pays for.
 */
async function applyRemote(
  tx: Tx,
  purchase: Purchase,
  remote: Remote & { paid: readonly Paid[] | null },
  now: number,
): Promise<Purchase> {
  const state = stateOf(purchase, remote, now);
  // No payment is lost silently: its payer can no longer be asked, so it is refunded automatically.
  const refund_wanted_at = isForsaken(purchase, state) ? new Date(now).toISOString() : purchase.refund_wanted_at;
  const usual = dueAfter({ ...purchase, refund_wanted_at }, state, remote, now);
  const due = remote.paid === null ? Math.min(usual ?? Infinity, now + SOON_MS) : usual;
  const applied = await tx
    .updateTable('purchase')
    .set({
      state,
      refund_wanted_at,
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
  // While the bank's confirmation is pending, only a user who came back from the form gets a project, and cannot use it
  // yet.
  const isAwaited =
    remote.status === 'processing' && purchase.kind === 'subscription' && purchase.wanted && purchase.renews === null;
  if (applied.consumed_at === null && (isPaid(applied) || isAwaited)) return makeProject(tx, applied, now);
  await updateBilling(tx, applied, now);
  return applied;
}

/** Issues the invoices of what was paid; a one-time payment that is over was given back. */
async function issueFor(tx: OutsideTx, purchase: Purchase, paid: readonly Paid[], issuing: Issuing): Promise<Purchase> {
  await issueInvoices(tx, purchase, paid, issuing);
  const isBack = purchase.kind === 'one_off' && purchase.state === 'ended' && purchase.refunded_at === null;
  return isBack ? recordRefund(tx, purchase, issuing) : purchase;
}

/**
 * Creates the project of a purchase, with the same id, once: a consumed purchase creates no other. Its owner becomes a
 * manager. A purchase without an account or a name stays a credit until it is claimed. A
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
  await makeManager(tx, account_id, { hasPaid: true });
  const projectId = projectOf(purchase);
  if (await changeProject(tx, { paid_by: id })) await updateBilling(tx, purchase, now);
  else {
    const { description, country, law_pack } = purchase;
    const made = { id: projectId, name, description, billing: billingOf(purchase.state) };
    await insertProject(
      tx,
      { ...made, paid_by: id, place: { country, law_pack } },
      { accountId: account_id, username },
    );
  }
  return tx
    .updateTable('purchase')
    .set({ consumed_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
