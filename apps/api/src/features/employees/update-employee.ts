import { employees, fieldNames, type BodyOf } from '@pamaina/contract';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { planningFactsChanged } from '../projects/index.ts';
import { employeeColumns, writtenFields } from './employee-columns.ts';

/**
 * Changes a person; their shifts are judged again, as roles and hours decide what they may work.
 * @throws `not_found`, `stale`; `invalid` when the body has another ID
 */
export async function updateEmployee(call: ProjectCall<typeof employees.updateEmployee>) {
  const { username } = call.caller;
  const { id } = call.params;
  const { id: bodyId = id, ...body } = call.body;
  if (bodyId !== id) throw fieldProblem('id', 'id_fixed');
  const { tx } = call;
  const before = await tx
    .selectFrom('employee')
    .select(employeeColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  const after = await tx
    .updateTable('employee')
    .set({ ...writtenFields(completed(body, before)), version: before.version + 1 })
    .where('id', '=', id)
    .where('version', '=', call.ifMatch ?? before.version)
    .returning(employeeColumns)
    .executeTakeFirst();
  if (!after) throw new ProblemError('stale');
  const details = { id, name: after.name, before, after };
  await recordActivity(tx, { action_type: 'employee.updated', actor: username, details });
  await planningFactsChanged(tx, [id]);
  return after;
}

type Body = BodyOf<typeof employees.updateEmployee>;

const kept = fieldNames(employees.fields, ({ isKept }) => isKept === true);

/** What the body leaves out stays where the field says so; full hours end a reduced norm. */
function completed(body: Omit<Body, 'id'>, before: employees.Employee) {
  const isFull = (body.contract_hours_per_week ?? 40) >= 40;
  const stored = { ...before, has_reduced_norm: before.has_reduced_norm && !isFull };
  const omitted = kept.filter((name) => body[name] === undefined);
  return { ...body, ...Object.fromEntries(omitted.map((name) => [name, stored[name]])) } as WholeBody;
}

type WholeBody = Omit<BodyOf<typeof employees.createEmployee>, 'id'>;
