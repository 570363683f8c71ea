import type { Context } from '../model/context.ts';
import { inPeriod, netMinutes } from '../model/calendar.ts';
import { isFilled } from '../model/is-filled.ts';
import { needKey } from '../model/need-key.ts';
import type { Need, Problem, Shift } from '../model/problem.ts';

/** Penalty of one missing person; the weight of coverage counts net hours where the need gives none of its own. */
export function underWeight(problem: Problem, need: Need): number {
  return need.underWeight ?? (problem.weights.coverage * netMinutes(need)) / 60;
}

/** Filled shifts by `needKey`, in the planned period. */
export function coverCounts(problem: Problem, shifts: readonly Shift[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const shift of shifts) {
    if (!isFilled(shift) || shift.template === null || !inPeriod(problem, shift)) continue;
    const key = needKey(shift);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** How well the needs are met by a roster, and what missing and superfluous people cost. */
export function cover({ problem, needs }: Context, shifts: readonly Shift[]) {
  const counts = coverCounts(problem, shifts);
  const sum = { needed: 0, filled: 0, coverage: 0, surplus: 0 };
  for (const [key, need] of needs) {
    const count = counts.get(key) ?? 0;
    sum.needed += need.count;
    sum.filled += Math.min(count, need.count);
    sum.coverage += Math.max(0, need.count - count) * underWeight(problem, need);
    sum.surplus += Math.max(0, count - need.count) * (need.overWeight ?? 0);
  }
  return sum;
}
