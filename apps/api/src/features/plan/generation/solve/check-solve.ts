import { checkProblem, ProblemFault } from '@pamaina/problem';
import { solve } from '@pamaina/contract';

const { choices, days, fixed, people, places } = solve.solveLimits;

/** The problem as it is stored, or why it cannot be planned, in one line of English with the field's path. */
export function checkSolve(given: unknown): { text: string } | { fault: string } {
  try {
    const problem = checkProblem(given);
    const needed = problem.needs.reduce((sum, { count }) => sum + count, 0);
    const sizes: [what: string, size: number, most: number][] = [
      ['people', problem.people.length, people],
      ['days', problem.days.length, days],
      ['fixed shifts', problem.fixed.length, fixed],
      ['people needed in all', needed, places],
      ['choices (people times needs)', problem.people.length * problem.needs.length, choices],
    ];
    for (const [what, size, most] of sizes)
      if (size > most) return { fault: `too large: ${size} ${what}, at most ${most}` };
    return { text: JSON.stringify(problem) };
  } catch (error) {
    if (!(error instanceof ProblemFault)) throw error;
    return { fault: error.message };
  }
}
