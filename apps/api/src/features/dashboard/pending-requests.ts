import type { dashboard } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { pendingRequestCount } from '../requests/index.ts';
import { incomingSwapCount, pendingClaimCount, pendingSwapCount } from '../shift-requests/index.ts';
import { pendingTimeOffCount } from '../time-off/index.ts';

interface Asked {
  /** One employee's own; null for everyone's. */
  employeeId: string | null;
  /** An instant. */
  now: string;
}

/** The number of pending requests of every kind, as part of a statement. */
export function pendingRequests(tx: Tx, { employeeId, now }: Asked): RawBuilder<number> {
  return sql<number>`(${pendingTimeOffCount(tx, employeeId)} + ${pendingRequestCount(tx, employeeId)}
    + ${pendingSwapCount(tx, { employeeId, now })} + ${pendingClaimCount(tx, { employeeId, now })})`;
}

/** The page on which a manager decides the first of them; null when none is pending. */
export function pendingPlace(tx: Tx, now: string): RawBuilder<dashboard.RequestPlace | null> {
  return sql`(case when ${pendingTimeOffCount(tx, null)} > 0 then 'time_off'
    when ${pendingSwapCount(tx, { employeeId: null, now })} > 0 then 'swaps'
    when ${pendingClaimCount(tx, { employeeId: null, now })} > 0 then 'claims'
    when ${pendingRequestCount(tx, null)} > 0 then 'requests' end)`;
}

/**
 * The number of things waiting for the caller's own decision, as part of a statement. @param asked with null for a
 * manager
 */
export function waitingForAnswer(tx: Tx, { employeeId, now }: Asked): RawBuilder<dashboard.Waiting> {
  if (employeeId !== null)
    return sql`json_build_object('time_off', 0, 'swaps', ${incomingSwapCount(tx, employeeId, now)}, 'requests', 0)`;
  return sql`json_build_object('time_off', ${pendingTimeOffCount(tx)}, 'requests', ${pendingRequestCount(tx)},
    'swaps', ${pendingSwapCount(tx, { employeeId, now })} + ${pendingClaimCount(tx, { employeeId, now })})`;
}
