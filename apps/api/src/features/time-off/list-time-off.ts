import type { timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import { folded } from '../../platform/database/folded.ts';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Page, type ProjectCall } from '../../platform/http/route.ts';
import { timeOffQuery } from './time-off-query.ts';

/** A page of requests: a manager sees all, an employee the own. Pending ones are in the order of their days. */
export async function listTimeOff(call: ProjectCall<typeof timeOff.listTimeOff>) {
  const caller = call.caller;
  const { status, name } = call.query;
  const { tx } = call;
  let query = timeOffQuery(tx, caller.role);
  if (caller.role === 'employee') query = query.where('time_off.employee_id', '=', employeeOf(caller));
  if (status !== undefined) query = query.where('time_off.status', '=', status);
  if (name !== undefined)
    query = query.where(sql<boolean>`position(${folded(sql.val(name))} in ${folded(sql.ref('employee.name'))}) > 0`);
  const direction = status === 'pending' ? 'asc' : 'desc';
  const ordered = query.orderBy('time_off.start_date', direction).orderBy('time_off.id', direction);
  return new Page(await pageOf(ordered, call.query));
}
