import type { dashboard, Language } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, localOf, mondayOf } from '../../../platform/time/zone.ts';
import { calendarName } from '../../business/holidays/index.ts';
import { pendingJoinCount } from '../../business/invitations/index.ts';
import { pendingPlace, pendingRequests } from './get-stats.ts';
import { readWaiting, type Waiting } from './to-do.ts';

export interface MonthState {
  year: number;
  month: number;
  drafts: number;
  published: number;
}

export interface Figures {
  /** The project's own date. */
  today: string;
  /** The ID of its law pack. */
  law_pack: string;
  employees: number;
  templates: number;
  requirements: number;
  /** Whether there is any shift. */
  has_shifts: boolean;
  minutes_this_week: number;
  minutes_last_week: number;
  shifts_this_week: number;
  pending_requests: number;
  /** Where a manager answers the first of them. */
  pending_place: dashboard.RequestPlace | null;
  /** People who asked to join the team. */
  joins: number;
  /** Open shifts from now to the end of next week, and the first date of one. */
  unfilled: number;
  first_unfilled: string | null;
  /** Holidays and approved time off of the coming days. */
  upcoming: dashboard.Upcoming[];
  /** This month and the next. */
  months: MonthState[];
  /** What waits beside them. */
  waiting: Waiting[];
}

/**
 * All that a manager's dashboard counts, in one statement. @param zone of the project, @param at the moment it is
 * asked,
 * @param days that it looks ahead
 */
export async function readFigures(
  tx: Tx,
  { zone, at, days, language }: { zone: string; at: number; days: number; language: Language },
): Promise<Figures> {
  const today = localOf(zone, at).date;
  const [monday, now] = [mondayOf(today), new Date(at).toISOString()];
  const { rows } = await sql<Figures>`
    with day as (
      select ${today}::date as today, ${zone}::text as time_zone
    ), worked as (
      select date, minutes from work_shift
      where project_id = ${tx.projectId} and date between ${addDays(monday, -7)} and ${addDays(monday, 6)}
        and (employee_id is not null or former_name is not null)
    ), open as (
      -- The halves of a shift that is cut in two are one place.
      select min(date) as date from shift
      where project_id = ${tx.projectId} and date between ${today} and ${addDays(monday, 13)} and employee_id is null and former_name is null
        and starts_at > ${now} and (amendment is null or status = 'published')
      group by coalesce(cut ->> 'id' || (date - (cut ->> 'day')::integer), id::text)
    )
    select
      today::text, (select law_pack from project where id = ${tx.projectId}) as law_pack,
      (select count(*) from employee where project_id = ${tx.projectId} and (last_day is null or last_day >= today)) as employees,
      (select count(*) from template where project_id = ${tx.projectId}) as templates,
      (select count(*) from requirement where project_id = ${tx.projectId}) as requirements,
      -- By the index, where exists() may look through the shifts of others.
      (select max(date) from shift where project_id = ${tx.projectId}) is not null as has_shifts,
      (select coalesce(sum(minutes), 0) from worked where date >= ${monday}) as minutes_this_week,
      (select coalesce(sum(minutes), 0) from worked where date < ${monday}) as minutes_last_week,
      (select count(*) from worked where date >= ${monday}) as shifts_this_week,
      ${pendingRequests(tx, { employeeId: null, now })} as pending_requests,
      ${pendingPlace(tx, now)} as pending_place,
      ${pendingJoinCount(tx)} as joins,
      (select count(*) from open) as unfilled,
      (select min(date)::text from open) as first_unfilled,
      (select coalesce(json_agg(coming order by coming.date, coming.title), '[]') from (
          select 'holiday' as kind, date, date as end_date, ${calendarName(language)} as title, null as color, closed
          from calendar_day where project_id = ${tx.projectId} and date between today and today + ${days}::integer
          union all
          select case when leave.type = 'sick_leave' then 'illness' else 'time_off' end, local_time(unavailability.starts_at, time_zone)::date,
            case when leave.is_open then null else local_time(unavailability.ends_at - interval '1 minute', time_zone)::date end,
            employee.name, null, null
          from unavailability join employee on employee.project_id = unavailability.project_id and employee.id = employee_id
          left join time_off as leave on leave.project_id = unavailability.project_id and leave.id = time_off_id, day
          where unavailability.project_id = ${tx.projectId} and source = 'time_off'
            and unavailability.ends_at > ${now} and unavailability.starts_at < ${now}::timestamptz + make_interval(days => ${days})
        ) as coming) as upcoming,
      (select json_agg(json_build_object(
          'year', extract(year from first)::integer, 'month', extract(month from first)::integer,
          'drafts', (select count(*) from shift where project_id = ${tx.projectId} and status = 'draft'
            and date between greatest(first, today) and first + interval '1 month' - interval '1 day'),
          'published', (select count(*) from shift where project_id = ${tx.projectId} and status = 'published'
            and date between first and first + interval '1 month' - interval '1 day')
        ) order by first)
        from (select (date_trunc('month', today) + make_interval(months => step))::date as first
          from generate_series(0, 1) as step) as months) as months,
      ${readWaiting(tx, { today, zone, now })} as waiting
    from day`.execute(tx);
  return rows[0] as Figures;
}
