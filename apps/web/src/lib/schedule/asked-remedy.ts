import type { explanations, schedule } from '@pamaina/contract';
import { changeTo, type Change } from './draw-change.ts';
import type { ShiftBody } from './shift-body.ts';

/** A way to fill a shift that the user wants to apply, with the shifts that it reassigns. */
export interface AskedRemedy {
  remedy: explanations.Remedy;
  need: { date: string; template: string; role: string };
  /**
   * The new employee of each shift; a null shift is the open place of the need, which has no shift yet. The first entry
   * fills the need.
   */
  handed: { shift: schedule.Shift | null; employee_id: string | null }[];
}

/** The action of the button, or the question that it opens. */
export type RemedyDeed = 'assign' | 'handOn' | 'ask' | 'allow' | 'takeBack' | 'train';

export function deedOf({ kind, bends, moves }: explanations.Remedy): RemedyDeed {
  if (kind === 'training') return 'train';
  if (bends.some((bend) => bend.is_time_off)) return 'takeBack';
  if (kind === 'unavailability' || kind === 'consent') return 'ask';
  if (kind === 'business') return 'allow';
  return moves.length > 1 ? 'handOn' : 'assign';
}

/**
 * The conditions of a way to fill a shift, with the shifts of the month that it reassigns. @param open the draft's open
 * shift of the need
 */
export function askedRemedy(
  remedy: explanations.Remedy,
  need: AskedRemedy['need'],
  open: schedule.Shift | null,
  shifts: readonly schedule.Shift[],
): AskedRemedy {
  const handed = remedy.moves.map(({ shift_id, to_employee_id }, index) => ({
    shift: shifts.find(({ id }) => id === shift_id) ?? (index === 0 ? open : null),
    employee_id: to_employee_id,
  }));
  const { date, template, role } = need;
  return { remedy, need: { date, template, role }, handed };
}

/** The address of an employee's form; `proposed` is filled in, not saved yet: `role:cook`, `max_hours_per_week:44`. */
export const formOf = (employeeId: string, proposed = ''): string =>
  `/manager/employees?${new URLSearchParams({ edit: employeeId, ...(proposed && { with: proposed }) }).toString()}`;

/** The edits that assign each shift, sent and undone together; the first fills the need. */
export const handChanges = (handed: AskedRemedy['handed'], newBody: ShiftBody | null): Change[] =>
  handed.flatMap(({ shift, employee_id }) => {
    if (shift !== null) return changeTo(shift, { employee_id }) ?? [];
    return newBody === null
      ? []
      : { id: `new:${crypto.randomUUID()}`, before: null, after: { ...newBody, employee_id } };
  });
