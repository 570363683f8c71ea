import type { Tx } from '../../platform/database/database.ts';
import { localOf } from '../../platform/time/zone.ts';
import { notify } from '../notifications/index.ts';
import { findProject } from '../projects/index.ts';

interface Told {
  variant: 'refused' | 'ending' | 'ended' | 'soon';
  /** Each notification is sent to a receiver only once. */
  subject: string;
}

/** When all data of the project is erased; a refused payment erases nothing. */
type Erased = { variant: 'refused' } | { variant: 'ending' | 'ended' | 'soon'; eraseAt: string };

/** Notifies the managers of the project's payment status, in the app and by email, until all its data is erased. */
export async function tellBilling(tx: Tx, told: Told & Erased): Promise<void> {
  const { variant, subject } = told;
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
  if (told.variant === 'refused') return notify(tx, [{ ...about, variant: told.variant, facts: {} }]);
  const day = localOf(zone, Date.parse(told.eraseAt)).date;
  await notify(tx, [{ ...about, variant: told.variant, facts: { start_date: day, end_date: day } }]);
}
