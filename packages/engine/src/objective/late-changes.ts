import { lateDueOf, lostMinutes } from '../law/late-loss.ts';
import { LATE_TIE } from '../model/parameters.ts';
import type { LateShift, Problem, Shift } from '../problem/problem.ts';
import type { ShiftGoal } from './goal.ts';

/**
 * What is to pay to employees whose published shifts are taken from them now, in currency units: by the weight of cost,
 * and without one, in hours, so little that it only decides between rosters that are otherwise equal.
 */
export const lateChanges: ShiftGoal = {
  kind: 'shift',
  code: 'late-changes',
  wanted: (problem) => problem.people.some(({ lateShifts }) => lateShifts !== undefined && lateShifts.length > 0),
  base: ({ problem }, { lateShifts = [] }) => lateShifts.reduce((sum, late) => sum + priceOf(problem, late, []), 0),
  // Who keeps the shift, or works at its time in another one, has lost less of it.
  ofShift: ({ problem }, { lateShifts = [] }, shift) =>
    lateShifts
      .filter(({ start, end }) => shift.start < end && start < shift.end)
      .reduce((sum, late) => sum + priceOf(problem, late, [shift]) - priceOf(problem, late, []), 0),
};

/**
 * The highest of what the law and the business ask. An hour without a known rate is one unit that only breaks ties; so
 * is any hour without a weight of cost: the order of equal answers must not say who is paid less.
 */
function priceOf({ weights }: Problem, late: LateShift, kept: readonly Shift[]): number {
  const { cost: weight = 0 } = weights;
  const lost = lostMinutes(late, kept);
  if (lost === null) return 0;
  const prices = late.costs.map((cost) => {
    const due = lateDueOf(cost, lost, late.rateCents);
    if (due === null) return 0;
    if (due.cents !== null && weight > 0) return (due.cents / 100) * weight;
    return (due.minutes === null ? (due.cents ?? 0) / 100 : due.minutes / 60) * LATE_TIE;
  });
  return Math.max(0, ...prices);
}
