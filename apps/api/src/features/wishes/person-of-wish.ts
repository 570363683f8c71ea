import type { Tx } from '../../platform/database/database.ts';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { Member } from '../../platform/http/route.ts';

/**
 * The employee of a preference: the caller, or the one whom a manager names; locked against deletion until the
 * transaction ends.
 * @throws `not_found` when an employee names somebody else; `invalid` when a manager names nobody or somebody unknown
 */
export async function personOfWish(tx: Tx, caller: Member, named: string | undefined): Promise<string> {
  const own = caller.role === 'manager' ? null : employeeOf(caller);
  if (own !== null && named !== undefined && named !== own) throw new ProblemError('not_found');
  const id = own ?? named;
  if (id === undefined) throw fieldProblem('employee_id', 'required');
  const employee = await tx.selectFrom('employee').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!employee) throw fieldProblem('employee_id', 'employee_unknown');
  return id;
}
