import type { Context } from '../../model/context.ts';
import type { Model, Statement } from '../../model/model.ts';
import type { Problem, Shift } from '../../problem/problem.ts';
import type { Finding, RuleBase } from '../rule.ts';

/** One breach of a rule about several employees. */
export interface JointFinding extends Finding {
  /** The employee to whom it is reported. */
  employeeId: string | null;
}

/** At most this many of some statements can be true; each further one is one unit of breach. */
export interface AtMost {
  most: number;
  statements: Statement[];
}

/**
 * A rule that joins employees. Its compiled form is linear in the assignments, so that the search's deltas, the reduced
 * costs of rosters and the bound use the same rows; a test compares them with the judge.
 */
export interface JointRule extends RuleBase {
  /** Whether the business has such a rule at all. */
  wanted: (problem: Problem) => boolean;
  /** All breaches in all employees' shifts that involve a shift of the period; the amounts are those of the rows. */
  judge: (context: Context, shifts: readonly Shift[]) => JointFinding[];
  compile: (model: Model) => AtMost[];
}
