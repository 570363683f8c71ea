import { sql, type RawBuilder } from 'kysely';
import { isCounted, TODAY } from './is-counted.ts';
import { wasExcused } from './was-excused.ts';

/** Months whose work is counted from its rows. */
export interface CountedRange {
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
      select shift.date, employee_id, role, ends_at, (extract(epoch from ends_at - starts_at) / 60 - break_minutes)::integer as net,
        -- Real minutes, also when the clocks change.
        greatest(interval '0', least(ends_at, (shift.date + time '06:00') at time zone ${zone}) - starts_at)
          + greatest(interval '0', least(ends_at, (shift.date + 1 + time '06:00') at time zone ${zone})
            - greatest(starts_at, (shift.date + time '22:00') at time zone ${zone})) >= interval '3 hours' as is_night,
        extract(isodow from shift.date) >= 6 and row_number() over (
          partition by employee_id, date_trunc('week', shift.date), extract(isodow from shift.date) >= 6 order by starts_at
        ) = 1 as is_weekend,
        max(ends_at) over (partition by shift.date, role) as last_end,
        shift.date in (
          select date from calendar_day where project_id = ${projectId} and is_public and date >= ${before} and date < ${until}
        ) as is_holiday
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
