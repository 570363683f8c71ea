import type { timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** The project's requests as clients see them, with the employee's name; the date of the request is local. */
export function timeOffQuery(tx: Tx) {
  return tx
    .selectFrom('time_off')
    .innerJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'time_off.project_id').onRef('employee.id', '=', 'time_off.employee_id'),
    )
    .innerJoin('project', 'project.id', 'time_off.project_id')
    .select([
      'time_off.id',
      'time_off.employee_id',
      'employee.name as employee_name',
      'time_off.type',
      'time_off.start_date',
      'time_off.end_date',
      'time_off.reason',
      'time_off.status',
      sql<string>`to_char(time_off.requested_at at time zone project.time_zone, 'YYYY-MM-DD')`.as('requested_date'),
      'time_off.decision_note',
      'time_off.decided_by',
      'time_off.is_open',
      'time_off.version',
    ]);
}

/** One of them. @throws `not_found` alike for none, another project's, and a colleague's when `employeeId` is given */
export async function findTimeOff(
  tx: Tx,
  { id, employeeId }: { id: string; employeeId?: string },
): Promise<timeOff.TimeOff> {
  let query = timeOffQuery(tx).where('time_off.id', '=', id.toLowerCase());
  if (employeeId !== undefined) query = query.where('time_off.employee_id', '=', employeeId);
  const found = await query.executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}
