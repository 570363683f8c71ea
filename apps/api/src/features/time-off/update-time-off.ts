import { employeeOf } from '../../platform/http/employee-of.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member } from '../../platform/http/route.ts';
import { decideTimeOff } from './decide-time-off.ts';
import { editTimeOff } from './edit-time-off.ts';
import type { TimeOffChange } from './time-off-change.ts';
import { findTimeOff } from './time-off-query.ts';

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
