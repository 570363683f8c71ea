// Method: adaptive selection: the operator with the greatest recent gain for its share of the budget.
// Paper: Ropke, Pisinger, "An adaptive large neighborhood search heuristic ...", Transportation Science 40, 2006.
import { TURN } from './parameters.ts';

/**
 * One way to continue the search, with the shares of the gap that it closed lately and of the budget that it used for
 * them; older turns count half.
 */
export interface Operator {
  readonly name: OperatorName;
  gain: number;
  used: number;
  /** Whether it can be used now. */
  ready: () => boolean;
  run: () => void;
}

/** The names by which an operator can be left out (`PlanOptions.without`). */
export const operatorNames = [
  'anneal',
  'days',
  'people',
  'sweep',
  'dive',
  'close-gap',
  'root',
  'branch',
  'shortages',
] as const;
export type OperatorName = (typeof operatorNames)[number];

export function operatorOf(name: OperatorName, run: () => void, ready: () => boolean = () => true): Operator {
  return { name, gain: 0, used: 0, ready, run };
}

/**
 * Adaptive selection: the operator with the greatest gain for its share of the budget; turns in vain halve it, until
 * another is ahead. `slice` is the minimum share that a turn uses. Undefined if none is ready.
 */
export function nextOperator(operators: readonly Operator[], slice: number): Operator | undefined {
  const rate = (of: Operator): number => (of.gain + TURN.leastGain) / (of.used + slice);
  const [next] = operators.filter((operator) => operator.ready()).sort((a, b) => rate(b) - rate(a));
  return next;
}

/**
 * Runs an operator, returns to the incumbent by `settle`, and records the share of the gap that it closed, excluding
 * what other threads contributed in the meantime.
 */
export function runOperator(
  operator: Operator,
  measure: { used: () => number; gap: () => number; importedGain: () => number },
  settle: () => void,
): void {
  const { used, gap, importedGain } = measure;
  const before = { used: used(), gap: gap(), imported: importedGain() };
  operator.run();
  settle();
  const closed = before.gap - gap() - (importedGain() - before.imported);
  const isKnown = before.gap > 0 && before.gap < Infinity;
  operator.gain = operator.gain / 2 + (isKnown ? Math.max(0, closed / before.gap) : 0);
  operator.used = operator.used / 2 + used() - before.used;
}
