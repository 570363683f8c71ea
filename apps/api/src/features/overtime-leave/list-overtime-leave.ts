import type { overtimeLeave } from '@pamaina/contract';
import { sql } from 'kysely';
import { employeeOf } from '../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { localOf } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
import { overtimeLeaveQuery } from './overtime-leave-query.ts';

/** Requests for the months of a year, and whatever waits for an answer; the newest month first. */
export async function listOvertimeLeave(
  call: ProjectCall<typeof overtimeLeave.listOvertimeLeave>,
): Promise<overtimeLeave.OvertimeLeave[]> {
  const caller = call.caller;
  const { role } = caller;
  const { tx } = call;
  const { time_zone } = await findProject(tx);
  const year = call.query.year ?? Number(localOf(time_zone, call.now).date.slice(0, 4));
  const found = overtimeLeaveQuery(tx)
    .where(sql<boolean>`(status = 'pending' or month between ${`${year}-01-01`} and ${`${year}-12-31`})`)
    .orderBy('overtime_leave.month', 'desc')
    .orderBy('overtime_leave.requested_at', 'desc');
  return (role === 'manager' ? found : found.where('employee_id', '=', employeeOf(caller))).execute();
}
