import type { dashboard } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { addDays, localOf, mondayOf } from '../../../platform/time/zone.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { pendingJoinCount } from '../../business/invitations/index.ts';
import { pendingRequestCount } from '../../messages/requests/index.ts';
import { waitingRingCount } from '../../changes/rings/index.ts';
import { incomingSwapCount, pendingClaimCount, pendingSwapCount } from '../../changes/shift-requests/index.ts';
import { pendingTimeOffCount } from '../../changes/time-off/index.ts';

interface Week {
  minutes: number;
  shifts: number;
  today: number;
  pending: number;
  waiting: dashboard.Waiting;
}

/** This week's figures: for a manager of everyone, for an employee of the own published shifts. */
export async function getStats(call: ProjectCall<typeof dashboard.getStats>) {
  const { projectId, role, employeeId, abilities } = call.caller;
  const now = new Date(call.now).toISOString();
  const { tx } = call;
  const today = localOf(call.caller.timeZone, call.now).date;
  const monday = mondayOf(today);
  const { rows } = await sql<Week>`
      with own as (
        select date, minutes from counted_shift
        where project_id = ${projectId} and (employee_id is not null or former_name is not null)
          and date between ${monday} and ${addDays(monday, 6)}
          and (amendment is null or status = 'published')
          and (${role === 'manager'} or (employee_id = ${employeeId} and status = 'published'))
      )
      select coalesce(sum(minutes), 0) as minutes, count(*) as shifts, count(*) filter (where date = ${today}) as today,
        ${pendingRequests(tx, { employeeId, now })} as pending,
        ${waitingForAnswer(tx, { employeeId, now }, abilities.has('people.write'))} as waiting
      from own`.execute(tx);
  const { minutes, shifts, today: shifts_today, pending, waiting } = rows[0] as Week;
  return {
    hours_this_week: hoursOf(minutes),
    shifts_this_week: shifts,
    shifts_today,
    pending_requests: pending + waiting.joins,
    waiting,
  };
}

/** Minutes as hours, to the hundredth. */
export const hoursOf = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

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
 * manager @param letsIn whether they decide who joins the team
 */
function waitingForAnswer(tx: Tx, { employeeId, now }: Asked, letsIn: boolean): RawBuilder<dashboard.Waiting> {
  if (employeeId !== null)
    return sql`json_build_object('time_off', 0, 'swaps', ${offersTo(tx, employeeId, now)}, 'requests', 0,
      'joins', 0)`;
  return sql`json_build_object('time_off', ${pendingTimeOffCount(tx)}, 'requests', ${pendingRequestCount(tx)},
    'joins', ${letsIn ? pendingJoinCount(tx) : 0}::integer,
    'swaps', ${pendingSwapCount(tx, { employeeId, now })} + ${pendingClaimCount(tx, { employeeId, now })})`;
}

/** How many offers of shifts and rings of swaps wait for an employee, as part of a statement. */
export const offersTo = (tx: Tx, employeeId: string, now: string): RawBuilder<number> =>
  sql<number>`(${incomingSwapCount(tx, employeeId, now)} + ${waitingRingCount(tx, employeeId, now)})`;
