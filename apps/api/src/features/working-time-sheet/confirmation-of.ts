import type { workingTimeSheet } from '@pamaina/contract';

/** What an employee said of a month, as it is stored. */
export interface StoredConfirmation {
  employee_id: string;
  is_right: boolean;
  note: string | null;
  figures: string;
  said_at: string;
  answer: string | null;
  answered_at: string | null;
  answered_by: string | null;
}

const NONE: workingTimeSheet.Confirmation = {
  state: 'none',
  note: null,
  said_at: null,
  answer: null,
  answered_at: null,
  answered_by: null,
};

/** What it means for the month as it is now. @param figures a print of them */
export function confirmationOf(stored: StoredConfirmation | undefined, figures: string): workingTimeSheet.Confirmation {
  if (stored === undefined) return NONE;
  const { note, said_at, answer, answered_at, answered_by } = stored;
  return { state: stateOf(stored, figures), note, said_at, answer, answered_at, answered_by };
}

function stateOf({ is_right, figures: seen, answer }: StoredConfirmation, figures: string) {
  if (is_right) return seen === figures ? 'confirmed' : 'withdrawn';
  return answer === null ? 'disputed' : 'answered';
}
