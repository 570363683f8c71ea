import type { Context } from '../model/context.ts';
import type { Person, Shift } from '../problem/problem.ts';
import type { ShiftGoal } from './goal.ts';

/** Shifts of the earlier draft that their employee no longer has. */
export const stability: ShiftGoal = {
  kind: 'shift',
  code: 'stability',
  wanted: (problem) => problem.weights.stability > 0,
  base: (context, person) => {
    let count = 0;
    for (const shift of [...context.previous.values()].flat()) if (shift.employeeId === person.id) count++;
    return count * context.problem.weights.stability;
  },
  ofShift: (context, person, shift) => (wasThere(context, person, shift) ? -context.problem.weights.stability : 0),
};

function wasThere(context: Context, person: Person, shift: Shift): boolean {
  const before = context.previous.get(`${person.id}|${shift.date}`);
  return before?.some(({ template, role }) => template === shift.template && role === shift.role) ?? false;
}
