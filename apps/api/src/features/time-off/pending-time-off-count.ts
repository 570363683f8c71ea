import { sql, type RawBuilder } from 'kysely';

/**
 * How many time-off requests are pending, as part of a statement. @param employeeId of one person; everybody's with
 * null
 */
export function pendingTimeOffCount(projectId: string, employeeId: string | null = null): RawBuilder<number> {
  return sql<number>`(select count(*) from time_off where project_id = ${projectId} and status = 'pending'
    and (${employeeId}::text is null or employee_id = ${employeeId}))`;
}
