import type { Tx } from '../../platform/database/database.ts';
import { localOf } from '../../platform/time/zone.ts';
import { notify } from '../notifications/index.ts';
import { findProject } from '../projects/index.ts';

interface Told {
  variant: 'refused' | 'ending' | 'ended' | 'soon';
  /** Each notification is sent to a receiver only once. */
  subject: string;
  /** When all data of the project is erased. */
  eraseAt: string | null;
}

/** Notifies the managers of the project's payment status, in the app and by email, until all its data is erased. */
export async function tellBilling(tx: Tx, projectId: string, { variant, subject, eraseAt }: Told): Promise<void> {
  const known = await tx
    .selectFrom('notification')
    .select('id')
    .where('project_id', '=', projectId)
    .where('kind', '=', 'billing')
    .where('subject', '=', `${variant}:${subject}`)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const { time_zone: zone } = await findProject(tx, projectId);
  const day = eraseAt === null ? null : localOf(zone, Date.parse(eraseAt)).date;
  const facts = day === null ? {} : { start_date: day, end_date: day };
  await notify(tx, projectId, [{ kind: 'billing', variant, subject, to: 'managers', facts }]);
}
