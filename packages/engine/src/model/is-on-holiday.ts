import type { Context } from './context.ts';
import type { Shift } from './problem.ts';

/** Whether the shift starts on a public holiday, or on a day that the business calls one. */
export function isOnHoliday({ calendar }: Pick<Context, 'calendar'>, shift: Shift): boolean {
  return calendar.days[calendar.indexOf.get(shift.date) ?? -1]?.holiday === true;
}
