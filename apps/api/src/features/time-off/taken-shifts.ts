import type { AbsencePart } from './absence-parts.ts';

/** A published shift that an absence opened. */
export interface TakenShift {
  id: string;
  /** Its local date; a night shift can start on the day before the absence. */
  date: string;
  startsAt: number;
  endsAt: number;
  breakMinutes: number;
}

/** Whether a shift is counted with this part of an absence: each shift with the first part that it overlaps. */
export function takenIn(part: AbsencePart, absence: { startsAt: number }): (shift: TakenShift) => boolean {
  return (shift) => {
    const meetsAt = Math.max(shift.startsAt, absence.startsAt);
    return meetsAt >= part.startsAt && meetsAt < part.endsAt;
  };
}

/** Net minutes by date. */
export function takenMinutes(shifts: readonly TakenShift[]): Record<string, number> {
  const byDate: Record<string, number> = {};
  for (const { date, startsAt, endsAt, breakMinutes } of shifts)
    byDate[date] = (byDate[date] ?? 0) + (endsAt - startsAt) / 60_000 - breakMinutes;
  return byDate;
}
