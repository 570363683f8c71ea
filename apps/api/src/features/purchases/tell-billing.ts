import type { Tx } from '../../platform/database/database.ts';
import { localOf } from '../../platform/time/zone.ts';
import { notify } from '../notifications/index.ts';
import { findProject } from '../projects/index.ts';

interface Told {
  variant: 'refused' | 'ending' | 'ended' | 'soon';
  /** Nobody is told of the same twice. */
  subject: string;
  /** When everything in the project is erased. */
  eraseAt: string | null;
}

/** Tells the managers how their project is paid, by the bell and by e-mail, until everything in it is erased. */
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
