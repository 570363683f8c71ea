import type { timeOff } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { localOf } from '../../platform/time/zone.ts';
import { readBalances } from '../leave-types/index.ts';
import { findProject } from '../projects/index.ts';

/**
 * The vacation of one person in a calendar year. A day on which the business is closed is a working day like any other.
 * @throws `not_found` for nobody of this project; `invalid` when a manager names nobody
 */
export async function getBalance(call: ProjectCall<typeof timeOff.getBalance>): Promise<timeOff.VacationBalance> {
  const { caller, tx } = call;
  // No matter who an employee asks about: they are told of themselves.
  const employeeId = caller.role === 'manager' ? call.query.employee_id : employeeOf(caller);
  if (employeeId === undefined) throw fieldProblem('employee_id', 'required');
  const { time_zone } = await findProject(tx);
  const today = localOf(time_zone, call.now).date;
  const year = call.query.year ?? Number(today.slice(0, 4));
  const balances = await readBalances(tx, { year, employeeId, today });
  if (balances.length === 0) await refuseUnknown(call, employeeId);
  const found = balances.find(({ type }) => type === 'vacation');
  const { taken = 0, planned = 0, pending = 0, added = 0, entitled = null, left = null } = found ?? {};
  const { carried = 0, lost = 0, corrected = 0 } = found ?? {};
  const allowed = entitled === null ? null : Math.round((entitled + carried - lost + corrected) * 100) / 100;
  return { employee_id: employeeId, year, allowed, taken, planned, pending, added, left };
}

/** Without a balance of any type nothing says whether the person exists. */
async function refuseUnknown({ tx }: ProjectCall<typeof timeOff.getBalance>, id: string): Promise<void> {
  const known = await tx.selectFrom('employee').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw new ProblemError('not_found');
}
