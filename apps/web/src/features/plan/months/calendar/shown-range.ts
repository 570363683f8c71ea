import { addDays } from '../../../../lib/dates/dates.ts';
import { firstOfMonth, lastOfMonth } from '../../../../lib/schedule/months.ts';
import type { CalendarPlace } from '../../../../lib/schedule/use-calendar-address.ts';

/** What is exported is what is looked at: the day, the week, or the whole month. */
export function shownRange({ view, day, week, month }: CalendarPlace): { start: string; end: string } {
  if (view === 'day') return { start: day, end: day };
  return view === 'week'
    ? { start: week, end: addDays(week, 6) }
    : { start: firstOfMonth(month), end: lastOfMonth(month) };
}
