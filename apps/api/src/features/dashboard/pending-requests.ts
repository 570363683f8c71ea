import { sql, type RawBuilder } from 'kysely';
import { pendingRequestCount } from '../requests/index.ts';
import { pendingTimeOffCount } from '../time-off/index.ts';

/** How many requests of every kind wait for an answer, as a part of a statement. @param employeeId of one person; everybody's with null */
export function pendingRequests(projectId: string, employeeId: string | null = null): RawBuilder<number> {
  return sql<number>`(${pendingTimeOffCount(projectId, employeeId)} + ${pendingRequestCount(projectId, employeeId)})`;
}
