import type { rules } from '@pamaina/contract';

type Reason = rules.Unfilled['reasons'][number];

export interface ReasonGroup {
  rule: string;
  people: Reason[];
}

/** The reasons of an unfilled need grouped by rule, the one that blocks most employees first. */
export function foldReasons(reasons: Reason[]): ReasonGroup[] {
  return [...Map.groupBy(reasons, (reason) => reason.rule)]
    .map(([rule, people]) => ({ rule, people }))
    .sort((a, b) => b.people.length - a.people.length || a.rule.localeCompare(b.rule));
}

/** The draft's open shift for an unfilled need, if there is one. */
export const isSamePlace = (
  need: Pick<rules.Unfilled, 'date' | 'template' | 'role'>,
  shift: { date: string; template: string | null; role: string; employee_id: string | null },
): boolean =>
  shift.employee_id === null &&
  shift.date === need.date &&
  shift.template === need.template &&
  shift.role === need.role;
