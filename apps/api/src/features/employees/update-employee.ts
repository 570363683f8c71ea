import type { BodyOf, employees } from '@pamaina/contract';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { planningFactsChanged } from '../projects/index.ts';
import { employeeColumns } from './employee-columns.ts';
import { writtenFields } from './written-fields.ts';

type Body = BodyOf<typeof employees.updateEmployee>;

/**
 * Changes a person; their shifts are judged again, as roles and hours decide what they may work.
 * @throws `not_found`, `stale`; `invalid` when the body has another ID
 */
export async function updateEmployee(call: Call<typeof employees.updateEmployee>) {
  const { projectId, username } = member(call);
  const { id } = call.params;
  const { id: bodyId = id, ...body } = call.body;
  if (bodyId !== id) throw fieldProblem('id', 'id_fixed');
  return call.deps.database.inProject(projectId, async (tx) => {
    const before = await tx
      .selectFrom('employee')
      .select(employeeColumns)
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new ProblemError('not_found');
    const after = await tx
      .updateTable('employee')
      .set({ ...writtenFields({ ...body, ...normOf(body, before) }), version: before.version + 1 })
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .where('version', '=', call.ifMatch ?? before.version)
      .returning(employeeColumns)
      .executeTakeFirst();
    if (!after) throw new ProblemError('stale');
    const details = { id, name: after.name, before, after };
    await recordActivity(tx, projectId, { action_type: 'employee.updated', actor: username, details });
    await planningFactsChanged(tx, projectId, [id]);
    return after;
  });
}

type Norm = Pick<employees.Employee, 'has_reduced_norm' | 'work_days_per_week' | 'rest_weekdays'>;

/** What the body leaves out stays; full hours end a reduced norm. */
const normOf = (
  { contract_hours_per_week: hours, ...body }: Pick<Body, 'contract_hours_per_week' | keyof Norm>,
  before: Norm,
): Norm => ({
  has_reduced_norm: body.has_reduced_norm ?? (before.has_reduced_norm && (hours ?? 40) < 40),
  work_days_per_week: body.work_days_per_week ?? before.work_days_per_week,
  rest_weekdays: body.rest_weekdays ?? before.rest_weekdays,
});
