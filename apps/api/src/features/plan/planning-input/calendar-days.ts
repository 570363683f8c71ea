import type { Day } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, clockChange, datesBetween, dayStart, mondayOf } from '../../../platform/time/zone.ts';

/** A date that is a public holiday, or that the business has a row of its own for. */
export interface CalendarDay {
  date: string;
  closed: boolean;
  is_public: boolean;
}

/**
 * The days that judging a period needs: from the Monday a week before its first week to the Sunday a week after its
 * last, so that rest, weekly hours and consecutive days are right across both borders.
 */
export function contextRange(from: string, to: string): { start: string; end: string } {
  return { start: addDays(mondayOf(from), -7), end: addDays(mondayOf(to), 13) };
}

/** Those days as the engine takes them, with real midnights and clock changes. */
export function plannedDays(zone: string, from: string, to: string, calendar: readonly CalendarDay[]): Day[] {
  const { start, end } = contextRange(from, to);
  return engineDays(zone, datesBetween(start, end), calendar);
}

/** Dates as the engine takes them. */
export function engineDays(zone: string, dates: readonly string[], calendar: readonly CalendarDay[]): Day[] {
  const byDate = new Map(calendar.map((day) => [day.date, day]));
  return dates.map((date) => ({
    date,
    weekday: Temporal.PlainDate.from(date).dayOfWeek,
    startsAt: dayStart(zone, date) / 60_000,
    clockChange: clockChange(zone, date),
    holiday: byDate.get(date)?.is_public ?? false,
    closed: byDate.get(date)?.closed ?? false,
  }));
}

/** The days around a range as the engine takes them (`plannedDays`). One statement. */
export async function readDays(
  tx: Tx,
  project: { id: string; time_zone: string },
  { start, end }: { start: string; end: string },
): Promise<Day[]> {
  const around = contextRange(start, end);
  const calendar = await tx
    .selectFrom('calendar_day')
    .select(['date', 'closed', 'is_public'])
    .where((where) => where.between('date', around.start, around.end))
    .execute();
  return plannedDays(project.time_zone, start, end, calendar);
}
