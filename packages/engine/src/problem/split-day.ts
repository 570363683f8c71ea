import type { BusinessRules, Person, Problem, Shift } from './problem.ts';

/**
 * Whether two shifts are the parts of a split working day (DK 113): of one date, where the business and the employee
 * allow it.
 */
export function areParts(
  rules: BusinessRules | undefined,
  person: Pick<Person, 'splitsDays'>,
  first: Pick<Shift, 'date'>,
  next: Pick<Shift, 'date'>,
): boolean {
  return first.date === next.date && rules?.splitDays !== undefined && person.splitsDays === true;
}

/** Whether somebody may work twice on a day at all. */
export function allowsSplitDays({ rules, people }: Problem): boolean {
  return rules?.splitDays !== undefined && people.some(({ splitsDays }) => splitsDays);
}
