import type { dashboard } from '@pamaina/contract';
import { sql } from 'kysely';
import type { ProjectCall } from '../../platform/http/route.ts';
import { hoursOf } from './hours-of.ts';
import { pendingRequests, waitingForAnswer } from './pending-requests.ts';

interface Week {
  minutes: number;
  shifts: number;
  today: number;
  pending: number;
  waiting: dashboard.Waiting;
}

/** This week's figures: for a manager of everyone, for an employee of the own published shifts. */
export async function getStats(call: ProjectCall<typeof dashboard.getStats>) {
  const { projectId, role, employeeId } = call.caller;
  const now = new Date(call.now).toISOString();
  const { tx } = call;
  const { rows } = await sql<Week>`
      with clock as (
        select (${now}::timestamptz at time zone time_zone)::date as today from project where id = ${projectId}
      ), own as (
        select date, extract(epoch from ends_at - starts_at)::integer / 60 - break_minutes as minutes, today
        from shift, clock
        where project_id = ${projectId} and (employee_id is not null or former_name is not null)
          and (amendment is null or status = 'published')
          and date between today - (extract(isodow from today)::integer - 1) and today + (7 - extract(isodow from today)::integer)
          and (${role === 'manager'} or (employee_id = ${employeeId} and status = 'published'))
      )
      select coalesce(sum(minutes), 0) as minutes, count(*) as shifts, count(*) filter (where date = today) as today,
        ${pendingRequests(projectId, { employeeId, now })} as pending,
        ${waitingForAnswer(projectId, { employeeId, now })} as waiting
      from own`.execute(tx);
  const { minutes, shifts, today, pending, waiting } = rows[0] as Week;
  return {
    hours_this_week: hoursOf(minutes),
    shifts_this_week: shifts,
    shifts_today: today,
    pending_requests: pending,
    waiting,
  };
}
