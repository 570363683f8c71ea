import { monthOf } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, datesBetween } from '../../../platform/time/zone.ts';

export interface WorkingDays {
  /** The dates of the person's published shifts. */
  shifts: ReadonlySet<string>;
  /** Of all years in question. */
  publicHolidays: ReadonlySet<string>;
}

/** The working days of some people from the month of a date on, by ID. Its reads go out at once. */
export async function readWorkingDays(
  tx: Tx,
  ids: readonly string[],
  date: string,
): Promise<(id: string) => WorkingDays> {
  const first = `${monthOf(date)}-01`;
  const published = tx
    .selectFrom('shift')
    .select(['employee_id', 'date'])
    .where(sql<boolean>`employee_id = any(${[...ids]}::text[])`)
    .where('status', '=', 'published')
    .where('date', '>=', first);
  const holidays = tx
    .selectFrom('calendar_day')
    .select('date')
    .where('is_public', '=', true)
    .where('date', '>=', first);
  const [rows, free] = await Promise.all([published.execute(), holidays.execute()]);
  const publicHolidays = new Set(free.map((day) => day.date));
  const byPerson = Map.groupBy(rows, ({ employee_id }) => employee_id);
  return (id) => ({ shifts: new Set((byPerson.get(id) ?? []).map((shift) => shift.date)), publicHolidays });
}

/**
 * Whether a date is a working day of a person: in a month in which they have published shifts one with a shift; in any
 * other Monday to Friday without public holidays.
 */
function isWorkingDay(date: string, { shifts, publicHolidays }: WorkingDays, planned: ReadonlySet<string>): boolean {
  return planned.has(monthOf(date))
    ? shifts.has(date)
    : Temporal.PlainDate.from(date).dayOfWeek <= 5 && !publicHolidays.has(date);
}

const monthsOf = ({ shifts }: WorkingDays): ReadonlySet<string> => new Set([...shifts].map(monthOf));

/**
 * The working days of a person that lie between the day on which they are notified and a changed day: neither of the
 * two counts (DK 65).
 * @param announced a local date
 * @param changed a local date
 */
export function noticeDays(announced: string, changed: string, days: WorkingDays): number {
  const planned = monthsOf(days);
  return datesBetween(addDays(announced, 1), addDays(changed, -1)).filter((date) => isWorkingDay(date, days, planned))
    .length;
}

/** Nobody is asked for notice that is longer than this. */
const DAYS_LOOKED_AT = 400;

/** The last local date on which a notice of so many working days is still kept. */
export function lastDayToNotify(changed: string, count: number, days: WorkingDays): string {
  const planned = monthsOf(days);
  let date = addDays(changed, -1);
  for (let found = 0, step = 0; step < DAYS_LOOKED_AT; step += 1) {
    if (found === count) return date;
    if (isWorkingDay(date, days, planned)) found += 1;
    date = addDays(date, -1);
  }
  return date;
}
