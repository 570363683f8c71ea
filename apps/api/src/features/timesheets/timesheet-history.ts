import type { timesheets } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';

/** The clock events, and the entry before each correction, oldest first. @throws `not_found` */
export async function getTimesheetHistory(call: ProjectCall<typeof timesheets.getTimesheetHistory>) {
  const id = call.params.id.toLowerCase();
  const { tx } = call;
  const entry = await tx.selectFrom('time_entry').select('id').where('id', '=', id).executeTakeFirst();
  if (!entry) throw new ProblemError('not_found');
  const versions = await tx
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
    .execute();
  const taps = await tx
    .selectFrom('clock_event')
    .select(['kind', 'source', 'happened_at', 'device_at', 'received_at'])
    .where('entry_id', '=', id)
    .orderBy('happened_at')
    .execute();
  return { versions, taps };
}
