import type { DayColumn, RosterTable } from './find-table.ts';
import { monthIn } from './calendar-words.ts';

interface RosterMonth {
  /** `YYYY-MM`. */
  month: string;
  /** The roster says so, or somebody chose it. */
  certain: boolean;
}

/** Lines above the days that can name the month. */
const ABOVE_MAX = 20;
/** How many months back weekdays are looked at. */
const BACK = 24;

/**
 * The month of a roster: the chosen one; that of whole dates; that of its title; the last one whose weekdays fit; else
 * the month before today's.
 */
export function monthOfRoster({ lines, head, days }: RosterTable, chosen: string | null, today: string): RosterMonth {
  if (chosen !== null) return { month: chosen, certain: true };
  const dated = days.find(({ date }) => date !== null)?.date;
  if (dated != null) return { month: mostOf(days) ?? dated.slice(0, 7), certain: true };
  const titles = lines.slice(Math.max(0, head - ABOVE_MAX), head + 1).flatMap(({ cells }) => cells);
  const named = titles.map(monthIn).find((found) => found !== null);
  if (named != null && named.year !== null) return { month: nameOf(named.year, named.month), certain: true };
  const thisMonth = Temporal.PlainYearMonth.from(today.slice(0, 7));
  const past = Array.from({ length: BACK }, (_, index) => thisMonth.subtract({ months: index }));
  // The next one too: who plans at the end of a month already has it.
  const near = [...past.slice(1), thisMonth, thisMonth.add({ months: 1 })];
  const fitting = near.find((month) => (named == null || month.month === named.month) && hasWeekdays(days, month));
  const isKnown = fitting !== undefined && (named != null || days.some(({ weekday }) => weekday !== null));
  return { month: (fitting ?? thisMonth.subtract({ months: 1 })).toString(), certain: isKnown && named != null };
}

const nameOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/** The month of most of the dates. */
function mostOf(days: readonly DayColumn[]): string | undefined {
  const byMonth = Map.groupBy(days, ({ date }) => date?.slice(0, 7) ?? '');
  return [...byMonth].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function hasWeekdays(days: readonly DayColumn[], month: Temporal.PlainYearMonth): boolean {
  const dates = datesOf(days, month.toString());
  return days.every(({ weekday }, index) => {
    const date = dates[index] ?? null;
    return date !== null && (weekday === null || Temporal.PlainDate.from(date).dayOfWeek === weekday);
  });
}

/** The date of each column; null: the month has no such day. A column before or after a month's end is in another. */
export function datesOf(days: readonly DayColumn[], month: string): (string | null)[] {
  const before = days.filter(({ monthsOn }) => monthsOn === 0).length;
  const isMainFirst = before * 2 >= days.length;
  return days.map(({ date, day, monthsOn }) => {
    if (date !== null) return date;
    const own = Temporal.PlainYearMonth.from(month).add({ months: monthsOn - (isMainFirst ? 0 : 1) });
    return day <= own.daysInMonth ? own.toPlainDate({ day }).toString() : null;
  });
}
