import { rolesBetween } from '../problem/employment.ts';
import type { Problem } from '../problem/problem.ts';

/** IDs of the employees who have any of the roles, whether they can work or not. */
export const holdersOf = ({ people, from, to }: Problem, roles: readonly string[]): string[] =>
  people.filter((person) => rolesBetween(person, from, to).some((role) => roles.includes(role))).map(({ id }) => id);
