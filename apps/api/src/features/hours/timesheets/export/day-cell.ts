import type { PayrollLine } from '../../../../platform/database/stored-types.ts';

/** Follows the hours of a day that waits for approval. */
const MARK = '*';

/** A day of an employee's timesheet: its hours, marked if an entry waits for approval or has no end. */
export function dayCell(line: PayrollLine, date: string, hours: (minutes: number) => string): string {
  const minutes = line.days[date] ?? 0;
  return `${minutes === 0 ? '' : hours(minutes)}${line.unapproved.includes(date) ? MARK : ''}`;
}
