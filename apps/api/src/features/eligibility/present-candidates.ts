import type { Language } from '@pamaina/contract';
import { candidates, type Problem, type Shift } from '@pamaina/engine';
import { ruleText } from '../shifts/index.ts';

/**
 * Everyone as a candidate for one shift, best first, with the reasons against them in the caller's language. @param
 * shifts hold the shift
 */
export function presentCandidates(
  problem: Problem,
  shifts: readonly Shift[],
  shiftId: string,
  { language, zone }: { language: Language; zone: string },
) {
  const names = new Map(problem.people.map(({ id, name }) => [id, name]));
  return candidates(problem, shifts, shiftId).map(({ employeeId, fits, blockedBy, costCents, minutesAfter }) => ({
    employee_id: employeeId,
    name: names.get(employeeId) ?? employeeId,
    fits,
    blocked_by: blockedBy.map((violation) => ruleText(violation, language, zone)),
    cost_cents: costCents,
    hours_after: Math.round((minutesAfter / 60) * 100) / 100,
  }));
}
