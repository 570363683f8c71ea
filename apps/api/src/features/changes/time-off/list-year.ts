import type { timeOff } from '@pamaina/contract';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { leaveOf } from './time-off-query.ts';

/** Approved absences and pending requests that touch a year. One row each, so a page is not needed. */
export async function listYear({ tx, query }: ProjectCall<typeof timeOff.listYear>): Promise<timeOff.AbsenceOfYear[]> {
  return tx
    .selectFrom('time_off')
    .select([
      'id',
      'employee_id',
      'type as counts_as',
      'start_date',
      'end_date',
      'is_open',
      'starts_at',
      'ends_at',
      'status',
    ])
    .select([...leaveOf])
    .where('status', 'in', ['pending', 'approved'])
    .where('start_date', '<=', `${query.year}-12-31`)
    .where('end_date', '>=', `${query.year}-01-01`)
    .orderBy('start_date')
    .orderBy('id')
    .execute();
}
