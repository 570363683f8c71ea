import type { GrantedAbsence } from '../unavailability/index.ts';

/**
 * How many days from one local date to another, both included, somebody has leave or is ill: those that an average
 * leaves out (2003/88/EC 16(b)), which says so of paid leave and sick leave, not of time off for personal reasons.
 */
export function leaveDays(absences: readonly GrantedAbsence[], { from, to }: { from: string; to: string }): number {
  const days = new Set<string>();
  for (const { type, ...absence } of absences) {
    if (type === 'personal') continue;
    const last = Temporal.PlainDate.from(absence.to < to ? absence.to : to);
    let day = Temporal.PlainDate.from(absence.from > from ? absence.from : from);
    for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) days.add(day.toString());
  }
  return days.size;
}
