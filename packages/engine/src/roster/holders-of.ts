import type { Problem } from '../problem/problem.ts';

/** IDs of the employees who have any of the roles, whether they can work or not. */
export const holdersOf = ({ people }: Problem, roles: readonly string[]): string[] =>
  people.filter((person) => person.roles.some((role) => roles.includes(role))).map(({ id }) => id);
