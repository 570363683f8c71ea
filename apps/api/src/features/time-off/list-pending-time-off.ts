import type { timeOff } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { timeOffQuery } from './time-off-query.ts';

/** Pending requests, earliest start first. No employee has two for one day, so the list stays short. */
export function listPendingTimeOff(call: Call<typeof timeOff.listPendingTimeOff>) {
  const { projectId } = member(call);
  return call.deps.database.inProject(projectId, (tx) =>
    timeOffQuery(tx, projectId)
      .where('time_off.status', '=', 'pending')
      .orderBy('time_off.start_date')
      .orderBy('time_off.id')
      .execute(),
  );
}
