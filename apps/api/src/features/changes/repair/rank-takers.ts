import type { unavailability } from '@pamaina/contract';
import type { Problem, Shift } from '@pamaina/engine';
import { takersOf } from '../../plan/eligibility/index.ts';

/** A month with shifts that lost their employee. */
export interface OpenedMonth {
  problem: Problem;
  shifts: readonly Shift[];
  /** The IDs of the shifts to rank for, earliest first. */
  wanted: readonly string[];
}

/**
 * Who could take each shift without breaking a rule, best first: as if the first of them had taken the shifts before
 * it, so that the first ones of all shifts together break none.
 */
export function rankTakers({
  problem,
  shifts: given,
  wanted,
}: OpenedMonth): [string, unavailability.AffectedShift['takers']][] {
  let shifts = given;
  return wanted.map((id) => {
    const takers = takersOf(problem, shifts, id);
    const employeeId = takers[0]?.id ?? null;
    shifts = shifts.map((shift) => (shift.id === id ? { ...shift, employeeId } : shift));
    return [id, takers.map((taker) => ({ employee_id: taker.id, name: taker.name }))];
  });
}
