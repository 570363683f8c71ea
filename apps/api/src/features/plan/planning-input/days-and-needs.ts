import type { OnCall } from '@pamaina/contract';
import { shiftMinutes, type Day, type Need, type Person, type ShiftMinutes } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import {
  addDays,
  clockChange,
  datesBetween,
  dayStart,
  fittingBreak,
  minuteOf,
  mondayOf,
  shiftInstants,
} from '../../../platform/time/zone.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A date that is a public holiday, or that the business has a row of its own for. */
export interface CalendarDay {
  date: string;
  closed: boolean;
  is_public: boolean;
}

/**
 * The days that judging a period needs: from the Monday a week before its first week to the Sunday a week after its
 * last, so that rest, weekly hours and consecutive days are right across both borders.
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
function engineDays(zone: string, dates: readonly string[], calendar: readonly CalendarDay[]): Day[] {
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
 * a closed day has no standard.
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

/** Hours that are counted at once. */
export const BATCH = 1000;

/** What the minutes of a shift depend on, besides the calendar. */
export interface Hours {
  date: string;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
}

/**
 * Lets the engine count the hours of shifts that were written in this transaction, and all others of the project that
 * are due. Every transaction that writes hours of shifts calls it: without it the database refuses to commit
 * (docs/decisions/050-minutes-of-shifts.md).
 */
export async function countMinutes(tx: Tx): Promise<void> {
  while ((await countBatch(tx, BATCH)) === BATCH);
}

/** @returns how many hours were counted; as many as asked for: there may be more */
export async function countBatch(tx: Tx, most: number): Promise<number> {
  // Another process may count the same: the second waits, and finds the rest.
  const { rows: due } = await sql<Hours>`
    with counting as materialized (select pg_advisory_xact_lock_shared(shift_minutes_key(${tx.projectId})))
    select date, starts_at, ends_at, break_minutes from shift_minutes, counting
    where project_id = ${tx.projectId} and is_due order by date, starts_at, ends_at, break_minutes limit ${most} for update of shift_minutes`.execute(
    tx,
  );
  if (due.length === 0) return 0;
  const counted = await minutesOf(tx, due);
  await sql`update shift_minutes set minutes = counted.minutes, night_minutes = counted.night, holiday_minutes = counted.holiday,
      is_night = counted."isNight", is_holiday = counted."isHoliday", weekend = counted.weekend, is_due = false
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (date date, starts_at timestamptz, ends_at timestamptz,
      break_minutes smallint, minutes integer, night integer, holiday integer, "isNight" boolean, "isHoliday" boolean, weekend date)
    where shift_minutes.project_id = ${tx.projectId} and shift_minutes.date = counted.date
      and shift_minutes.starts_at = counted.starts_at and shift_minutes.ends_at = counted.ends_at
      and shift_minutes.break_minutes = counted.break_minutes`.execute(tx);
  return due.length;
}

/** What the engine counts of some hours, earliest first, in the calendar of the project. */
export async function minutesOf<One extends Hours>(tx: Tx, hours: readonly One[]): Promise<(One & ShiftMinutes)[]> {
  const dates = [...new Set(hours.flatMap(({ date }) => [-1, 0, 1].map((days) => addDays(date, days))))].sort();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const { zone, calendar } = await tx
    .selectFrom('project')
    .select('time_zone as zone')
    .select(
      sql<
        CalendarDay[]
      >`(select coalesce(json_agg(json_build_object('date', date, 'closed', closed, 'is_public', is_public)), '[]')
        from calendar_day where project_id = ${tx.projectId} and date between ${first} and ${last})`.as('calendar'),
    )
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const days = new Map(engineDays(zone, dates, calendar).map((day) => [day.date, day]));
  const around = new Map<string, { list: Day[]; index: Map<string, number> }>();
  const near = (date: string) => {
    const found = around.get(date);
    if (found) return found;
    const list = [-1, 0, 1].flatMap((by) => days.get(addDays(date, by)) ?? []);
    const made = { list, index: new Map(list.map((day, index) => [day.date, index])) };
    around.set(date, made);
    return made;
  };
  return hours.map((one) => {
    const [start, end] = [minuteOf(one.starts_at), minuteOf(one.ends_at)];
    return { ...one, ...shiftMinutes(near(one.date), { date: one.date, start, end, breakMinutes: one.break_minutes }) };
  });
}

/** The needs of every week and of the dates `from` to `to`, of the project whose row is read. */
export const requirementsIn = (read: ExpressionBuilder<Tables, 'project'>, from: string, to: string) =>
  read
    .selectFrom('requirement')
    .innerJoin('template', (join) =>
      join
        .onRef('template.project_id', '=', 'requirement.project_id')
        .onRef('template.name', '=', 'requirement.template'),
    )
    .select(['template', 'role', 'count', 'weekday', 'date'])
    .select(['start_time', 'end_time', 'break_minutes', 'on_call'])
    .whereRef('requirement.project_id', '=', 'project.id')
    .where((where) => where.or([where('date', 'is', null), where.between('date', from, to)]))
    .orderBy('start_time')
    .orderBy('template')
    .orderBy('role');
