import { lawOn } from '../law/law-on.ts';
import { nightHoursOf } from '../law/night-work.ts';
import { splitWork } from '../law/split-work.ts';
import { contextOf } from '../model/context.ts';
import { netMinutes } from '../problem/calendar.ts';
import { isWork } from '../problem/on-call.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import type { ProblemIndex } from '../problem/problem-index.ts';
import { hourlyRateOn } from '../problem/rates.ts';

/**
 * The gross pay of a shift in cents, without overtime: the rate of its day (the person's own, else that of the role)
 * with the statutory minimum premiums of its hours at night and on holidays (DK 144), of which the higher one counts.
 * The same as payroll reckons (`reckonWork`). It can be a fraction of a cent: round the sum, not the shifts. Null: no
 * rate is known.
 */
export function payOfShift(problem: Problem, person: Person, shift: Shift): number | null {
  return payIn(contextOf(problem), person, shift);
}

export function payIn(index: ProblemIndex, person: Person, shift: Shift): number | null {
  const rate = hourlyRateOn(index.problem, person, shift);
  return rate === null ? null : (paidMinutes(index, shift) * rate) / 60;
}

const known = new WeakMap<ProblemIndex, WeakMap<Shift, number>>();

/** The minutes of a shift, each as many times as it is paid: the same for everybody, so they are counted once. */
function paidMinutes(index: ProblemIndex, shift: Shift): number {
  const counted = known.get(index) ?? new WeakMap<Shift, number>();
  known.set(index, counted);
  const minutes = counted.get(shift) ?? countPaid(index, shift);
  counted.set(shift, minutes);
  return minutes;
}

function countPaid({ problem, calendar }: ProblemIndex, shift: Shift): number {
  if (!isWork(shift)) return 0;
  const law = lawOn(problem.law, shift.date);
  const { night = 1, holiday = 1 } = law?.pay ?? {};
  // A day that isn't known has neither nights nor holidays.
  if (!calendar.indexOf.has(shift.date)) return netMinutes(shift);
  const days = { list: calendar.days, index: calendar.indexOf };
  let sum = 0;
  for (const { kind, minutes, isNight } of splitWork(days, shift, nightHoursOf(law)))
    sum += minutes * Math.max(isNight ? night : 1, kind === 'holiday' ? holiday : 1);
  return sum;
}
