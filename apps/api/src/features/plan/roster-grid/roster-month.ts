import { monthOf } from '@pamaina/contract';
import type { DayColumn, RosterTable } from './find-table.ts';
import { monthIn } from './calendar-words.ts';

interface RosterMonth {
  /** `YYYY-MM`. */
  month: string;
  /** The roster says so, or somebody chose it. */
  certain: boolean;
  /** Its days are whole dates, so that there is nothing to choose. */
  fixed: boolean;
}

/** Lines above the days that can name the month. */
const ABOVE_MAX = 20;
/** How many months back weekdays are looked at. */
const BACK = 24;

/**
 * The month of a roster: that of whole dates; the chosen one; that of its title; the last one whose weekdays fit; else
 * the month before today's.
 */
export function monthOfRoster({ above, blocks }: RosterTable, chosen: string | null, today: string): RosterMonth {
  const days = blocks.flatMap((block) => block.days);
  const dated = days.find(({ date }) => date !== null)?.date;
  if (dated != null) return { month: mostOf(days) ?? monthOf(dated), certain: true, fixed: true };
  if (chosen !== null) return { month: chosen, certain: true, fixed: false };
  const titles = above.slice(-ABOVE_MAX).flatMap(({ cells }) => cells);
  const named = titles.map(monthIn).find((found) => found !== null);
  if (named != null && named.year !== null)
    return { month: nameOf(named.year, named.month), certain: true, fixed: false };
  const thisMonth = Temporal.PlainYearMonth.from(monthOf(today));
  const past = Array.from({ length: BACK }, (_, index) => thisMonth.subtract({ months: index }));
  // The next one too: who plans at the end of a month already has it.
  const near = [...past.slice(1), thisMonth, thisMonth.add({ months: 1 })];
  const fitting = near.find((month) => (named == null || month.month === named.month) && hasWeekdays(days, month));
  const isKnown = fitting !== undefined && (named != null || days.some(({ weekday }) => weekday !== null));
  const month = (fitting ?? thisMonth.subtract({ months: 1 })).toString();
  return { month, certain: isKnown && named != null, fixed: false };
}

const nameOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/** The month of most of the dates. */
function mostOf(days: readonly DayColumn[]): string | undefined {
  const byMonth = Map.groupBy(days, ({ date }) => (date === null ? '' : monthOf(date)));
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
