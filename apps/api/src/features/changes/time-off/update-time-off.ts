import type { timeOff } from '@pamaina/contract';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { chosenLeaveType } from '../leave-types/index.ts';
import { decideTimeOff, lockPending, type TimeOffChange } from './decide-time-off.ts';
import { findTimeOff, activityDetails } from './time-off-query.ts';
import { refuseOverlap } from './create-time-off.ts';

/**
 * An employee changes the own request, a manager decides it: one call for both, each with separate fields.
 * @throws `not_found`; `invalid` for the other one's fields; what `editTimeOff` and `decideTimeOff` throw
 */
export async function updateTimeOff(call: TimeOffChange) {
  const caller = member(call);
  const isManager = caller.role === 'manager';
  const { status, decision_note: _, ...edited } = call.body;
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    const own = isManager ? {} : { employeeId: employeeOf(caller) };
    const found = await findTimeOff(tx, { id: call.params.id, ...own });
    if (isManager !== (status !== undefined)) {
      const foreign = status === undefined ? Object.keys(edited) : ['status'];
      throw new ProblemError('invalid', {
        fields: Object.fromEntries(foreign.map((field) => [field, ['unknown_field']])),
      });
    }
    return isManager ? decideTimeOff(tx, call, found) : editTimeOff(tx, call, found);
  });
}

/** Changes the caller's own pending request. @throws `time_off_decided`, `stale`, `time_off_overlaps` */
async function editTimeOff(tx: Tx, call: TimeOffChange, { id }: timeOff.TimeOff): Promise<timeOff.TimeOff> {
  const { username: actor } = member(call);
  await lockPending(tx, { id, ifMatch: call.ifMatch });
  const before = await findTimeOff(tx, { id });
  const { type = before.type, start_date, end_date, reason } = call.body;
  const leave = await chosenLeaveType(tx, type, { isRequest: true, kept: before.type });
  await refuseOverlap(
    tx
      .updateTable('time_off')
      .set({ ...leave, start_date, end_date, reason, version: before.version + 1 })
      .where('id', '=', id)
      .execute(),
  );
  const after = await findTimeOff(tx, { id });
  const details = { ...activityDetails(after), before: activityDetails(before), after: activityDetails(after) };
  await recordActivity(tx, { action_type: 'time_off.updated', actor, details });
  return after;
}
