import type { Context } from '../model/context.ts';
import type { Model, Statement } from '../model/model.ts';
import type { Problem, Shift } from '../model/problem.ts';
import type { Finding, RuleBase } from '../rules/rule.ts';

/** One breach of a rule about several people. */
export interface JointFinding extends Finding {
  /** The person of whom it is told. */
  employeeId: string | null;
}

/** So many of some statements may be true at most; each one more is one unit of the rule's breach. */
export interface AtMost {
  most: number;
  statements: Statement[];
}

/**
 * A rule that joins people. Its compiled form is linear in who works what, so that the search's deltas, the prices of whole rosters and the
 * bound read the same rows; a test holds them to the judge.
 */
export interface JointRule extends RuleBase {
  /** Whether the business has such a rule at all. */
  wanted: (problem: Problem) => boolean;
  /** All that is broken by everybody's shifts, as far as a shift of the period has a part in it; the amounts are those of the rows. */
  judge: (context: Context, shifts: readonly Shift[]) => JointFinding[];
  compile: (model: Model) => AtMost[];
}
