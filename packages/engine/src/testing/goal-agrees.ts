import { expect } from 'vitest';
import type { RowGoal } from '../objective/goal.ts';
import { compileModel } from '../roster/compile-model.ts';
import { contextOf } from '../model/context.ts';
import { personView } from '../model/person-view.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import type { Row } from '../model/model.ts';

/**
 * The penalty of the first employee's roster by the goal itself; asserts that its compiled form agrees for fixed
 * shifts.
 */
export function goalPenalty(goal: RowGoal, problem: Problem, shifts: readonly Shift[]): number {
  const [person] = problem.people;
  if (!person) throw new Error('A goal looks at somebody');
  const plain = goal.penalty(personView(contextOf(problem), person, 0, shifts));
  const model = compileModel(contextOf({ ...problem, fixed: [...shifts] }));
  const cells = [...model.fixed.subarray(0, model.days)];
  const worked = cells.flatMap((code, day) => (code >= 0 ? [{ code, day }] : []));
  const row: Row = {
    person: 0,
    length: worked.length,
    code: Int32Array.from(worked, ({ code }) => code),
    day: Int32Array.from(worked, ({ day }) => day),
  };
  expect(goal.compile(model)(row)).toBeCloseTo(plain, 6);
  return plain;
}
