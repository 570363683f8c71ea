import { nightMinutes } from '../law/night-work.ts';
import { netMinutes } from '../problem/calendar.ts';
import { termsOn } from '../problem/employment.ts';
import type { Context } from '../model/context.ts';
import { isOnHoliday } from '../problem/problem-index.ts';
import type { Person, Shift } from '../problem/problem.ts';
import type { ShiftGoal } from './goal.ts';

/**
 * The pay for the shifts with the statutory minimum premiums for nights and holidays (DK 144); if both apply, the
 * higher one.
 */
export const cost: ShiftGoal = {
  kind: 'shift',
  code: 'cost',
  wanted: ({ weights, people }) => (weights.cost ?? 0) > 0 && people.some(hasRate),
  base: () => 0,
  ofShift: (context, person, shift) => payOf(context, person, shift) * (context.problem.weights.cost ?? 0),
};

function hasRate({ hourlyRateCents, employment = [] }: Person): boolean {
  return [hourlyRateCents, ...employment.map((span) => span.hourlyRateCents)].some((rate) => (rate ?? 0) > 0);
}

/** Pay in currency units at the rate of the day, without overtime. */
function payOf(context: Context, person: Person, shift: Shift): number {
  const { hourlyRateCents } = termsOn(person, shift.date);
  const { night = 1, holiday = 1 } = context.problem.law?.pay ?? {};
  const minutes = netMinutes(shift);
  const atNight = Math.min(minutes, nightMinutes(context, shift));
  const onHoliday = isOnHoliday(context, shift) ? holiday : 1;
  const paid = atNight * Math.max(night, onHoliday) + (minutes - atNight) * onHoliday;
  return (paid / 60) * ((hourlyRateCents ?? 0) / 100);
}
