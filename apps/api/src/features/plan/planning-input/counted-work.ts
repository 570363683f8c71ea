import { type RawBuilder, sql } from 'kysely';

/** Today, for a query with a column `time_zone` that reads the counted hours for the planner. */
const TODAY = sql<string>`local_time(now(), time_zone)::date`;

/**
 * Whether a row of `counted_work` counts towards the norm: clocked hours, scheduled ones from today on, and published
 * ones before. If the employee clocked in the same month, a published past day without clock events is missing and
 * counts as zero; past drafts never count (docs/decisions/020-time-clock.md). Used by ledger, payroll and planner.
 * @param today the project's, `YYYY-MM-DD`
 */
export const isCounted = (today: string | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  counted_work.status = 'clocked' or counted_work.date >= ${today}
  or counted_work.status = 'published' and not exists (
    select from time_entry entry
    where entry.project_id = counted_work.project_id and entry.employee_id = counted_work.employee_id
      and entry.state <> 'void' and not entry.is_additional
      and entry.date >= date_trunc('month', counted_work.date)::date
      and entry.date < (date_trunc('month', counted_work.date) + interval '1 month')::date
  ))`;

/**
 * Whether granted time off covers a row of `shift` that had started when it was granted: the employee kept the shift
 * and did not work it. Hours of a day cover only a shift that lies within them. A shift assigned during time off
 * counts: they were called in. `counted_work` leaves the same shifts out (DK 115; docs/decisions/020-time-clock.md).
 */
export const wasExcused = sql<boolean>`exists (
  select from time_off away
  where away.project_id = shift.project_id and away.employee_id = shift.employee_id and away.status = 'approved'
    and shift.date between away.start_date and away.end_date and away.decided_at >= shift.starts_at
    and (away.starts_at is null or (away.starts_at <= shift.starts_at and away.ends_at >= shift.ends_at))
)`;

/** Months whose work is counted from its rows. */
interface CountedRange {
  projectId: string;
  zone: string;
  /** Their first days, `YYYY-MM-DD`, earliest first. */
  months: readonly string[];
  /** The dates that are read, the first of them included. */
  from: string;
  until: string;
}

/** The columns of `worked_sum` after its months, in this order. */
export const SUMS = sql`first, minutes, shifts, weekends, nights, night_minutes, closings, holidays`;

/**
 * Common table expressions that count months from their rows. `known`: what `counted_work` has there, drafts too;
 * `live`: the sums of published work by month, week, person and role, with the columns of `worked_sum`. A day more is
 * read before, because a weekend counts once, in the role and month of its first shift. The dates are constants, so
 * that the server reads no more of the past than that.
 */
export function countedSums({ projectId, zone, months, from, until }: CountedRange): RawBuilder<unknown> {
  const before = sql`${from}::date - 1`;
  const isAsked = sql`date_trunc('month', date)::date = any(${months}::date[])`;
  return sql`
    known as materialized (
      select counted_work.date, employee_id, role, minutes, shifts, status = 'draft' as is_draft, ${isCounted(TODAY)} as is_counted
      from counted_work cross join (select ${zone}::text as time_zone) as place
      where counted_work.project_id = ${projectId} and counted_work.date >= ${before} and counted_work.date < ${until}
    ), missed as (
      select date, employee_id from known where not is_counted and not is_draft
    ), worked as (
      select shift.date, employee_id, role, ends_at, minutes as net, is_night, is_holiday,
        weekend is not null and row_number() over (partition by employee_id, weekend order by starts_at) = 1 as is_weekend,
        max(ends_at) over (partition by shift.date, role) as last_end
      from work_shift as shift
      where shift.project_id = ${projectId} and shift.date >= ${before} and shift.date < ${until}
        and status = 'published' and employee_id is not null and not ${wasExcused}
        and (shift.date, employee_id) not in (select date, employee_id from missed)
    ), days as (
      select date, employee_id, role, date as first, minutes, shifts,
        false as is_weekend, false as is_night, 0 as net, false as is_closing, false as is_holiday
      from known where is_counted and not is_draft
      union all
      select date, employee_id, role, null, 0, 0, is_weekend, is_night, net, ends_at = last_end, is_holiday
      from worked
    ), live as (
      select date_trunc('month', date)::date as month, date_trunc('week', date)::date as week, employee_id, role,
        min(first) as first, sum(minutes)::integer as minutes, sum(shifts)::integer as shifts,
        count(*) filter (where is_weekend)::integer as weekends,
        count(*) filter (where is_night)::integer as nights,
        coalesce(sum(net) filter (where is_night), 0)::integer as night_minutes,
        count(*) filter (where is_closing)::integer as closings,
        count(*) filter (where is_holiday)::integer as holidays
      from days where ${isAsked} group by 1, 2, 3, 4
    )`;
}
