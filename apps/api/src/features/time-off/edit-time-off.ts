import type { timeOff } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { member } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { lockPending } from './lock-pending.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import { findTimeOff } from './time-off-query.ts';
import { activityDetails } from './activity-details.ts';
import type { TimeOffChange } from './time-off-change.ts';

/** Changes the caller's own pending request. @throws `time_off_decided`, `stale`, `time_off_overlaps` */
export async function editTimeOff(tx: Tx, call: TimeOffChange, { id }: timeOff.TimeOff): Promise<timeOff.TimeOff> {
  const { username: actor } = member(call);
  await lockPending(tx, { id, ifMatch: call.ifMatch });
  const before = await findTimeOff(tx, { id });
  const { type, start_date, end_date, reason } = call.body;
  await refuseOverlap(
    tx
      .updateTable('time_off')
      .set({ type, start_date, end_date, reason, version: before.version + 1 })
      .where('id', '=', id)
      .execute(),
  );
  const after = await findTimeOff(tx, { id });
  const details = { ...activityDetails(after), before: activityDetails(before), after: activityDetails(after) };
  await recordActivity(tx, { action_type: 'time_off.updated', actor, details });
  return after;
}
