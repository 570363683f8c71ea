import type { timeOff } from '@pamaina/contract';
import type { ProjectCall } from '../../platform/http/route.ts';
import { timeOffQuery } from './time-off-query.ts';

/** Pending requests, earliest start first. No employee has two for one day, so the list stays short. */
export async function listPendingTimeOff(call: ProjectCall<typeof timeOff.listPendingTimeOff>) {
  const { tx } = call;
  return timeOffQuery(tx, 'manager')
    .where('time_off.status', '=', 'pending')
    .orderBy('time_off.start_date')
    .orderBy('time_off.id')
    .execute();
}
