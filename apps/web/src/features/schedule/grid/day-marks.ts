import type { DayInfo } from '../model/day-info.ts';

/** The marks of a day for the style sheets. */
export const dayMarks = (day: DayInfo) => ({
  'data-weekend': day.weekend || undefined,
  'data-today': day.today || undefined,
  'data-closed': day.closed || undefined,
  'data-week-break': day.weekBreak || undefined,
});
