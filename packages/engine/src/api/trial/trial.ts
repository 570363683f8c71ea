import type { Context } from '../../model/context.ts';
import { personView, type PersonView } from '../../model/person-view.ts';
import type { Shift } from '../../problem/problem.ts';
import { judgeBinding, type CountedViolation } from '../../rules/judge-roster.ts';

/**
 * The breaches in an employee's roster if they took the shift: hard rules and rules that need consent, in the
 * registry's order.
 */
export function trial(context: Context, view: PersonView, shift: Shift): CountedViolation[] {
  const taken = { ...shift, employeeId: view.person.id };
  const others = view.shifts.filter((other) => other.id !== shift.id);
  const after = personView(context, view.person, view.number, [...others, taken]);
  return judgeBinding(after).filter((violation) => violation.shiftIds.includes(shift.id));
}
