import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * How many requests for time off and for leave instead of overtime pay are pending, as part of a statement. @param
 * employeeId of one person; everybody's with null
 */
export function pendingTimeOffCount(tx: Tx, employeeId: string | null = null): RawBuilder<number> {
  return sql<number>`(select count(*) from (
      select employee_id from time_off where project_id = ${tx.projectId} and status = 'pending'
      union all
      select employee_id from overtime_leave where project_id = ${tx.projectId} and status = 'pending'
    ) as pending where ${employeeId}::text is null or employee_id = ${employeeId})`;
}
