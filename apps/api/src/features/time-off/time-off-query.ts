import type { timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/**
 * The project's time off as clients see it, with the employee's name; the date of the request is local. Only a manager
 * gets the manager's note.
 */
export function timeOffQuery(tx: Tx, reader: Caller['role'] = 'employee') {
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
      'time_off.starts_at',
      'time_off.ends_at',
      'time_off.reason',
      'time_off.status',
      sql<string>`to_char(time_off.requested_at at time zone project.time_zone, 'YYYY-MM-DD')`.as('requested_date'),
      'time_off.decision_note',
      'time_off.decided_by',
      'time_off.is_open',
      'time_off.version',
    ])
    .select(sql<string | null>`case when ${reader === 'manager'} then time_off.manager_note end`.as('manager_note'));
}

/** One of them. @throws `not_found` alike for none, another project's, and a colleague's when `employeeId` is given */
export async function findTimeOff(
  tx: Tx,
  { id, employeeId, reader }: { id: string; employeeId?: string; reader?: Caller['role'] },
): Promise<timeOff.TimeOff> {
  let query = timeOffQuery(tx, reader).where('time_off.id', '=', id.toLowerCase());
  if (employeeId !== undefined) query = query.where('time_off.employee_id', '=', employeeId);
  const found = await query.executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}
