import type { LocalDate, Minutes } from '../problem/problem.ts';
import { mondayOf } from './count-work.ts';

/** Under the fixed regime: what exceeds the contract from Monday to Sunday (DK 119). */
export const overtimeOfWeek = (minutes: Minutes, contractMinutes: Minutes): Minutes =>
  Math.max(0, minutes - contractMinutes);

/**
 * The overtime of each day under the fixed regime: of a week its last hours. @param days earliest first, the first week
 * whole @param contractMinutes of each week, or of the one from a Monday on
 */
export function overtimeByDay(
  days: readonly { date: LocalDate; minutes: Minutes }[],
  contractMinutes: Minutes | ((monday: LocalDate) => Minutes),
): { date: LocalDate; minutes: Minutes }[] {
  let [week, until] = ['', 0];
  return days.map(({ date, minutes }) => {
    if (mondayOf(date) !== week) [week, until] = [mondayOf(date), 0];
    const contract = typeof contractMinutes === 'number' ? contractMinutes : contractMinutes(week);
    const before = overtimeOfWeek(until, contract);
    until += minutes;
    return { date, minutes: overtimeOfWeek(until, contract) - before };
  });
}
