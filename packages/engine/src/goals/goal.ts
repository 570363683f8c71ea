import type { Context } from '../model/context.ts';
import type { Model } from '../model/model.ts';
import type { PersonView } from '../model/person-view.ts';
import type { Person, Problem, Shift } from '../model/problem.ts';
import type { Finding, RowCost } from '../rules/rule.ts';
import type { Measure, TrackOf } from '../rules/track.ts';

/** What a plan strives for in each person's roster, as penalty. */
interface GoalBase {
  /** The name of its part of the penalty, the same as its file. */
  code: string;
  /** Whether the problem asks for it at all. */
  wanted: (problem: Problem) => boolean;
}

/** A goal that looks at single shifts: what every roster of the person pays, and what each shift adds to it (or takes off). */
export interface ShiftGoal extends GoalBase {
  kind: 'shift';
  base: (context: Context, person: Person) => number;
  ofShift: (context: Context, person: Person, shift: Shift) => number;
  /** Where a reader should be told: what is not kept. */
  judge?: (view: PersonView) => Finding[];
}

/** A goal that looks at the whole roster; its penalty is never negative. */
export interface RowGoal extends GoalBase {
  kind: 'row';
  penalty: (view: PersonView) => number;
  compile: (model: Model) => RowCost;
  /** The goal day by day; its steps cost. */
  track?: TrackOf;
  /** Where the goal looks at a sum over the period: what each amount of it costs the person. */
  ofSum?: { of: Measure; cost: (model: Model, person: number) => (amount: number) => number };
  judge?: (view: PersonView) => Finding[];
}

export type Goal = ShiftGoal | RowGoal;
