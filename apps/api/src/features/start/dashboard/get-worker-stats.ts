import { constants, type dashboard, monthNumberOf, yearOf } from '@pamaina/contract';
import { sql } from 'kysely';
import { together, type Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { addDays, localOf, mondayOf, monthRange } from '../../../platform/time/zone.ts';
import { notificationsSince } from '../../messages/notifications/index.ts';
import { shiftColumns } from '../../plan/planning-input/index.ts';
import { presentShift } from '../../plan/shifts/index.ts';
import { lastVisit } from '../../business/team/index.ts';
import { hoursOf, offersTo, pendingRequests } from './get-stats.ts';

/** The notification list shows more. */
const CHANGES_MAX = 5;

/** The employee's dashboard: only the own published shifts. */
export async function getWorkerStats(call: ProjectCall<typeof dashboard.getWorkerStats>) {
  const caller = call.caller;
  const { employeeId } = caller;
  const now = call.now;
  const instant = new Date(now).toISOString();
  const { tx } = call;
  const zone = caller.timeZone;
  const today = localOf(zone, now).date;
  const month = monthRange(yearOf(today), monthNumberOf(today));
  const [monday, ahead] = [mondayOf(today), addDays(today, constants.upcomingDays)];
  const [rows, hours, { name, pending, responses }, account] = await together(tx, () => [
    tx
      .selectFrom('shift')
      .select(shiftColumns)
      .where('employee_id', '=', employeeId)
      .where('status', '=', 'published')
      .where((where) =>
        where.between('date', monday < month.start ? monday : month.start, ahead > month.end ? ahead : month.end),
      )
      .orderBy('starts_at')
      .execute(),
    workMinutes(tx, employeeOf(caller), { monday, ...month }),
    tx
      .selectFrom('employee')
      .select([
        'name',
        pendingRequests(tx, { employeeId, now: instant }).as('pending'),
        offersTo(tx, employeeOf(caller), instant).as('responses'),
      ])
      .where('id', '=', employeeId)
      .executeTakeFirstOrThrow(),
    tx
      .selectFrom('account')
      .select(['time_zone', lastVisit(now).as('last_visit')])
      .where('id', '=', caller.accountId)
      .executeTakeFirstOrThrow(),
  ]);
  const since = account.last_visit;
  const told = { language: call.language, most: CHANGES_MAX };
  const inMonth = rows.filter(({ date }) => date >= month.start && date <= month.end);
  const upcoming = rows
    .filter(({ starts_at, date }) => Date.parse(starts_at) > now && date <= ahead)
    .map((row) => presentShift({ ...row, violations: [] }, name, { language: call.language, zone }));
  const [next] = upcoming;
  return {
    hours_this_week: hoursOf(hours.week),
    hours_this_month: hoursOf(hours.month),
    shifts_this_month: inMonth.length,
    pending_requests: pending,
    next_shift: next ?? null,
    seconds_to_next_shift: next ? Math.ceil((Date.parse(next.starts_at) - now) / 1000) : null,
    upcoming_shifts: upcoming,
    pending_responses: responses,
    last_visit: since,
    changes: since === null ? [] : await notificationsSince(tx, caller, { since, ...told }),
    own_timezone: account.time_zone === zone ? null : account.time_zone,
  };
}

/** The employee's published work of the week and of the month. */
async function workMinutes(
  tx: Tx,
  employeeId: string,
  { monday, start, end }: { monday: string; start: string; end: string },
): Promise<{ week: number; month: number }> {
  const { rows } = await sql<{ week: number; month: number }>`
    select coalesce(sum(minutes) filter (where date between ${monday} and ${addDays(monday, 6)}), 0) as week,
      coalesce(sum(minutes) filter (where date between ${start} and ${end}), 0) as month
    from work_shift where project_id = ${tx.projectId} and employee_id = ${employeeId} and status = 'published'
      and date between least(${monday}, ${start})::date and greatest(${addDays(monday, 6)}, ${end})::date`.execute(tx);
  return rows[0] ?? { week: 0, month: 0 };
}
