import type { OnCall } from '@pamaina/contract';
import type { Day, Need, Person } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import {
  addDays,
  clockChange,
  datesBetween,
  dayStart,
  fittingBreak,
  mondayOf,
  shiftInstants,
} from '../../platform/time/zone.ts';

/** A date that is a public holiday, or that the business has a row of its own for. */
export interface CalendarDay {
  date: string;
  closed: boolean;
  is_public: boolean;
}

/**
 * The days that judging a period needs: from the Monday a week before its first week to the Sunday a week after its
 * last, so that rest, weekly hours and consecutive days are right across both borders (Decisions, Time).
 */
export function contextRange(from: string, to: string): { start: string; end: string } {
  return { start: addDays(mondayOf(from), -7), end: addDays(mondayOf(to), 13) };
}

/** Those days as the engine takes them, with real midnights and clock changes. */
export function plannedDays(zone: string, from: string, to: string, calendar: readonly CalendarDay[]): Day[] {
  const { start, end } = contextRange(from, to);
  return engineDays(zone, datesBetween(start, end), calendar);
}

/** Dates as the engine takes them. */
export function engineDays(zone: string, dates: readonly string[], calendar: readonly CalendarDay[]): Day[] {
  const byDate = new Map(calendar.map((day) => [day.date, day]));
  return dates.map((date) => ({
    date,
    weekday: Temporal.PlainDate.from(date).dayOfWeek,
    startsAt: dayStart(zone, date) / 60_000,
    clockChange: clockChange(zone, date),
    holiday: byDate.get(date)?.is_public ?? false,
    closed: byDate.get(date)?.closed ?? false,
  }));
}

/** The days around a range as the engine takes them (`plannedDays`). One statement. */
export async function readDays(
  tx: Tx,
  project: { id: string; time_zone: string },
  { start, end }: { start: string; end: string },
): Promise<Day[]> {
  const around = contextRange(start, end);
  const calendar = await tx
    .selectFrom('calendar_day')
    .select(['date', 'closed', 'is_public'])
    .where((where) => where.between('date', around.start, around.end))
    .execute();
  return plannedDays(project.time_zone, start, end, calendar);
}

export interface RequirementRow {
  template: string;
  role: string;
  count: number;
  weekday: number | null;
  date: string | null;
  start_time: string;
  end_time: string;
  break_minutes: number;
  on_call: OnCall;
}

/**
 * The needs of some days: the weekly standard by weekday; a date exception replaces it for its date, template and role;
 * a closed day has no standard (Decisions, Requirements and Holidays).
 */
export function needsOf(zone: string, days: readonly Day[], requirements: readonly RequirementRow[]): Need[] {
  return days.flatMap((day) => {
    const exceptions = requirements.filter(({ date }) => date === day.date);
    const replaced = new Set(exceptions.map(slotOf));
    const standard = day.closed ? [] : requirements.filter(({ weekday }) => weekday === day.weekday);
    return [...exceptions, ...standard.filter((row) => !replaced.has(slotOf(row)))].map((row) =>
      needOn(zone, day.date, row),
    );
  });
}

function needOn(zone: string, date: string, row: RequirementRow): Need {
  const { template, role, count } = row;
  return {
    date,
    template,
    role,
    ...hoursOn(zone, date, row),
    count,
    underWeight: null,
    overWeight: null,
    ...(row.on_call === 'at_work' && { onCall: row.on_call }),
  };
}

/** Local hours on a date as the engine takes them. */
export function hoursOn(
  zone: string,
  date: string,
  { start_time, end_time, break_minutes }: Pick<RequirementRow, 'start_time' | 'end_time' | 'break_minutes'>,
): Pick<Need, 'start' | 'end' | 'breakMinutes'> {
  const { startsAt, endsAt } = shiftInstants(zone, date, start_time, end_time);
  const breakMinutes = fittingBreak(break_minutes, startsAt, endsAt);
  return { start: startsAt / 60_000, end: endsAt / 60_000, breakMinutes };
}

const slotOf = ({ template, role }: RequirementRow) => `${template}\u0000${role}`;

/** A preference for one date: not to work on it, or a shift of the template. */
export interface DatedWish {
  date: string;
  kind: 'off' | 'on';
  template: string | null;
}

interface Wishes {
  /** 1 Monday .. 7 Sunday: those on which the employee prefers not to work. */
  weekdays: readonly number[];
  /** At most one per date; it replaces the weekday's. */
  dated: readonly DatedWish[];
  /** The weight of each relative to an ordinary one (`wishWeights`). */
  weight: number;
}

/**
 * An employee's preferences as the engine takes them: a day off is none of the day's templates. Days and shifts without
 * a staffing need are left out, because no schedule could meet or miss them.
 */
export function wishesOf(
  { weekdays, dated, weight }: Wishes,
  days: readonly Day[],
  needs: readonly Need[],
): Person['wishes'] {
  if (weekdays.length === 0 && dated.length === 0) return [];
  const wished = new Map(dated.map((wish) => [wish.date, wish]));
  const free = new Set(days.filter(({ weekday }) => weekdays.includes(weekday)).map(({ date }) => date));
  const found = new Map<string, Person['wishes'][number]>();
  for (const { date, template } of needs) {
    const wish = wished.get(date);
    const isMeant = wish ? wish.kind === 'off' || wish.template === template : free.has(date);
    if (isMeant) found.set(`${date} ${template}`, { date, template, kind: wish?.kind ?? 'off', weight });
  }
  return [...found.values()];
}

/** How many wishes somebody had for days of published months, and how many of them were not kept. */
export interface EarlierWishes {
  employee_id: string;
  granted: number;
  refused: number;
}

/** Penalties of a plan stay multiples of a coarse step, which proofs rely on. */
const STEPS = 4;
const MOST = 2;

/**
 * The weight of an employee's preferences relative to ordinary ones: higher if a greater share of theirs was not met in
 * earlier months than the team's (011, Fairness debt). One plus the difference of the shares, in quarters, from 1 to 2;
 * employees not included have 1.
 */
export function wishWeights(earlier: readonly EarlierWishes[]): Map<string, number> {
  const ofTeam = refusedShare({
    granted: earlier.reduce((sum, { granted }) => sum + granted, 0),
    refused: earlier.reduce((sum, { refused }) => sum + refused, 0),
  });
  return new Map(
    earlier.map((own) => {
      const weight = Math.round((1 + refusedShare(own) - ofTeam) * STEPS) / STEPS;
      return [own.employee_id, Math.min(MOST, Math.max(1, weight))];
    }),
  );
}

const refusedShare = ({ granted, refused }: Omit<EarlierWishes, 'employee_id'>) =>
  refused / Math.max(1, granted + refused);
