import type { dashboard } from '@pamaina/contract';
import { sql } from 'kysely';
import type { ProjectCall } from '../../platform/http/route.ts';
import { addDays, localOf, mondayOf } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
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
  const today = localOf((await findProject(tx)).time_zone, call.now).date;
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
        ${waitingForAnswer(tx, { employeeId, now })} as waiting
      from own`.execute(tx);
  const { minutes, shifts, today: shifts_today, pending, waiting } = rows[0] as Week;
  return {
    hours_this_week: hoursOf(minutes),
    shifts_this_week: shifts,
    shifts_today,
    pending_requests: pending,
    waiting,
  };
}
