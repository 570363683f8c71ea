import { constants } from '@pamaina/contract';
import { addDays } from '../dates/dates.ts';
import { type DateRange, firstOfMonth, lastOfMonth, monthOf } from './months.ts';

/** The days that an employee's first page shows: the whole current month, and the coming thirty days. */
export function homeRange(today: string): DateRange {
  const [last, ahead] = [lastOfMonth(monthOf(today)), addDays(today, constants.upcomingDays)];
  return { start: firstOfMonth(monthOf(today)), end: ahead > last ? ahead : last };
}
