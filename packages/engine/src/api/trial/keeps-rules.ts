import { contextOf } from '../../model/context.ts';
import type { Problem, Shift } from '../../problem/problem.ts';
import { proofOf } from '../roster-proof.ts';

/**
 * Whether a changed roster breaks no binding rule more than the one before.
 * @param changed all employees whose shifts differ
 */
export function keepsRules(
  problem: Problem,
  before: readonly Shift[],
  after: readonly Shift[],
  changed: readonly string[],
): boolean {
  return proofOf(contextOf(problem), before)(after, changed)?.length === 0;
}
