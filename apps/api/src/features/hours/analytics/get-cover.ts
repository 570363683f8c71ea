import type { analytics } from '@pamaina/contract';
import { sql } from 'kysely';
import { member, type Call } from '../../../platform/http/route.ts';
import { weekdayOf } from '../../../platform/time/zone.ts';
import type { DateRange } from './period-range.ts';

/**
 * Staffing need and coverage by weekday and hour, averaged over a range. One statement.
 */
export async function getCover(call: Call<typeof analytics.getCover>): Promise<analytics.HourCover[]> {
  const { projectId } = member(call);
  const { start, end } = call.query;
  const rows = await call.deps.database.readInProject(projectId, async (tx) => {
    const { rows } = await sql<ShiftsOfDate>`
      select date, left(start_time::text, 5) as start_time, left(end_time::text, 5) as end_time,
        count(*)::integer as needed, count(coalesce(employee_id, former_name))::integer as planned
      from work_shift where project_id = ${projectId} and date between ${start} and ${end} group by 1, 2, 3`.execute(
      tx,
    );
    return rows;
  });
  return coverByHour(rows, { start, end });
}

/**
 * All shifts that start on one date and have the same local hours; an end at or before the start is on the next day.
 */
interface ShiftsOfDate {
  date: string;
  /** `HH:MM`. */
  start_time: string;
  end_time: string;
  needed: number;
  planned: number;
}

const [WEEK, DAY, HOUR] = [7, 24, 60];

/**
 * How many employees are needed and scheduled at half past each hour of each weekday, averaged over the range's days of
 * that weekday, to hundredths. Hours without a staffing need are left out.
 */
export function coverByHour(shifts: readonly ShiftsOfDate[], range: DateRange): analytics.HourCover[] {
  const sums = Array.from({ length: WEEK * DAY }, () => ({ needed: 0, planned: 0 }));
  for (const { date, start_time, end_time, needed, planned } of shifts) {
    const weekday = weekdayOf(date);
    const start = minutesOf(start_time);
    const end = minutesOf(end_time) <= start ? minutesOf(end_time) + DAY * HOUR : minutesOf(end_time);
    for (let hour = 0; hour < 2 * DAY; hour += 1) {
      const middle = (hour + 0.5) * HOUR;
      const sum = sums[((weekday - 1) * DAY + hour) % sums.length];
      if (middle < start || middle >= end || !sum) continue;
      sum.needed += needed;
      sum.planned += planned;
    }
  }
  const days = weekdaysOf(range);
  const average = (value: number, weekday: number) => Math.round((value / (days[weekday - 1] ?? 1)) * 100) / 100;
  return sums.flatMap(({ needed, planned }, index) => {
    const [weekday, hour] = [Math.floor(index / DAY) + 1, index % DAY];
    if (needed === 0) return [];
    return [{ weekday, hour, needed: average(needed, weekday), planned: average(planned, weekday) }];
  });
}

/** How often each weekday occurs in a range; time after midnight at its end falls on a weekday that may not occur. */
function weekdaysOf({ start, end }: DateRange): number[] {
  const first = Temporal.PlainDate.from(start);
  const days = first.until(end).days + 1;
  return Array.from({ length: WEEK }, (_, weekday) => {
    const offset = (weekday + 1 - first.dayOfWeek + WEEK) % WEEK;
    return Math.max(1, Math.ceil((days - offset) / WEEK));
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}
