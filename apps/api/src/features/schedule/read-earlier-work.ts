import type { Absence } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isCounted, TODAY } from './is-counted.ts';
import { wasExcused } from './was-excused.ts';

/** How many months back the planner keeps fairness in mind. */
const MONTHS = 3;

/** What somebody worked in one role in one published month; days that they missed are left out. */
export interface EarlierWork {
  /** `YYYY-MM`. */
  month: string;
  employee_id: string;
  role: string;
  minutes: number;
  /** Weekends with work, each counted once in the role of its first shift. */
  weekends: number;
  /** Shifts with at least three hours between 22:00 and 06:00, and their net minutes as planned. */
  nights: number;
  night_minutes: number;
  /** Shifts that end when the day's last one of the role ends. */
  closings: number;
  /** Shifts on public holidays. */
  holidays: number;
}

/** What somebody worked in one published month. */
export interface MonthHours {
  /** `YYYY-MM`. */
  month: string;
  employee_id: string;
  minutes: number;
}

/** How many wishes somebody had for days of published months, and how many of them were not kept. */
export interface EarlierWishes {
  employee_id: string;
  granted: number;
  refused: number;
}

export interface EarlierMonths {
  /** Of the last months, as many as were asked for. */
  work: EarlierWork[];
  /** Since the start of the year. */
  year: MonthHours[];
  /** Before it, since the start of the accounting period that holds the first of January. */
  lastYear: MonthHours[];
  /** Both, with the drafts from today on. */
  planned: MonthHours[];
  /** What exceeded the contract's hours from Monday to Sunday since the start of the year; only who has any. */
  weeklyOvertime: { employee_id: string; minutes: number }[];
  /** Of the last months, as many as were asked for; only who had any. */
  wishes: EarlierWishes[];
  /** Dates. */
  holidays: string[];
  /** Time off, and the time before somebody began. */
  away: ({ employee_id: string } & Absence)[];
}

/**
 * The published work of the months and of the year before a date's month, and of the whole accounting period that the year began in, summed
 * by the database, with what norms depend on. Hours are those that were clocked, where somebody clocked, and days that were missed count
 * nothing (`isCounted`). One statement.
 */
export async function readEarlierWork(
  tx: Tx,
  projectId: string,
  from: string,
  months = MONTHS,
): Promise<EarlierMonths> {
  const { rows } = await sql<EarlierMonths>`
    with dates as (
      select (date_trunc('month', ${from}::date) - make_interval(months => ${months}))::date as first,
        date_trunc('year', ${from}::date)::date as new_year,
        date_trunc('month', ${from}::date)::date as after
    ), span as (
      select id, time_zone, dates.*, least(first, accounting_from(accounting_start, accounting_months, new_year)) as earliest,
        accounting_from(accounting_start, accounting_months, new_year) as period
      from project, dates where id = ${projectId}
    ), known as materialized (
      select counted_work.date, employee_id, role, minutes, status = 'draft' as is_draft, ${isCounted(TODAY)} as is_counted
      from span join counted_work on counted_work.project_id = span.id
        and counted_work.date >= earliest and counted_work.date < after
    ), missed as (
      select date, employee_id from known where not is_counted and not is_draft
    ), worked as (
      select shift.date, employee_id, role, ends_at, (extract(epoch from ends_at - starts_at) / 60 - break_minutes)::integer as net,
        starts_at at time zone time_zone - shift.date as opens,
        ends_at at time zone time_zone - shift.date as closes,
        extract(isodow from shift.date) >= 6 and row_number() over (
          partition by employee_id, date_trunc('week', shift.date), extract(isodow from shift.date) >= 6 order by starts_at
        ) = 1 as is_weekend,
        max(ends_at) over (partition by shift.date, role) as last_end,
        exists (select from holiday where holiday.project_id = span.id and holiday.date = shift.date) as is_holiday
      from span join shift on shift.project_id = span.id and shift.date >= first and shift.date < after
      where status = 'published' and employee_id is not null and not ${wasExcused}
        and (shift.date, employee_id) not in (select date, employee_id from missed)
    ), burdens as (
      select to_char(date, 'YYYY-MM') as month, employee_id, role,
        (count(*) filter (where is_weekend))::integer as weekends,
        (count(*) filter (where is_night))::integer as nights,
        coalesce(sum(net) filter (where is_night), 0)::integer as night_minutes,
        (count(*) filter (where ends_at = last_end))::integer as closings,
        (count(*) filter (where is_holiday))::integer as holidays
      from worked cross join lateral (
        select greatest(interval '0', least(closes, interval '6 hours') - opens)
          + greatest(interval '0', least(closes, interval '30 hours') - greatest(opens, interval '22 hours')) >= interval '3 hours' as is_night
      ) as night
      group by 1, 2, 3
    ), counted as (
      select date, employee_id, role, minutes from known where is_counted and not is_draft
    ), summed as (
      select month, employee_id, role, sum(minutes)::integer as minutes, sum(weekends)::integer as weekends,
        sum(nights)::integer as nights, sum(night_minutes)::integer as night_minutes,
        sum(closings)::integer as closings, sum(holidays)::integer as holidays
      from (
        select month, employee_id, role, 0 as minutes, weekends, nights, night_minutes, closings, holidays from burdens
        union all
        select to_char(date, 'YYYY-MM'), employee_id, role, minutes, 0, 0, 0, 0, 0 from counted, span where date >= first
      ) as parts group by 1, 2, 3
    ), hours as (
      select date, employee_id, minutes from counted, span where date >= new_year
    ), months as (
      select to_char(date, 'YYYY-MM') as month, employee_id, sum(minutes)::integer as minutes
      from counted, span where date >= period group by 1, 2
    ), with_drafts as (
      select to_char(date, 'YYYY-MM') as month, employee_id, sum(minutes)::integer as minutes
      from known, span where is_counted and date >= period group by 1, 2
    ), weeks as (
      select employee_id, sum(minutes) - 60 * contract_hours_per_week as above
      from span join employee on employee.project_id = span.id join hours on hours.employee_id = employee.id
      where contract_hours_per_week is not null
      group by employee_id, contract_hours_per_week, date_trunc('week', date)
    ), begun as (
      select employee.id as employee_id, begun from span join employee on employee.project_id = span.id cross join lateral (
        select least((created_at at time zone time_zone)::date, min(date)) as begun from counted where employee_id = employee.id
      ) as start
    ), absent as (
      select employee_id, start_date as "from", end_date as "to", scheduled
      from time_off join span on time_off.project_id = span.id
      where status = 'approved' and end_date >= earliest and start_date <= after
      union all
      select employee.id, earliest, begun - 1, '{}'
      from span join employee on employee.project_id = span.id join begun on begun.employee_id = employee.id
      where begun > earliest
    ), weekly as (
      select employee_id, sum(above)::integer as minutes from weeks where above > 0 group by 1
    ), needed as (
      select distinct date, role, template from span join shift on shift.project_id = span.id and shift.date >= first and shift.date < after
      where status = 'published'
    ), wished as (
      select employee_id, date, kind, template from span join wish on wish.project_id = span.id and date >= first and date < after
      union all
      -- Who has wished something for the date itself does not mean the weekday any more.
      select employee.id, date, 'off', null
      from span join employee on employee.project_id = span.id
        join (select distinct date from needed) as day on extract(isodow from date) = any(wished_days_off)
      where not exists (
        select from wish where wish.project_id = span.id and wish.employee_id = employee.id and wish.date = day.date
      )
    ), kept as (
      select wished.employee_id, exists (
        select from shift where shift.project_id = span.id and shift.employee_id = wished.employee_id and shift.date = wished.date
          and status = 'published' and (kind = 'off' or shift.template = wished.template)
      ) = (kind = 'on') as is_kept
      from span cross join wished join begun using (employee_id)
        join employee on employee.project_id = span.id and employee.id = wished.employee_id
      -- What the person was not wanted for, could not do or was away from was neither granted nor refused.
      where wished.date >= begun and exists (
        select from needed where needed.date = wished.date and needed.role = any(employee.roles)
          and (kind = 'off' or needed.template = wished.template)
      ) and not exists (
        select from time_off where time_off.project_id = span.id and time_off.employee_id = wished.employee_id
          and time_off.status = 'approved' and wished.date between start_date and end_date
      )
    ), wishes as (
      select employee_id, (count(*) filter (where is_kept))::integer as granted,
        (count(*) filter (where not is_kept))::integer as refused
      from kept group by 1
    )
    select
      (select coalesce(json_agg(wishes order by employee_id), '[]') from wishes) as wishes,
      (select coalesce(json_agg(months order by month, employee_id), '[]') from months, span
        where month >= to_char(new_year, 'YYYY-MM')) as year,
      (select coalesce(json_agg(months order by month, employee_id), '[]') from months, span
        where month < to_char(new_year, 'YYYY-MM')) as "lastYear",
      (select coalesce(json_agg(with_drafts order by month, employee_id), '[]') from with_drafts) as planned,
      (select coalesce(json_agg(weekly order by employee_id), '[]') from weekly) as "weeklyOvertime",
      (select coalesce(json_agg(summed order by month, employee_id, role), '[]') from summed) as work,
      (select coalesce(json_agg(date order by date), '[]') from holiday, span
        where holiday.project_id = span.id and date >= earliest and date <= after) as holidays,
      (select coalesce(json_agg(absent), '[]') from absent) as away`.execute(tx);
  return (
    rows[0] ?? { work: [], year: [], lastYear: [], planned: [], weeklyOvertime: [], wishes: [], holidays: [], away: [] }
  );
}
