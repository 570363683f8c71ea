import type { timeOff } from '@pamaina/contract';
import { absentDays, type NormDay } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { datesBetween, localOf, weekdayOf } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
import { workDayMinutes } from './work-day-minutes.ts';

interface Vacation {
  allowed: number | null;
  /** Days that overtime added. */
  added: number;
  daysPerWeek: 5 | 6;
  /** Granted and asked for in the year. */
  leaves: { status: 'approved' | 'pending'; from: string; to: string }[];
  /** Public holidays of the year, as dates. */
  holidays: string[];
}

/**
 * The vacation of one person in a calendar year, in working days (DK 126): those of the person's week without public
 * holidays. A day on which the business is closed is a working day like any other.
 * @throws `not_found` for nobody of this project; `invalid` when a manager names nobody
 */
export async function getBalance(call: ProjectCall<typeof timeOff.getBalance>): Promise<timeOff.VacationBalance> {
  const caller = call.caller;
  // No matter who an employee asks about: they are told of themselves.
  const employeeId = caller.role === 'manager' ? call.query.employee_id : employeeOf(caller);
  if (employeeId === undefined) throw fieldProblem('employee_id', 'required');
  const { tx } = call;
  const { time_zone } = await findProject(tx);
  const today = localOf(time_zone, call.now).date;
  const year = call.query.year ?? Number(today.slice(0, 4));
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const found = await readVacation(tx, { employeeId, from, to });
  if (!found) throw new ProblemError('not_found');
  const { allowed, added, daysPerWeek, leaves } = found;
  const off = new Set(found.holidays);
  const days = datesBetween(from, to).map((date): NormDay => ({
    date,
    weekday: weekdayOf(date),
    holiday: off.has(date),
  }));
  const daysOf = (status: 'approved' | 'pending') =>
    leaves
      .filter((leave) => leave.status === status)
      .flatMap((leave) => absentDays(days, { from, to, daysPerWeek, absences: [{ ...leave, scheduled: {} }] }));
  const granted = daysOf('approved');
  const taken = granted.filter((date) => date < today).length;
  const planned = granted.length - taken;
  const left = allowed === null ? null : round(allowed + added - taken - planned);
  return { employee_id: employeeId, year, allowed, taken, planned, pending: daysOf('pending').length, added, left };
}

async function readVacation(
  tx: Tx,
  { employeeId, from, to }: { employeeId: string; from: string; to: string },
): Promise<Vacation | undefined> {
  const { rows } = await sql<Vacation>`
    select vacation_days_per_year as allowed, work_days_per_week as "daysPerWeek",
      (
        select coalesce(round(sum(leave_minutes) / ${workDayMinutes}, 2), 0)::float8 from overtime_leave
        where overtime_leave.project_id = ${tx.projectId} and employee_id = ${employeeId} and overtime_leave.status = 'approved'
          -- Hours of December are known when it is over: their leave can be taken from January on.
          and (month + interval '1 month')::date between ${from}::date and ${to}::date
      ) as added,
      (
        select coalesce(json_agg(json_build_object('status', status, 'from', start_date, 'to', end_date)), '[]') from time_off
        where time_off.project_id = ${tx.projectId} and employee_id = ${employeeId} and type = 'vacation'
          and status in ('approved', 'pending') and start_date <= ${to} and end_date >= ${from}
      ) as leaves,
      (
        select coalesce(json_agg(date), '[]') from calendar_day
        where calendar_day.project_id = ${tx.projectId} and is_public and date between ${from} and ${to}
      ) as holidays
    from employee where project_id = ${tx.projectId} and id = ${employeeId}`.execute(tx);
  return rows[0];
}

const round = (days: number) => Math.round(days * 100) / 100;
