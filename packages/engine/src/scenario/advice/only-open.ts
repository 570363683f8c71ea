import type { Need, Problem } from '../../problem/problem.ts';

/** A half of a cut place is half of one: nobody fills it with less than both. */
export const placesOf = ({ half }: Pick<Need, 'half'>): number => (half ? 0.5 : 1);

/** The problem whose penalty is the number of open shifts: nothing else counts, and rules and caps are kept. */
export function onlyOpen(problem: Problem): Problem {
  const { budgets, ...others } = problem;
  const caps = (budgets ?? []).filter(({ keep }) => keep === 'cap');
  return {
    ...others,
    ...(caps.length > 0 && { budgets: caps }),
    needs: problem.needs.map((need) => ({
      ...need,
      underWeight: placesOf(need),
      overWeight: need.overWeight === null ? null : 0,
    })),
    people: problem.people.map((person) => ({ ...person, wishes: [] })),
    weights: { coverage: 1, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0 },
  };
}
