import type { DayInfo } from '../model/day-info.ts';

/** What of a day the style sheets show. */
export const dayMarks = (day: DayInfo) => ({
  'data-weekend': day.weekend || undefined,
  'data-today': day.today || undefined,
  'data-closed': day.closed || undefined,
  'data-week-break': day.weekBreak || undefined,
});
