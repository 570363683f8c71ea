import { judge, type Plan, type Problem } from '@pamaina/engine';
import { withoutVainWishes } from './check-references.ts';

/** The maximum number of broken rules that are listed; `hard_violations` counts all. */
const MOST_NAMED = 50;

/** What the command line and the API report of a plan. */
export interface Figures {
  penalty: number;
  /** No plan that satisfies the hard rules has a smaller penalty. */
  bound: number;
  /** (penalty - bound) / penalty; 0: proved optimal. */
  gap: number;
  hard_violations: number;
  iterations: number;
  /** Penalty by rule. */
  parts: Record<string, number>;
  /** Broken hard rules, and rules that need a consent which was not given; at most 50. */
  broken: { rule: string; employeeId: string | null; date: string | null; shiftIds: string[] }[];
  /** What of the problem was ignored, with its place; at most 50. */
  notes: string[];
}

export function figuresOf(problem: Problem, { quality, shifts, iterations }: Plan): Figures {
  const { penalty, bound, gap, hardViolations, parts } = quality;
  return {
    penalty,
    bound,
    gap,
    hard_violations: hardViolations,
    iterations,
    parts,
    broken: judge(problem, shifts)
      .filter(({ severity }) => severity !== 'soft')
      .slice(0, MOST_NAMED)
      .map(({ rule, employeeId, date, shiftIds }) => ({ rule, employeeId, date, shiftIds })),
    notes: withoutVainWishes(problem).notes.slice(0, MOST_NAMED),
  };
}
