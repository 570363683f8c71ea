/** A requirement by what it is about: a weekday of the standard or of a named week, or a date. */
interface Slot {
  template: string;
  role: string;
  weekday: number | null;
  date: string | null;
  /** The named week that it belongs to; null: the weekly standard, or an exception of a date. */
  week_id: string | null;
}

/** Dates on which a named week is in force, both included. */
export interface WeekSpan {
  week_id: string;
  start_date: string;
  end_date: string;
}

/** The named week in force on a date; null: the weekly standard. */
export const weekOn = (date: string, spans: readonly WeekSpan[]): string | null =>
  spans.find(({ start_date, end_date }) => start_date <= date && date <= end_date)?.week_id ?? null;

const slotOf = ({ template, role }: Slot) => JSON.stringify([template, role]);

/**
 * The requirements of a day, here alone: its exceptions, each in place of the weekly one of its template and role; the
 * weekly ones of the named week in force, else of the standard. A closed day has its exceptions only.
 */
export function requirementsOn<Row extends Slot>(
  day: { date: string; weekday: number; closed: boolean },
  rows: readonly Row[],
  spans: readonly WeekSpan[],
): Row[] {
  const exceptions = rows.filter(({ date }) => date === day.date);
  if (day.closed) return exceptions;
  const week = weekOn(day.date, spans);
  const replaced = new Set(exceptions.map(slotOf));
  const weekly = rows.filter(({ weekday, week_id }) => weekday === day.weekday && week_id === week);
  return [...exceptions, ...weekly.filter((row) => !replaced.has(slotOf(row)))];
}
