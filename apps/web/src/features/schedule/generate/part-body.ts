import { addDays } from '../../../lib/dates/dates.ts';

/** The part of the month to generate. */
export interface ChosenPart {
  kind: 'month' | 'week' | 'role';
  role: string | null;
}

/** The part in the format of the API contract; empty for the whole month. */
export function partBody({ kind, role }: ChosenPart, week: string): { from?: string; to?: string; roles?: string[] } {
  if (kind === 'week') return { from: week, to: addDays(week, 6) };
  return kind === 'role' && role !== null ? { roles: [role] } : {};
}
