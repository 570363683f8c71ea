import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * How many general requests are pending, as part of a statement. @param employeeId of one person; everybody's with null
 */
export function pendingRequestCount(tx: Tx, employeeId: string | null = null): RawBuilder<number> {
  return sql<number>`(select count(*) from request where project_id = ${tx.projectId} and status = 'pending'
    and (${employeeId}::text is null or employee_id = ${employeeId}))`;
}
