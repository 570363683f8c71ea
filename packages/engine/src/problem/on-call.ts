import { grouped } from './grouped.ts';
import type { Person, Problem, Shift } from './problem.ts';

/** Whether the shift is working time: on-call time at home isn't (DK 118). */
export const isWork = ({ onCall }: Pick<Shift, 'onCall'>): boolean => onCall !== 'at_home';

/**
 * The same problem with the fixed on-call shifts at home moved from `fixed` to the employees who have them, so that
 * every rule and goal about work sees work only. The problem itself if there are none.
 */
export function withHomeOnCall(problem: Problem): Problem {
  if (problem.fixed.every(isWork)) return problem;
  const home = grouped(
    problem.fixed.filter((shift) => !isWork(shift)),
    ({ employeeId }) => employeeId ?? '',
  );
  return {
    ...problem,
    fixed: problem.fixed.filter(isWork),
    people: problem.people.map((person) => onCallAtHome(person, home.get(person.id) ?? [])),
  };
}

/** The employee with these on-call shifts at home too. */
export function onCallAtHome(person: Person, shifts: readonly Shift[]): Person {
  if (shifts.length === 0) return person;
  const given = new Set(shifts.map(({ id }) => id));
  const others = (person.homeOnCall ?? []).filter(({ id }) => !given.has(id));
  return { ...person, homeOnCall: [...others, ...shifts].sort((a, b) => a.start - b.start) };
}
