import { addDays, dayStart, localOf } from '../../../platform/time/zone.ts';

/** A published shift that an absence opened. */
export interface TakenShift {
  id: string;
  startsAt: number;
  endsAt: number;
}

/** Whether a shift is counted with this part of an absence: each shift with the first part that it overlaps. */
export function takenIn(part: AbsencePart, absence: { startsAt: number }): (shift: TakenShift) => boolean {
  return (shift) => {
    const meetsAt = Math.max(shift.startsAt, absence.startsAt);
    return meetsAt >= part.startsAt && meetsAt < part.endsAt;
  };
}

/** Days of an illness that can be one piece of time off, or hours of one day. */
export interface AbsencePart {
  /** Local dates, both inclusive. */
  start_date: string;
  end_date: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  isWholeDays: boolean;
}

/** The whole days of an illness together, and the hours of its first and last day if those are not whole. */
export function absenceParts(zone: string, { startsAt, endsAt }: { startsAt: number; endsAt: number }): AbsencePart[] {
  const [first, last] = [localOf(zone, startsAt).date, localOf(zone, endsAt - 1).date];
  const hours = (date: string): AbsencePart => ({
    start_date: date,
    end_date: date,
    startsAt: Math.max(startsAt, dayStart(zone, date)),
    endsAt: Math.min(endsAt, dayStart(zone, addDays(date, 1))),
    isWholeDays: false,
  });
  const isLate = dayStart(zone, first) < startsAt;
  const isShort = dayStart(zone, addDays(last, 1)) > endsAt;
  if (first === last && (isLate || isShort)) return [hours(first)];
  const from = isLate ? addDays(first, 1) : first;
  const to = isShort ? addDays(last, -1) : last;
  return [
    ...(isLate ? [hours(first)] : []),
    ...(from <= to ? [wholeDays(zone, from, to)] : []),
    ...(isShort ? [hours(last)] : []),
  ];
}

/** A row of `time_off`: whole days have no instants. */
export interface Leave {
  start_date: string;
  end_date: string;
  starts_at: string | null;
  ends_at: string | null;
}

/** Whether time off meets a part of an absence, as the database decides it: hours of a date only where they overlap. */
export function doMeet(part: AbsencePart, { start_date, end_date, starts_at, ends_at }: Leave): boolean {
  if (start_date > part.end_date || end_date < part.start_date) return false;
  if (part.isWholeDays || starts_at === null || ends_at === null) return true;
  return Date.parse(starts_at) < part.endsAt && Date.parse(ends_at) > part.startsAt;
}

/** Splits a part into what other time off leaves free and what it covers, in order. */
export function splitBy(
  zone: string,
  part: AbsencePart,
  all: readonly Leave[],
): { part: AbsencePart; isCovered: boolean }[] {
  const leaves = all.filter((leave) => doMeet(part, leave));
  const split: { part: AbsencePart; isCovered: boolean }[] = [];
  const add = (from: string, to: string, isCovered: boolean) => {
    if (from > to) return;
    split.push({ part: part.isWholeDays ? wholeDays(zone, from, to) : part, isCovered });
  };
  let next = part.start_date;
  for (const leave of leaves.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))) {
    const [from, to] = [later(leave.start_date, next), earlier(leave.end_date, part.end_date)];
    if (from > to) continue;
    add(next, addDays(from, -1), false);
    add(from, to, true);
    next = addDays(to, 1);
  }
  add(next, part.end_date, false);
  return split;
}

function wholeDays(zone: string, start_date: string, end_date: string): AbsencePart {
  const [startsAt, endsAt] = [dayStart(zone, start_date), dayStart(zone, addDays(end_date, 1))];
  return { start_date, end_date, startsAt, endsAt, isWholeDays: true };
}

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);
