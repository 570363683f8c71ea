import type { timeOff } from '@pamaina/contract';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { balancesOf, readBalanceBooks } from '../leave-types/index.ts';

/**
 * The vacation of one person in a calendar year. A day on which the business is closed is a working day like any other.
 * @throws `not_found` for nobody of this project; `invalid` when a manager names nobody
 */
export async function getBalance(call: ProjectCall<typeof timeOff.getBalance>): Promise<timeOff.VacationBalance> {
  const { caller, tx } = call;
  // No matter who an employee asks about: they are told of themselves.
  const employeeId = caller.role === 'manager' ? call.query.employee_id : employeeOf(caller);
  if (employeeId === undefined) throw fieldProblem('employee_id', 'required');
  const today = localOf(caller.timeZone, call.now).date;
  const { by } = call.query;
  const year = call.query.year ?? Number((by ?? today).slice(0, 4));
  const books = await readBalanceBooks(tx, { first: year, last: year, people: [employeeId] });
  if (books.people.length === 0) throw new ProblemError('not_found');
  const found = balancesOf(books, year, { today, by }).find(({ type }) => type === 'vacation');
  const { taken = 0, planned = 0, pending = 0, added = 0, entitled = null, left = null } = found ?? {};
  const { carried = 0, lost = 0, corrected = 0, earned = null } = found ?? {};
  const allowed = entitled === null ? null : Math.round((entitled + carried - lost + corrected) * 100) / 100;
  return { employee_id: employeeId, year, allowed, earned, taken, planned, pending, added, left };
}
