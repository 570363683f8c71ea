import type { timesheets } from '@pamaina/contract';
import { together } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { withNames } from '../../access/activity/index.ts';

/** The clock events, and the entry before each correction, oldest first. @throws `not_found` */
export async function getTimesheetHistory(call: ProjectCall<typeof timesheets.getTimesheetHistory>) {
  const id = call.params.id.toLowerCase();
  const { tx } = call;
  const [entry, versions, taps] = await together(tx, () => [
    tx.selectFrom('time_entry').select('id').where('id', '=', id).executeTakeFirst(),
    tx
      .selectFrom('time_entry_version')
      .select([
        'version',
        'state',
        'started_at',
        'ended_at',
        'break_minutes',
        'is_additional',
        'reason',
        'changed_by',
        'changed_at',
      ])
      .where('entry_id', '=', id)
      .orderBy('version')
      .execute(),
    tx
      .selectFrom('clock_event')
      .select(['kind', 'source', 'happened_at', 'device_at', 'received_at'])
      .where('entry_id', '=', id)
      .orderBy('happened_at')
      .execute(),
  ]);
  if (!entry) throw new ProblemError('not_found');
  return { versions: await withNames(tx, versions, ['changed_by', 'changed_at']), taps };
}
