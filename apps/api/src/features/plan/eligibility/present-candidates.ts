import { ruleText, type Reader } from '../../../platform/text/rule-text.ts';
import { whoMayTake, type JudgedMonth } from './who-may-take.ts';

/** Everyone as a candidate for one shift, best first, with the reasons against them in the reader's language. */
export function presentCandidates(month: JudgedMonth, shiftId: string, reader: Reader) {
  return whoMayTake(month, shiftId).map(({ employeeId, name, fits, blockedBy, costCents, minutesAfter }) => ({
    employee_id: employeeId,
    name,
    fits,
    blocked_by: blockedBy.map((violation) => ruleText(violation, reader)),
    cost_cents: costCents,
    hours_after: Math.round((minutesAfter / 60) * 100) / 100,
  }));
}
