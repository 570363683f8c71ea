import type { LocalDate } from './problem.ts';

/** The key that joins a shift to the need it fills: the same date, template and role. */
export function needKey(of: { date: LocalDate; template: string | null; role: string }): string {
  return `${of.date}|${of.template ?? ''}|${of.role}`;
}
