import { lateDueOf, lostMinutes, type LateDue } from '../law/late-loss.ts';
import type { LateShift, Problem, Shift } from '../problem/problem.ts';
import type { ShiftGoal } from './goal.ts';

/** [hours] The most of what is due for a late change that decides between equal rosters. */
const LATE_HOURS = 6;

/**
 * What is to pay to employees whose published shifts are taken from them now, in currency units: by the weight of cost,
 * and without one so little that it only decides between rosters that are otherwise equal. Each shift is priced by
 * itself: what the two parts of a split day keep together of a lost shift is approximated where a fixed amount is due,
 * or where one of them lies outside of it.
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

/** The highest of what the law and the business ask. */
function priceOf({ weights }: Problem, late: LateShift, kept: readonly Shift[]): number {
  const lost = lostMinutes(late, kept);
  if (lost === null) return 0;
  const prices = late.costs.map((cost) => {
    const due = lateDueOf(cost, lost, late.rateCents);
    if (due === null || due.cents === 0) return 0;
    return due.cents !== null && weights.cost ? (due.cents / 100) * weights.cost : tieOf(weights, due);
  });
  return Math.max(0, ...prices);
}

/**
 * Decides between equals, in hours: an amount of money says little without its currency, and the order of equal answers
 * must not say who is paid less, so that a fixed amount counts as one hour. Each hour counts as a minute of uneven
 * hours, next to nothing. So penalties keep the step by which plans are proved (`lp/network/objective-step.ts`).
 */
function tieOf({ fairHours }: Problem['weights'], { minutes }: LateDue): number {
  const hours = Math.round((minutes ?? 60) / 60);
  return (Math.min(LATE_HOURS, Math.max(1, hours)) * (fairHours || 1)) / 60;
}
