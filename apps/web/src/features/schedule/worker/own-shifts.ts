import type { schedule } from '@pamaina/contract';

type Shift = schedule.Shift;

/** The shifts of one employee that are not over yet, the next one first; instants in milliseconds. */
export function upcomingOf(shifts: Shift[], employeeId: string | null, nowMs: number): Shift[] {
  return shifts
    .filter((shift) => shift.employee_id === employeeId && Date.parse(shift.ends_at) > nowMs)
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

const HOUR_MS = 3_600_000;

/** Whether a shift that is not over is in progress, or starts within the hour. */
export const isSoon = ({ starts_at }: Pick<Shift, 'starts_at'>, nowMs: number): boolean =>
  Date.parse(starts_at) - nowMs <= HOUR_MS;

/** The shifts of colleagues that overlap with the given one. */
export function colleaguesOn(shift: Shift, shifts: Shift[]): Shift[] {
  return shifts
    .filter((other) => other.employee_id !== null && other.employee_id !== shift.employee_id)
    .filter((other) => other.starts_at < shift.ends_at && other.ends_at > shift.starts_at)
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

/** The time left until an instant, for a countdown; zero once it has passed. */
export function timeLeft(instant: string, nowMs: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(instant) - nowMs) / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
