import { type Day, shiftMinutes, type ShiftMinutes } from '@pamaina/engine';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { addDays, minuteOf } from '../../platform/time/zone.ts';
import { type CalendarDay, engineDays } from './days-and-needs.ts';

/** Hours that are counted at once. */
export const BATCH = 1000;

/** What the minutes of a shift depend on, besides the calendar. */
export interface Hours {
  date: string;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
}

/**
 * Lets the engine count the hours of shifts that were written in this transaction, and all others of the project that
 * are due. Every transaction that writes hours of shifts calls it: without it the database refuses to commit
 * (docs/decisions/050-minutes-of-shifts.md).
 */
export async function countMinutes(tx: Tx): Promise<void> {
  while ((await countBatch(tx, BATCH)) === BATCH);
}

/** @returns how many hours were counted; as many as asked for: there may be more */
export async function countBatch(tx: Tx, most: number): Promise<number> {
  // Another process may count the same: the second waits, and finds the rest.
  const { rows: due } = await sql<Hours>`
    with counting as materialized (select pg_advisory_xact_lock_shared(shift_minutes_key(${tx.projectId})))
    select date, starts_at, ends_at, break_minutes from shift_minutes, counting
    where project_id = ${tx.projectId} and is_due order by date, starts_at, ends_at, break_minutes limit ${most} for update of shift_minutes`.execute(
    tx,
  );
  if (due.length === 0) return 0;
  const counted = await minutesOf(tx, due);
  await sql`update shift_minutes set minutes = counted.minutes, night_minutes = counted.night, holiday_minutes = counted.holiday,
      is_night = counted."isNight", is_holiday = counted."isHoliday", weekend = counted.weekend, is_due = false
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (date date, starts_at timestamptz, ends_at timestamptz,
      break_minutes smallint, minutes integer, night integer, holiday integer, "isNight" boolean, "isHoliday" boolean, weekend date)
    where shift_minutes.project_id = ${tx.projectId} and shift_minutes.date = counted.date
      and shift_minutes.starts_at = counted.starts_at and shift_minutes.ends_at = counted.ends_at
      and shift_minutes.break_minutes = counted.break_minutes`.execute(tx);
  return due.length;
}

/** What the engine counts of some hours, earliest first, in the calendar of the project. */
export async function minutesOf<One extends Hours>(tx: Tx, hours: readonly One[]): Promise<(One & ShiftMinutes)[]> {
  const dates = [...new Set(hours.flatMap(({ date }) => [-1, 0, 1].map((days) => addDays(date, days))))].sort();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const { zone, calendar } = await tx
    .selectFrom('project')
    .select('time_zone as zone')
    .select(
      sql<
        CalendarDay[]
      >`(select coalesce(json_agg(json_build_object('date', date, 'closed', closed, 'is_public', is_public)), '[]')
        from calendar_day where project_id = ${tx.projectId} and date between ${first} and ${last})`.as('calendar'),
    )
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const days = new Map(engineDays(zone, dates, calendar).map((day) => [day.date, day]));
  const around = new Map<string, { list: Day[]; index: Map<string, number> }>();
  const near = (date: string) => {
    const found = around.get(date);
    if (found) return found;
    const list = [-1, 0, 1].flatMap((by) => days.get(addDays(date, by)) ?? []);
    const made = { list, index: new Map(list.map((day, index) => [day.date, index])) };
    around.set(date, made);
    return made;
  };
  return hours.map((one) => {
    const [start, end] = [minuteOf(one.starts_at), minuteOf(one.ends_at)];
    return { ...one, ...shiftMinutes(near(one.date), { date: one.date, start, end, breakMinutes: one.break_minutes }) };
  });
}

/** Today, for a query with a column `time_zone` that reads the counted hours for the planner. */
const TODAY = sql<string>`(now() at time zone time_zone)::date`;

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
