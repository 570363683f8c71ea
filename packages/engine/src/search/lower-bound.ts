import { contextOf } from '../model/context.ts';
import type { Problem } from '../model/problem.ts';
import type { Certificate } from '../model/result.ts';

/** What no plan that keeps the rules can beat. */
export interface LowerBound {
  penalty: number;
  fillable: number;
  certificates: Certificate[];
}

/** (penalty - bound) / penalty; 0 when the penalty is 0. */
export function gapOf(penalty: number, bound: number): number {
  return penalty <= bound ? 0 : (penalty - bound) / penalty;
}

export function lowerBound(problem: Problem): LowerBound {
  const needed = [...contextOf(problem).needs.values()].reduce((sum, need) => sum + need.count, 0);
  return { penalty: 0, fillable: needed, certificates: [] };
}
