import { type Day, shiftMinutes, type ShiftMinutes } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, minuteOf } from '../../../platform/time/zone.ts';
import { type CalendarDay, engineDays } from './calendar-days.ts';

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
