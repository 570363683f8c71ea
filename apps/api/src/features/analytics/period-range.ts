import type { analytics } from '@pamaina/contract';

/** Local dates, both included. */
export interface DateRange {
  start: string;
  end: string;
}

const MONTHS = { this_month: 1, this_quarter: 3, this_year: 12 };

/** The calendar month, quarter or year that a date lies in, and the one before. */
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
 * The accounting periods (DK 113) that touch a range, whole, one after the other.
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

/** A range widened to the accounting periods that it touches: overtime shows at their ends only. */
export function wholePeriods(
  team: { accounting_start: string; accounting_months: number },
  range: DateRange,
): DateRange {
  const periods = accountingPeriods(team.accounting_start, team.accounting_months, range);
  return { start: periods[0]?.start ?? range.start, end: periods.at(-1)?.end ?? range.end };
}

function rangeFrom(first: Temporal.PlainDate, months: number): DateRange {
  return { start: first.toString(), end: first.add({ months }).subtract({ days: 1 }).toString() };
}
