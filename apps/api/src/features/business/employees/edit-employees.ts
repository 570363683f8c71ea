import type { employees } from '@pamaina/contract';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivities } from '../../access/activity/index.ts';
import { planningFactsChanged } from '../../access/projects/index.ts';
import { employeeColumns, readEmployee } from './employee-columns.ts';

/**
 * Makes the same change to several employees, all or none; their shifts are checked again.
 * @throws `not_found` when one is not there, `stale` when one was changed meanwhile; `invalid` when somebody would have
 * no role left
 */
export async function editEmployees(call: ProjectCall<typeof employees.editEmployees>) {
  const { username } = call.caller;
  const { employees: chosen, add_roles = [], remove_roles = [], ...fields } = call.body;
  const versions = new Map(chosen.map(({ id, version }) => [id, version]));
  const { tx } = call;
  const rows = await tx
    .selectFrom('employee')
    .select(employeeColumns)
    .where('id', 'in', [...versions.keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < versions.size) throw new ProblemError('not_found');
  const before = rows.map(readEmployee);
  if (before.some(({ id, version }) => version !== versions.get(id))) throw new ProblemError('stale');
  const after: employees.Employee[] = [];
  for (const person of before) {
    const kept = person.roles.filter((role) => !remove_roles.includes(role));
    const roles = [...new Set([...kept, ...add_roles])];
    if (roles.length === 0) throw fieldProblem('remove_roles', 'roles_required');
    if (roles.length > ROLES_MAX) throw fieldProblem('add_roles', 'too_many');
    after.push(
      readEmployee(
        await tx
          .updateTable('employee')
          .set({ ...fields, roles, version: person.version + 1 })
          .where('id', '=', person.id)
          .returning(employeeColumns)
          .executeTakeFirstOrThrow(),
      ),
    );
  }
  const changes = before.map((person, index) => ({ before: person, after: after[index] }));
  await recordActivities(
    tx,
    changes.map((change) => ({
      action_type: 'employee.updated',
      actor: username,
      details: { id: change.before.id, name: change.before.name, ...change },
    })),
  );
  await planningFactsChanged(tx, [...versions.keys()]);
  return after;
}

/** The maximum per employee. */
const ROLES_MAX = 20;
