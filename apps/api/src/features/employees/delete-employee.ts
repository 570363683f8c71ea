import type { employees } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { cancelClaimsOf } from '../claims/index.ts';
import { withdrawNoticesOf } from '../notifications/index.ts';
import { rememberFormer } from '../privacy/index.ts';
import { releaseOwnLogins } from '../session/index.ts';
import { refreshWarnings, releaseShiftsOf } from '../shifts/index.ts';
import { cancelSwapsOf } from '../swaps/index.ts';
import { releaseEntriesOf, releasePayrollOf } from '../time-clock/index.ts';
import { withdrawTimeOffOf } from '../time-off/index.ts';

/**
 * Deletes an employee with login and sessions and frees the ID (Spec section 6; Decisions, Deleting an employee). A
 * login that the employee registered only leaves the team.
 * @throws `not_found`
 */
export async function deleteEmployee(call: Call<typeof employees.deleteEmployee>): Promise<void> {
  const { projectId, username } = member(call);
  const { id } = call.params;
  await call.deps.database.inProject(projectId, async (tx) => {
    // The lock prevents scheduling the employee in between.
    const employee = await tx
      .selectFrom('employee')
      .select(['name', 'identity_key'])
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!employee) throw new ProblemError('not_found');
    const leaver = { employeeId: id, actor: username, now: call.deps.now() };
    await cancelSwapsOf(tx, projectId, leaver);
    await cancelClaimsOf(tx, projectId, leaver);
    await withdrawTimeOffOf(tx, projectId, id, username);
    await releaseShiftsOf(tx, projectId, id, leaver.now);
    await releaseEntriesOf(tx, projectId, id);
    const former = { employee_id: id, name: employee.name, now: leaver.now };
    await rememberFormer(tx, projectId, former);
    await releasePayrollOf(tx, projectId, former);
    await withdrawNoticesOf(tx, projectId, id);
    const kept = await releaseOwnLogins(tx, projectId, id);
    await tx.deleteFrom('employee').where('project_id', '=', projectId).where('id', '=', id).execute();
    if (!kept.has(employee.identity_key))
      await tx.deleteFrom('identity').where('key', '=', employee.identity_key).execute();
    // Warnings of colleagues' shifts that involve the employee no longer apply, and contain the name.
    await refreshWarnings(tx, projectId, 'all');
    const details = { id, name: employee.name };
    await recordActivity(tx, projectId, { action_type: 'employee.deleted', actor: username, details });
  });
}
