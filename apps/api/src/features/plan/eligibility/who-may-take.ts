import { candidates, type Candidate, type Problem, type Shift, type Violation } from '@pamaina/engine';

/** How long ranking for one shift takes, per employee and shift of the month, in milliseconds: 7 with 80 employees. */
export const RANKING_MS = 0.00006;

/** A month as it is judged; its shifts hold the one that is asked about. */
export interface JudgedMonth {
  problem: Problem;
  shifts: readonly Shift[];
}

export interface Taker extends Candidate {
  name: string;
  /** The hard rules against them. */
  obstacles: Violation[];
  /** No hard rule is against them: what offers, claims and approvals require. `fits` says that no rule at all is. */
  mayTake: boolean;
}

/**
 * Who may take a shift and why not: everyone but its employee, best first, judged by the rules that generate a
 * schedule. The only place that decides it, for claims, swaps, replacements, open shifts and absences. Empty for an
 * unknown shift.
 * @param only the one employee who is judged
 */
export function whoMayTake({ problem, shifts }: JudgedMonth, shiftId: string, only?: string): Taker[] {
  const names = new Map(problem.people.map(({ id, name }) => [id, name]));
  return candidates(problem, shifts, shiftId, only).map((candidate) => {
    const obstacles = candidate.blockedBy.filter(({ severity }) => severity === 'hard');
    const name = names.get(candidate.employeeId) ?? candidate.employeeId;
    return { ...candidate, name, obstacles, mayTake: obstacles.length === 0 };
  });
}
