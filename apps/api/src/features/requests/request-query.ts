import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** The project's general requests as clients see them, with the employee's name; the date of the request is local. */
export function requestQuery(tx: Tx) {
  return tx
    .selectFrom('request')
    .innerJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'request.project_id').onRef('employee.id', '=', 'request.employee_id'),
    )
    .innerJoin('project', 'project.id', 'request.project_id')
    .select([
      'request.id',
      'request.employee_id',
      'employee.name as employee_name',
      'request.type',
      'request.title',
      'request.reason',
      'request.priority',
      'request.status',
      sql<string>`to_char(request.submitted_at at time zone project.time_zone, 'YYYY-MM-DD')`.as('submitted_date'),
      'request.decision_note',
      'request.decided_by',
    ]);
}
