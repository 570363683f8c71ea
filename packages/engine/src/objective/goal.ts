import type { Context } from '../model/context.ts';
import type { Model } from '../model/model.ts';
import type { PersonView } from '../model/person-view.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import type { Finding, RowCost } from '../rules/rule.ts';
import type { Measure, RuleAutomaton } from '../rules/automaton.ts';

/** An objective for each employee's roster, as a penalty. */
interface GoalBase {
  /** The name of its part of the penalty. */
  code: string;
  /** Whether the problem uses it at all. */
  wanted: (problem: Problem) => boolean;
}

/**
 * A goal about single shifts: the constant penalty of every roster of the employee, and what each shift adds to or
 * subtracts from it.
 */
export interface ShiftGoal extends GoalBase {
  kind: 'shift';
  base: (context: Context, person: Person) => number;
  ofShift: (context: Context, person: Person, shift: Shift) => number;
  /** The unmet goals to report, if any. */
  judge?: (view: PersonView) => Finding[];
}

/** A penalty for each amount of a sum over the period. */
export interface SumCost {
  of: Measure;
  cost: (amount: number) => number;
}

/** A goal about the whole roster; its penalty is never negative. */
export interface RowGoal extends GoalBase {
  kind: 'row';
  penalty: (view: PersonView) => number;
  compile: (model: Model) => RowCost;
  /** The goal as day-by-day state transitions with costs; several add up. */
  automata?: (model: Model, person: number, codes: readonly number[]) => RuleAutomaton[];
  /** For a goal about sums over the period: the employee's penalty for each amount; several add up. */
  sums?: (model: Model, person: number) => SumCost[];
  judge?: (view: PersonView) => Finding[];
}

export type Goal = ShiftGoal | RowGoal;
