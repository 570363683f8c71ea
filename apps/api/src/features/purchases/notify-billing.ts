import type { Tx } from '../../platform/database/database.ts';
import { localOf } from '../../platform/time/zone.ts';
import { notify } from '../notifications/index.ts';
import { findProject } from '../projects/index.ts';

interface BillingNotice {
  variant: 'refused' | 'ending' | 'ended' | 'soon';
  /** Each notification is sent to a receiver only once. */
  subject: string;
}

/** When all data of the project is erased; a refused payment erases nothing. */
type Erased = { variant: 'refused' } | { variant: 'ending' | 'ended' | 'soon'; eraseAt: string };

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
  if (notice.variant === 'refused') return notify(tx, [{ ...about, variant: notice.variant, facts: {} }]);
  const day = localOf(zone, Date.parse(notice.eraseAt)).date;
  await notify(tx, [{ ...about, variant: notice.variant, facts: { start_date: day, end_date: day } }]);
}
