import type { analytics } from '@pamaina/contract';
import { addDays, mondayOf } from '../../../platform/time/zone.ts';

/** Local dates, both inclusive. */
export interface DateRange {
  start: string;
  end: string;
}

const MONTHS = { this_month: 1, this_quarter: 3, this_year: 12 };

/** The calendar month, quarter or year that contains a date, and the one before. */
export function periodRange(
  period: (typeof analytics.periods)[number],
  today: string,
): { current: DateRange; previous: DateRange } {
  const day = Temporal.PlainDate.from(today);
  const months = MONTHS[period];
  const first = day.with({ day: 1, month: day.month - ((day.month - 1) % months) });
  return { current: rangeFrom(first, months), previous: rangeFrom(first.subtract({ months }), months) };
}

/**
 * The whole accounting periods (DK 113) that overlap a range, in order.
 * @param anchor the first day of any of them, before the range or after
 */
export function accountingPeriods(anchor: string, months: number, { start, end }: DateRange): DateRange[] {
  const [first, begin] = [Temporal.PlainDate.from(anchor), Temporal.PlainDate.from(start)];
  const apart = (begin.year - first.year) * 12 + begin.month - first.month;
  const periods: DateRange[] = [];
  let from = first.add({ months: Math.floor(apart / months) * months });
  for (; from.toString() <= end; from = from.add({ months })) periods.push(rangeFrom(from, months));
  return periods;
}

/** How a project records working time. */
export interface Recording {
  regime: 'summary' | 'fixed';
  /** The first day of any accounting period. */
  accounting_start: string;
  accounting_months: number;
}

/**
 * The whole stretches overlapping a range at whose ends overtime is calculated: accounting periods under summary
 * recording (DK 115), weeks from Monday to Sunday under the fixed regime (DK 119).
 */
export function overtimePeriods(
  { regime, accounting_start, accounting_months }: Recording,
  range: DateRange,
): DateRange[] {
  if (regime === 'summary') return accountingPeriods(accounting_start, accounting_months, range);
  const weeks: DateRange[] = [];
  for (let start = mondayOf(range.start); start <= range.end; start = addDays(start, 7))
    weeks.push({ start, end: addDays(start, 6) });
  return weeks;
}

/** A range extended to whole stretches. */
export function wholePeriods(recording: Recording, range: DateRange): DateRange {
  const periods = overtimePeriods(recording, range);
  return { start: periods[0]?.start ?? range.start, end: periods.at(-1)?.end ?? range.end };
}

/** The months of a range that consists of whole months. */
export function monthsOf({ start, end }: DateRange): DateRange[] {
  const months: DateRange[] = [];
  for (let first = Temporal.PlainDate.from(start); first.toString() <= end; first = first.add({ months: 1 }))
    months.push(rangeFrom(first, 1));
  return months;
}

function rangeFrom(first: Temporal.PlainDate, months: number): DateRange {
  return { start: first.toString(), end: first.add({ months }).subtract({ days: 1 }).toString() };
}
