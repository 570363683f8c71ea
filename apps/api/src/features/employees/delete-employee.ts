import type { employees } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { withdrawNoticesOf } from '../notifications/index.ts';
import { planningFactsChanged } from '../projects/index.ts';
import { releaseOwnLogins } from '../session/index.ts';
import { employeeLeaves } from './employee-leaves.ts';

/**
 * Deletes an employee with login and sessions and frees the ID (Spec section 6; Decisions, Deleting an employee). A
 * login that the employee registered only leaves the team.
 * @throws `not_found`
 */
export async function deleteEmployee(call: ProjectCall<typeof employees.deleteEmployee>): Promise<void> {
  const { username } = call.caller;
  const { id } = call.params;
  const { tx } = call;
  // The lock prevents scheduling the employee in between.
  const employee = await tx
    .selectFrom('employee')
    .select(['name', 'identity_key'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!employee) throw new ProblemError('not_found');
  const { name } = employee;
  await employeeLeaves(tx, { employeeId: id, name, actor: username, now: call.now });
  await withdrawNoticesOf(tx, id);
  const kept = await releaseOwnLogins(tx, id);
  await tx.deleteFrom('employee').where('id', '=', id).execute();
  if (!kept.has(employee.identity_key))
    await tx.deleteFrom('identity').where('key', '=', employee.identity_key).execute();
  // Warnings of colleagues' shifts that involve the employee no longer apply, and contain the name.
  await planningFactsChanged(tx, 'all');
  const details = { id, name };
  await recordActivity(tx, { action_type: 'employee.deleted', actor: username, details });
}
