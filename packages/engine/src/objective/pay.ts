import { nightMinutes } from '../law/night-work.ts';
import { contextOf } from '../model/context.ts';
import { workMinutes } from '../problem/calendar.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import { isOnHoliday, type ProblemIndex } from '../problem/problem-index.ts';
import { hourlyRateOn } from '../problem/rates.ts';

/**
 * The gross pay of a shift in cents, without overtime: the rate of its day (the person's own, else that of the role)
 * with the statutory minimum premiums for nights and holidays (DK 144), of which the higher one counts. It can be a
 * fraction of a cent: round the sum, not the shifts. Null: no rate is known.
 */
export function payOfShift(problem: Problem, person: Person, shift: Shift): number | null {
  return payIn(contextOf(problem), person, shift);
}

export function payIn(index: ProblemIndex, person: Person, shift: Shift): number | null {
  const rate = hourlyRateOn(index.problem, person, shift);
  if (rate === null) return null;
  const { night = 1, holiday = 1 } = index.problem.law?.pay ?? {};
  const minutes = workMinutes(shift);
  const atNight = Math.min(minutes, nightMinutes(index, shift));
  const onHoliday = isOnHoliday(index, shift) ? holiday : 1;
  const paid = atNight * Math.max(night, onHoliday) + (minutes - atNight) * onHoliday;
  return (paid * rate) / 60;
}
