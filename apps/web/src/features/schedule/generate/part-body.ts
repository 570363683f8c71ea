import { addDays } from '../../../lib/dates.ts';

/** What of the month is to be planned. */
export interface ChosenPart {
  kind: 'month' | 'week' | 'role';
  role: string | null;
}

/** The part as the contract takes it; nothing for the whole month. */
export function partBody({ kind, role }: ChosenPart, week: string): { from?: string; to?: string; roles?: string[] } {
  if (kind === 'week') return { from: week, to: addDays(week, 6) };
  return kind === 'role' && role !== null ? { roles: [role] } : {};
}
