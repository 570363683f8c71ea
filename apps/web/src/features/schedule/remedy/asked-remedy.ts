import type { answers, schedule } from '@pamaina/contract';

/** A remedy that somebody wants to make true, with the shifts that change their people for it. */
export interface AskedRemedy {
  remedy: answers.Remedy;
  need: { date: string; template: string; role: string };
  /** Who gets which shift; a null shift is the place of the need, which has none yet. The first one fills the need. */
  handed: { shift: schedule.Shift | null; employee_id: string | null }[];
}

/** What the button of a remedy does, or the question that it opens. */
export type RemedyDeed = 'assign' | 'handOn' | 'ask' | 'allow' | 'takeBack' | 'train';

export function deedOf({ kind, bends, moves }: answers.Remedy): RemedyDeed {
  if (kind === 'training') return 'train';
  if (bends.some((bend) => bend.is_time_off)) return 'takeBack';
  if (kind === 'unavailability' || kind === 'consent') return 'ask';
  if (kind === 'business') return 'allow';
  return moves.length > 1 ? 'handOn' : 'assign';
}

/** What a remedy asks for, with the shifts of the month that it moves. @param open the draft's open shift of the need */
export function askedRemedy(
  remedy: answers.Remedy,
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

/** The address of an employee's form; `proposed` is filled in and not saved yet: `role:cook`, `max_hours_per_week:44`. */
export const formOf = (employeeId: string, proposed = ''): string =>
  `/manager/employees?${new URLSearchParams({ edit: employeeId, ...(proposed && { with: proposed }) }).toString()}`;
