import type { Context } from '../model/context.ts';
import { inPeriod, netMinutes } from '../problem/calendar.ts';
import { isFilled } from '../problem/shift.ts';
import { needKey } from '../problem/needs.ts';
import { isWork } from '../problem/on-call.ts';
import type { Need, Problem, Shift } from '../problem/problem.ts';

/** The penalty of one missing employee; the coverage weight is per net hour if the need has no weight. */
export function underWeight(problem: Problem, need: Need): number {
  return need.underWeight ?? (problem.weights.coverage * netMinutes(need)) / 60;
}

/** Filled shifts by `needKey`, in the planned period. */
export function coverCounts(problem: Problem, shifts: readonly Shift[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const shift of shifts) {
    if (!isFilled(shift) || !isWork(shift) || shift.template === null || !inPeriod(problem, shift)) continue;
    const key = needKey(shift);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * How well a roster covers the needs, and the penalty of missing and surplus employees. A place that is cut in two is
 * needed once, and filled when both halves are; an open half costs its own hours.
 */
export function cover({ problem, needs }: Context, shifts: readonly Shift[]) {
  const counts = coverCounts(problem, shifts);
  const sum = { needed: 0, filled: 0, coverage: 0, surplus: 0 };
  const cuts = new Map<string, { needed: number; filled: number }>();
  for (const [key, need] of needs) {
    const count = counts.get(key) ?? 0;
    const filled = Math.min(count, need.count);
    if (need.half) {
      const place = `${need.template}|${need.role}|${need.half.of}`;
      const other = cuts.get(place) ?? { needed: 0, filled: Infinity };
      cuts.set(place, { needed: Math.max(other.needed, need.count), filled: Math.min(other.filled, filled) });
    } else {
      sum.needed += need.count;
      sum.filled += filled;
    }
    sum.coverage += Math.max(0, need.count - count) * underWeight(problem, need);
    sum.surplus += Math.max(0, count - need.count) * (need.overWeight ?? 0);
  }
  for (const { needed, filled } of cuts.values()) {
    sum.needed += needed;
    sum.filled += filled;
  }
  return sum;
}
