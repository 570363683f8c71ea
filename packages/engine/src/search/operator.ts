// Method: adaptive selection: the operator with the greatest recent gain for its share of the budget.
// Paper: Ropke, Pisinger, "An adaptive large neighborhood search heuristic ...", Transportation Science 40, 2006.
import type { Random } from '../roster/random.ts';
import { TURN } from './parameters.ts';

/** [penalty] The gain counted at least, so that cheaper turns come first if none gains. */
const LEAST_GAIN = 1e-3;

/** One way to continue the search, with what it gained lately for the budget that it used; older gains count half. */
export interface Operator {
  /** A round of a large problem is several operators in one, and is never left out. */
  readonly name: Exclude<OperatorName, 'windows'> | 'round';
  gain: number;
  used: number;
  /** Whether it can be used now. */
  ready: () => boolean;
  run: () => void;
}

/** What can be left out by name (`PlanOptions.without`): operators, and the windows of rows that annealing draws. */
export const operatorNames = [
  'windows',
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

export function operatorOf(name: Operator['name'], run: () => void, ready: () => boolean = () => true): Operator {
  return { name, gain: 0, used: 0, ready, run };
}

/** When the place of an operator in an opening order has come: now, now and each time, later, or not at all. */
export type Turn = 'now' | 'always' | 'later' | 'never';

/** An operator’s place in an opening order. */
export interface Step {
  operator: Operator;
  turn: () => Turn;
}

/** The steps in their order: each call takes the first whose turn has come, and leaves out those that never come. */
export function openingOrder(steps: readonly Step[]): () => Operator | undefined {
  let left = steps;
  return () => {
    let taken: Operator | undefined;
    left = left.filter(({ operator, turn }) => {
      if (taken) return true;
      const now = turn();
      if (now === 'now' || now === 'always') taken = operator;
      return now === 'later' || now === 'always';
    });
    return taken;
  };
}

/**
 * Adaptive selection: prefers the operator with the greatest gain for its share of the budget; the others get a turn
 * from time to time. `slice` is the minimum share that a turn uses. Undefined if none is ready.
 */
export function nextOperator(operators: readonly Operator[], random: Random, slice: number): Operator | undefined {
  const rate = (of: Operator): number => (of.gain + LEAST_GAIN) / (of.used + slice);
  const seldom = random.below(TURN.seldom) === 0;
  const [next] = operators
    .filter((operator) => operator.ready())
    .sort((a, b) => (seldom ? a.used - b.used : rate(b) - rate(a)));
  return next;
}

/**
 * Runs an operator, returns to the incumbent by `settle`, and records the gain, excluding what other threads
 * contributed in the meantime.
 */
export function runOperator(
  operator: Operator,
  measure: { used: () => number; gap: () => number; importedGain: () => number },
  settle: () => void,
): void {
  const { used, gap, importedGain } = measure;
  const before = { used: used(), gap: gap() + importedGain() };
  operator.run();
  settle();
  const gain = Number.isFinite(before.gap) ? Math.max(0, before.gap - gap() - importedGain()) : 0;
  operator.gain = operator.gain / 2 + gain;
  operator.used = operator.used / 2 + used() - before.used;
}
