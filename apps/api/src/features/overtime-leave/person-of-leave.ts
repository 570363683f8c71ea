import { employeeOf } from '../../platform/http/employee-of.ts';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import type { member } from '../../platform/http/route.ts';

/** Whose hours: an employee's own, whatever is asked for; a manager names somebody. @throws `invalid` */
export function personOfLeave(caller: ReturnType<typeof member>, named: string | undefined): string {
  const id = caller.role === 'manager' ? named : employeeOf(caller);
  if (id === undefined) throw fieldProblem('employee_id', 'required');
  return id;
}
