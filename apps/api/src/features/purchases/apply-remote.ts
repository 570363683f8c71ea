import { constants } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import type { Remote } from '../../platform/payments/provider.ts';
import { recordActivity } from '../activity/index.ts';
import { makeProject } from './make-project.ts';
import type { Purchase } from './purchase-row.ts';
import { billingOf, dueAfter, stateOf } from './state-of.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The one reducer: what the provider says of a purchase becomes its state, its project, and how that stands. The browser's return, the
 * provider's events and the reconciling job all go through here, so whichever comes first, last or never, the end is the same.
 * Call it with the purchase locked, in a transaction of the project of the same id.
 */
export async function applyRemote(tx: Tx, purchase: Purchase, remote: Remote, now: number): Promise<Purchase> {
  const state = stateOf(purchase, remote, now);
  const due = dueAfter(purchase, state, remote, now);
  const applied = await tx
    .updateTable('purchase')
    .set({
      state,
      paid_at: remote.paidAt,
      paid_until: remote.paidUntil,
      card: remote.card === null ? null : JSON.stringify(remote.card),
      due_at: due === null ? null : new Date(due).toISOString(),
    })
    .where('id', '=', purchase.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isPaid = state === 'paid' || state === 'past_due' || state === 'ending';
  // While the bank still asks, only who came back from the form gets a project, and cannot use it yet (threats, 17).
  const isAwaited = remote.status === 'processing' && purchase.kind === 'subscription' && purchase.wanted;
  if (applied.consumed_at === null && (isPaid || isAwaited)) return makeProject(tx, applied, now);
  await settleProject(tx, applied, now);
  return applied;
}

/** The project that stands already. */
async function settleProject(
  tx: Tx,
  { id, account_id, state, paid_until, kind }: Purchase,
  now: number,
): Promise<void> {
  const project = await tx
    .selectFrom('project')
    .select(['billing', 'erase_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!project) return;
  if (state === 'expired' && project.billing === 'pending') {
    await forget(tx, id);
    return;
  }
  const billing = billingOf(state);
  if (billing === project.billing) return;
  const end = billing === 'ending' && kind === 'subscription' ? Date.parse(paid_until ?? '') : now;
  const isOver = billing === 'ending' || billing === 'ended';
  const erase_at = isOver ? new Date(end + constants.dataKeptDays * DAY).toISOString() : null;
  await tx.updateTable('project').set({ billing, erase_at }).where('id', '=', id).execute();
  const payer = await tx.selectFrom('account').select('username').where('id', '=', account_id).executeTakeFirst();
  await recordActivity(tx, id, {
    action_type: 'project.billing',
    actor: payer?.username ?? '',
    details: { before: { billing: project.billing }, after: { billing } },
  });
}

/** Nobody paid in time: the project was never used. Whoever has it selected selects again, and stays signed in. */
async function forget(tx: Tx, projectId: string): Promise<void> {
  await tx.updateTable('session').set({ project_id: null }).where('project_id', '=', projectId).execute();
  await tx.deleteFrom('project').where('id', '=', projectId).execute();
}
