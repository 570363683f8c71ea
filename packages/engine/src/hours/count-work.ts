import type { Day, Instant, LocalDate, Minutes } from '../problem/problem.ts';
import { isNightShift } from './shift-minutes.ts';

/** A clock-in up to this long before a shift belongs to it. */
const EARLY = 4 * 60;

/** A shift of an employee, published or not; instants in whole minutes. */
export interface PlannedWork {
  date: LocalDate;
  person: string;
  role: string;
  start: Instant;
  end: Instant;
  breakMinutes: Minutes;
  isPublished: boolean;
}

/** An employee's clock entry, except additional work; void entries are excluded. */
export interface ClockedWork {
  date: LocalDate;
  person: string;
  start: Instant;
  /** Null: it continues, or the end is unknown. */
  end: Instant | null;
  /** It continues: its shift still counts as planned. */
  isOpen: boolean;
  breakMinutes: Minutes;
}

/** Approved time off. */
export interface GrantedLeave {
  person: string;
  from: LocalDate;
  to: LocalDate;
  decidedAt: Instant;
}

/** An employee's work in one role in a week of a month. */
export interface WorkSum {
  /** The first days of both; weeks start on Monday. */
  month: LocalDate;
  week: LocalDate;
  person: string;
  role: string;
  /** The first date that counts towards the norm. */
  first: LocalDate | null;
  minutes: Minutes;
  shifts: number;
  weekends: number;
  nights: number;
  nightMinutes: Minutes;
  closings: number;
  holidays: number;
}

/** The data of some past days. */
export interface WorkedDays {
  /** Consecutive; the days for which planned and clocked work is known. */
  days: readonly Day[];
  planned: readonly PlannedWork[];
  clocked: readonly ClockedWork[];
  leaves: readonly GrantedLeave[];
  /** The first role of each current employee. */
  roles: ReadonlyMap<string, string>;
}

/**
 * Sums the counted hours of past days by the rules of docs/decisions/020-time-clock.md: a day with clock entries as
 * clocked, any other as published, and missed work in a month in which the employee has no entries.
 */
export function countWork({ days, planned, clocked, leaves, roles }: WorkedDays): WorkSum[] {
  const isPresent = ({ person, date, start }: PlannedWork) =>
    !leaves.some((one) => one.person === person && one.from <= date && date <= one.to && one.decidedAt >= start);
  const monthsClocked = new Set(clocked.map(({ person, date }) => `${person} ${date.slice(0, 7)}`));
  const own = planned.filter((shift) => shift.isPublished && isPresent(shift));
  const unclocked = own.filter((shift) => !clocked.some((entry) => replaces(entry, shift, planned)));
  const [missed, kept] = parted(unclocked, ({ person, date }) => monthsClocked.has(`${person} ${date.slice(0, 7)}`));
  const missedDays = new Set(missed.map(({ person, date }) => `${person} ${date}`));
  const worked = own.filter(({ person, date }) => !missedDays.has(`${person} ${date}`));
  const sums = new Map<string, WorkSum>();
  const sumOf = ({ person, date }: { person: string; date: LocalDate }, role: string) => {
    const [month, week] = [`${date.slice(0, 7)}-01`, mondayOf(date)];
    const key = JSON.stringify([month, week, person, role]);
    const sum = sums.get(key) ?? { month, week, person, role, first: null, minutes: 0, shifts: 0, ...NO_BURDENS };
    sums.set(key, sum);
    return sum;
  };
  const add = (of: { person: string; date: LocalDate }, role: string, minutes: Minutes, shifts: number) => {
    const sum = sumOf(of, role);
    sum.minutes += minutes;
    sum.shifts += shifts;
    if (sum.first === null || of.date < sum.first) sum.first = of.date;
  };
  for (const shift of kept) add(shift, shift.role, netOf(shift), 1);
  for (const day of clockedDays(clocked, planned)) {
    const role = day.role ?? roles.get(day.person);
    if (role !== undefined) add(day, role, day.minutes, day.shifts);
  }
  for (const shift of worked) addBurdens(sumOf(shift, shift.role), shift, worked, days);
  return [...sums.values()];
}

const NO_BURDENS = { weekends: 0, nights: 0, nightMinutes: 0, closings: 0, holidays: 0 };

const netOf = ({ start, end, breakMinutes }: PlannedWork) => end - start - breakMinutes;

const DAY_MS = 86_400_000;
const daysApart = (from: LocalDate, to: LocalDate) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** From 0, a Monday, to 6; the first day of 1970 was a Thursday. */
const weekdayOf = (date: LocalDate) => (((Date.parse(date) / DAY_MS + 3) % 7) + 7) % 7;
const isWeekend = (date: LocalDate) => weekdayOf(date) >= 5;
/** The Monday of a date's week. */
export const mondayOf = (date: LocalDate) =>
  new Date(Date.parse(date) - weekdayOf(date) * DAY_MS).toISOString().slice(0, 10);

/**
 * Whether an entry belongs to a shift of the same employee: of its date, of the previous date while that shift still
 * ran, of the next if it starts soon.
 */
function standsFor(entry: ClockedWork, shift: PlannedWork): boolean {
  if (entry.person !== shift.person) return false;
  const later = daysApart(entry.date, shift.date);
  if (later === -1) return entry.start < shift.end;
  return later === 0 || (later === 1 && entry.start >= shift.start - EARLY);
}

/**
 * Whether the entry replaces the planned shift. A clock-in after midnight for last night does not count for the coming
 * night.
 */
function replaces(entry: ClockedWork, shift: PlannedWork, planned: readonly PlannedWork[]): boolean {
  if (entry.isOpen || !standsFor(entry, shift)) return false;
  if (entry.date !== shift.date || entry.start >= shift.start - EARLY) return true;
  return !planned.some(
    (night) => night.person === entry.person && daysApart(night.date, entry.date) === 1 && night.end > entry.start,
  );
}

/** Days as clocked, each under the role of the first shift to which its first entry belongs. */
function clockedDays(clocked: readonly ClockedWork[], planned: readonly PlannedWork[]) {
  const closed = clocked.flatMap((entry) => (entry.end === null ? [] : [{ ...entry, end: entry.end }]));
  const days = new Map<string, typeof closed>();
  for (const entry of closed) {
    const day = JSON.stringify([entry.person, entry.date]);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days.values()].map((entries) => {
    const [first, ...others] = entries.toSorted((a, b) => a.start - b.start);
    const standing = [first, ...others].map((entry) =>
      entry === undefined
        ? []
        : planned.filter((shift) => shift.isPublished && standsFor(entry, shift)).toSorted((a, b) => a.start - b.start),
    );
    return {
      person: first?.person ?? '',
      date: first?.date ?? '',
      role: standing[0]?.[0]?.role,
      shifts: Math.max(1, ...standing.map(({ length }) => length)),
      minutes: entries.reduce((sum, { start, end, breakMinutes }) => sum + end - start - breakMinutes, 0),
    };
  });
}

/** What a shift counts for in addition to its minutes. A weekend counts once, with its first shift. */
function addBurdens(sum: WorkSum, shift: PlannedWork, worked: readonly PlannedWork[], days: readonly Day[]): void {
  const { date, person, role, end } = shift;
  const isFirst = !worked.some(
    (one) =>
      one.person === person && one.start < shift.start && isWeekend(one.date) && mondayOf(one.date) === mondayOf(date),
  );
  if (isWeekend(date) && isFirst) sum.weekends += 1;
  const near = days.filter((day) => Math.abs(daysApart(day.date, date)) <= 1);
  if (isNightShift(near, shift)) {
    sum.nights += 1;
    sum.nightMinutes += netOf(shift);
  }
  if (worked.every((one) => one.date !== date || one.role !== role || one.end <= end)) sum.closings += 1;
  if (days.some((day) => day.date === date && day.holiday)) sum.holidays += 1;
}

/** Splits a list into the elements that satisfy a condition and the others. */
function parted<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
