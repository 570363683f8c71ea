import type { timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { localOf } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
import { workDayMinutes } from './work-day-minutes.ts';

interface Days {
  allowed: number | null;
  taken: number;
  planned: number;
  pending: number;
  added: number;
}

/**
 * The vacation of one person in a calendar year, in working days (DK 126): those of the person's week without public
 * holidays. A day on which the business is closed is a working day like any other.
 * @throws `not_found` for nobody of this project; `invalid` when a manager names nobody
 */
export async function getBalance(call: ProjectCall<typeof timeOff.getBalance>): Promise<timeOff.VacationBalance> {
  const caller = call.caller;
  const { projectId } = caller;
  // No matter who an employee asks about: they are told of themselves.
  const employeeId = caller.role === 'manager' ? call.query.employee_id : employeeOf(caller);
  if (employeeId === undefined) throw fieldProblem('employee_id', 'required');
  const { tx } = call;
  const { time_zone } = await findProject(tx);
  const today = localOf(time_zone, call.now).date;
  const year = call.query.year ?? Number(today.slice(0, 4));
  const { rows } = await sql<Days>`
      with days as (
        select time_off.status, day::date as day from time_off,
          generate_series(greatest(start_date, ${`${year}-01-01`}::date)::timestamp, least(end_date, ${`${year}-12-31`}::date), '1 day') as day
        where project_id = ${projectId} and employee_id = ${employeeId} and type = 'vacation'
          and status in ('approved', 'pending') and extract(isodow from day) <= (
            select work_days_per_week from employee where employee.project_id = ${projectId} and employee.id = ${employeeId}
          )
          and not exists (select from calendar_day
            where calendar_day.project_id = ${projectId} and is_public and calendar_day.date = day::date)
      )
      select vacation_days_per_year as allowed,
        (select count(*) from days where status = 'approved' and day < ${today}::date) as taken,
        (select count(*) from days where status = 'approved' and day >= ${today}::date) as planned,
        (select count(*) from days where status = 'pending') as pending,
        (
          select coalesce(round(sum(leave_minutes) / ${workDayMinutes}, 2), 0)::float8 from overtime_leave
          where overtime_leave.project_id = ${projectId} and employee_id = ${employeeId} and overtime_leave.status = 'approved'
            -- Hours of December are known when it is over: their leave can be taken from January on.
            and (month + interval '1 month')::date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
        ) as added
      from employee where project_id = ${projectId} and id = ${employeeId}`.execute(tx);
  const [found] = rows;
  if (!found) throw new ProblemError('not_found');
  const left = found.allowed === null ? null : round(found.allowed + found.added - found.taken - found.planned);
  return { employee_id: employeeId, year, ...found, left };
}

const round = (days: number) => Math.round(days * 100) / 100;
