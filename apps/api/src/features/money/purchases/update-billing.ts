import { constants } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject, changeProject, deleteProject } from '../../access/projects/index.ts';
import { type Purchase, billingOf } from './state-of.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The project that a purchase pays for: that with its own id, or the one that it renews. */
export const projectOf = ({ id, renews }: Pick<Purchase, 'id' | 'renews'>): string => renews ?? id;

/** An existing project takes the status of its purchase; one that another purchase now pays for stays unchanged. */
export async function updateBilling(tx: Tx, purchase: Purchase, now: number): Promise<void> {
  const { id, account_id, state, paid_until, kind } = purchase;
  const projectId = projectOf(purchase);
  const project = await tx
    .selectFrom('project')
    .select(['billing', 'paid_by'])
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  if (!project || (project.paid_by ?? projectId) !== id) return;
  if (state === 'expired' && project.billing === 'pending') {
    // Not paid in time: the project was never used.
    await deleteProject(tx);
    return;
  }
  if (state === 'past_due') await notifyBilling(tx, { variant: 'refused', subject: `${id}:${paid_until}` });
  if (state === 'waiting') await notifyBilling(tx, { variant: 'waiting', subject: `${id}:${paid_until}` });
  const billing = billingOf(state);
  if (billing === project.billing) return;
  const end = billing === 'ending' && kind === 'subscription' ? Date.parse(paid_until ?? '') : now;
  const isOver = billing === 'ending' || billing === 'ended';
  const erase_at = isOver ? new Date(end + constants.dataKeptDays * DAY).toISOString() : null;
  await changeProject(tx, { billing, erase_at });
  if (isOver && erase_at !== null)
    await notifyBilling(tx, { variant: billing, subject: `${id}:${erase_at}`, eraseAt: erase_at });
  const payer = await tx.selectFrom('account').select('username').where('id', '=', account_id).executeTakeFirst();
  await recordActivity(tx, {
    action_type: 'project.billing',
    actor: payer?.username ?? '',
    details: { before: { billing: project.billing }, after: { billing } },
  });
}

interface BillingNotice {
  variant: 'refused' | 'waiting' | 'ending' | 'ended' | 'soon';
  /** Each notification is sent to a receiver only once. */
  subject: string;
}

/** When all data of the project is erased; a payment that is refused or awaited erases nothing. */
type Erased = { variant: 'refused' | 'waiting' } | { variant: 'ending' | 'ended' | 'soon'; eraseAt: string };

/** Notifies the managers of the project's payment status, in the app and by email, until all its data is erased. */
export async function notifyBilling(tx: Tx, notice: BillingNotice & Erased): Promise<void> {
  const { variant, subject } = notice;
  const known = await tx
    .selectFrom('notification')
    .select('id')
    .where('kind', '=', 'billing')
    .where('subject', '=', `${variant}:${subject}`)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const { time_zone: zone } = await findProject(tx);
  const about = { kind: 'billing', subject, to: 'managers' } as const;
  if (!('eraseAt' in notice)) return notify(tx, [{ ...about, variant: notice.variant, facts: {} }]);
  const day = localOf(zone, Date.parse(notice.eraseAt)).date;
  await notify(tx, [{ ...about, variant: notice.variant, facts: { start_date: day, end_date: day } }]);
}
