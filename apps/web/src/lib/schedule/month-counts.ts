import type { schedule, wishes } from '@pamaina/contract';
import { netMinutes } from './shift-body.ts';

type Shift = schedule.Shift;

export interface MonthCounts {
  shifts: number;
  /** Without those of an amendment, which is published for itself. */
  drafts: number;
  published: number;
  filled: number;
  open: number;
}

export function monthCounts(shifts: readonly Shift[]): MonthCounts {
  const open = shifts.filter((shift) => shift.employee_id === null && shift.employee_name === null).length;
  const drafts = shifts.filter((shift) => shift.status === 'draft' && shift.amended == null).length;
  const published = shifts.filter((shift) => shift.status === 'published').length;
  return { shifts: shifts.length, drafts, published, filled: shifts.length - open, open };
}

/**
 * Scheduled net hours of each employee, calculated here so that a bar moves with the shift and not after the server's
 * response.
 */
export function hoursByPerson(shifts: Shift[]): Map<string, number> {
  const hours = new Map<string, number>();
  for (const shift of shifts)
    if (shift.employee_id !== null)
      hours.set(shift.employee_id, (hours.get(shift.employee_id) ?? 0) + netMinutes(shift) / 60);
  return hours;
}

/** An employee's preference for one day. */
export type DayWish = Pick<wishes.Wish, 'kind' | 'template'>;

/** Preferences by employee and date: at most one per day. */
export function wishesByPerson(list: readonly wishes.Wish[]): Map<string, Map<string, DayWish>> {
  const people = new Map<string, Map<string, DayWish>>();
  for (const wish of list) {
    const days = people.get(wish.employee_id) ?? new Map<string, DayWish>();
    people.set(wish.employee_id, days.set(wish.date, wish));
  }
  return people;
}
