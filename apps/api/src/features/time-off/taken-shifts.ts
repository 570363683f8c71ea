import { addDays, dayStart, localOf } from '../../platform/time/zone.ts';

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

/** Splits a part into what other time off leaves free and what it covers, in order. */
export function splitBy(
  zone: string,
  part: AbsencePart,
  leaves: readonly { start_date: string; end_date: string }[],
): { part: AbsencePart; isCovered: boolean }[] {
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
