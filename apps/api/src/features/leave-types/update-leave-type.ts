import type { leaveTypes } from '@pamaina/contract';
import { sql } from 'kysely';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { readLeaveTypes } from './leave-rules.ts';

/**
 * Changes a type of absence. @throws `stale`; `invalid` for a balance of a type that keeps none of its own
 */
export async function updateLeaveType(call: ProjectCall<typeof leaveTypes.updateLeaveType>) {
  const { tx, body, params, ifMatch } = call;
  const { type } = params;
  // One change of types after the other: a balance must not point to one that is being taken away.
  await tx.selectFrom('project').select('id').where('id', '=', tx.projectId).forUpdate().execute();
  const before = await readLeaveTypes(tx);
  const own = before.find((one) => one.type === type);
  if (own === undefined) throw new ProblemError('not_found');
  if (ifMatch !== null && ifMatch !== own.version) throw new ProblemError('stale');
  const target = before.find((one) => one.type === body.balance);
  if (body.balance !== null && body.balance !== type && target?.balance !== body.balance)
    throw fieldProblem('balance', 'balance_of_none');
  if (body.balance !== type && before.some((one) => one.type !== type && one.balance === type))
    throw fieldProblem('balance', 'balance_used');
  await tx
    .insertInto('leave_type')
    .values({ type, ...body, version: own.version + 1 })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'type']).doUpdateSet({ ...body, version: sql<number>`leave_type.version + 1` }),
    )
    .execute();
  const details = { type, before: ruleOf(own), after: body };
  await recordActivity(tx, { action_type: 'time_off.type_changed', actor: call.caller.username, details });
  const after = (await readLeaveTypes(tx)).find((one) => one.type === type);
  return after ?? own;
}

function ruleOf({ type: _, code: __, version: ___, ...rule }: leaveTypes.LeaveType): leaveTypes.LeaveRule {
  return rule;
}
