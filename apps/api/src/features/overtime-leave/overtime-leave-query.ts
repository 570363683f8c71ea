import type { overtimeLeave } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { workDayMinutes } from '../time-off/index.ts';

/** As clients see it, with the leave in working days of the person's contract. */
export function overtimeLeaveQuery(tx: Tx) {
  return tx
    .selectFrom('overtime_leave')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.project_id', '=', 'overtime_leave.project_id')
        .onRef('employee.id', '=', 'overtime_leave.employee_id'),
    )
    .select(['overtime_leave.id', 'employee_id', 'employee.name as employee_name', 'parts', 'leave_minutes'])
    .select(['status', 'decision_note', 'overtime_leave.version'])
    .select([
      sql<number>`extract(year from month)::integer`.as('year'),
      sql<number>`extract(month from month)::integer`.as('month'),
      sql<number>`round(leave_minutes / ${workDayMinutes}, 2)::float8`.as('leave_days'),
    ]);
}

/** One of them. @throws `not_found` alike for none, another project's, and a colleague's when `employeeId` is given */
export async function findOvertimeLeave(
  tx: Tx,
  { id, employeeId }: { id: string; employeeId?: string },
): Promise<overtimeLeave.OvertimeLeave> {
  let query = overtimeLeaveQuery(tx).where('overtime_leave.id', '=', id.toLowerCase());
  if (employeeId !== undefined) query = query.where('employee_id', '=', employeeId);
  const found = await query.executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}
