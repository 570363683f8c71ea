import { sql, type RawBuilder } from 'kysely';
import { pendingRequestCount } from '../requests/index.ts';
import { pendingSwapCount } from '../swaps/index.ts';
import { pendingTimeOffCount } from '../time-off/index.ts';

interface Asked {
  /** One person's own; everybody's with null. */
  employeeId: string | null;
  /** An instant. */
  now: string;
}

/** How many requests of every kind wait for an answer, as a part of a statement. */
export function pendingRequests(projectId: string, { employeeId, now }: Asked): RawBuilder<number> {
  return sql<number>`(${pendingTimeOffCount(projectId, employeeId)} + ${pendingRequestCount(projectId, employeeId)}
    + ${pendingSwapCount(projectId, { employeeId, now })})`;
}

/** Where the first of them is answered by a manager; null when none waits. */
export function pendingPlace(projectId: string, now: string): RawBuilder<'time_off' | 'swaps' | 'requests' | null> {
  return sql`(case when ${pendingTimeOffCount(projectId, null)} > 0 then 'time_off'
    when ${pendingSwapCount(projectId, { employeeId: null, now })} > 0 then 'swaps'
    when ${pendingRequestCount(projectId, null)} > 0 then 'requests' end)`;
}
