import { absenceTypes, allAbsenceTypes, type AbsenceType } from '@pamaina/contract';
import type { Absence } from '@pamaina/engine';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { readableValues } from '../../../platform/database/stored-json.ts';
import { hidesIllness } from '../../../platform/text/rule-text.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, dayStart } from '../../../platform/time/zone.ts';
import type { ProjectRow } from '../../access/projects/index.ts';

/** A time at which an employee is unavailable: one occurrence of a stored entry, which may repeat every week. */
export interface Unavailable extends Span {
  id: string;
  employee_id: string;
  source: 'time_off' | 'self';
  note: string | null;
  repeats_weekly: boolean;
  /** Because of illness. */
  is_ill?: boolean;
  /** For an illness: its end is not known yet. */
  is_open?: boolean;
  /** The leave type's code of granted time off. */
  absence_type?: string | null;
  /** Its name if it is one of the business. */
  absence_name?: string | null;
  /** Of granted time off: whether averages leave it out (`isLeave` of its type). */
  is_leave?: boolean;
}

/**
 * Everything that makes employees unavailable on the local dates from `start` to `end`, both inclusive, earliest first.
 * One statement.
 * @param employeeId of one person; everybody's without it
 */
export async function listBlocks(
  tx: Tx,
  { time_zone: zone }: Pick<ProjectRow, 'time_zone'>,
  start: string,
  end: string,
  employeeId?: string,
): Promise<Unavailable[]> {
  const range = { starts_at: dayStart(zone, start), ends_at: dayStart(zone, addDays(end, 1)) };
  let query = tx
    .selectFrom('unavailability')
    .leftJoin('time_off', (join) =>
      join
        .onRef('time_off.project_id', '=', 'unavailability.project_id')
        .onRef('time_off.id', '=', 'unavailability.time_off_id'),
    )
    .select([
      'unavailability.id',
      'unavailability.employee_id',
      'unavailability.starts_at',
      'unavailability.ends_at',
      'source',
      'note',
      'repeats_weekly',
      sql<string | null>`coalesce(time_off.leave_code, time_off.type)`.as('absence_type'),
      sql<string | null>`(select own.name from leave_type own
        where own.project_id = time_off.project_id and own.type = time_off.leave_code)`.as('absence_name'),
      sql<boolean>`is_illness or time_off.type is not distinct from 'sick_leave'`.as('is_ill'),
      sql<boolean>`coalesce(time_off.is_open, false)`.as('is_open'),
      sql<boolean>`coalesce(time_off.type = any(${leaveTypes}), false)`.as('is_leave'),
    ])
    .where('unavailability.starts_at', '<', new Date(range.ends_at).toISOString())
    .where((where) =>
      where.or([
        where('unavailability.ends_at', '>', new Date(range.starts_at).toISOString()),
        where('repeats_weekly', '=', true),
      ]),
    );
  if (employeeId !== undefined) query = query.where('unavailability.employee_id', '=', employeeId);
  const blocks = (await query.execute()).flatMap((row) => {
    const first = { starts_at: Date.parse(row.starts_at), ends_at: Date.parse(row.ends_at) };
    const spans = row.repeats_weekly ? expandWeekly(zone, first, range) : [first];
    return spans.map((span) => ({ ...row, ...span }));
  });
  return blocks.sort((a, b) => a.starts_at - b.starts_at || (a.id < b.id ? -1 : 1));
}

/**
 * Absences as a caller may see them: who reads the plan but not absences sees when somebody is away, not why. Illness
 * is health data (GDPR 9), and a note may mention it.
 */
export function withoutReasons(blocks: Unavailable[], caller: Pick<Caller, 'role' | 'abilities'>) {
  if (!hidesIllness(caller)) return blocks;
  return blocks.map((one) => ({
    ...one,
    note: null,
    absence_type: null,
    absence_name: null,
    is_ill: false,
    is_open: false,
  }));
}

const leaveTypes = allAbsenceTypes.filter((type) => absenceTypes[type].isLeave);

export interface Span {
  /** Epoch milliseconds, the end exclusive. */
  starts_at: number;
  ends_at: number;
}

const DAYS_IN_WEEK = 7;

/**
 * The weeks of a weekly span that overlap `range`: the same local weekday and times of day as the first, from the first
 * one on. A time that the clocks skip moves forward by the jump; one that occurs twice is its first occurrence (RFC
 * 5545); where nothing would be left between the two, the span keeps its length.
 */
export function expandWeekly(zone: string, first: Span, range: Span): Span[] {
  const start = localTime(zone, first.starts_at);
  const end = localTime(zone, first.ends_at);
  const touches = ({ starts_at, ends_at }: Span) => starts_at < range.ends_at && ends_at > range.starts_at;
  const spans: Span[] = touches(first) ? [first] : [];
  for (let week = firstWeek(zone, end, range); ; week += 1) {
    const starts_at = instantOf(zone, start.add({ weeks: week }));
    if (starts_at >= range.ends_at) return spans;
    const until = instantOf(zone, end.add({ weeks: week }));
    const span = { starts_at, ends_at: until > starts_at ? until : starts_at + (first.ends_at - first.starts_at) };
    if (touches(span)) spans.push(span);
  }
}

/** The first repetition to check: the last that certainly ends before the range, or the one after the first. */
function firstWeek(zone: string, end: Temporal.PlainDateTime, range: Span): number {
  const days = end.until(localTime(zone, range.starts_at), { largestUnit: 'days' }).days;
  return Math.max(1, Math.floor(days / DAYS_IN_WEEK) - 1);
}

function localTime(zone: string, at: number): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
}

function instantOf(zone: string, local: Temporal.PlainDateTime): number {
  return local.toZonedDateTime(zone).epochMilliseconds;
}

/** Minutes of the time off in a row of `time_off` that is of some hours of a day; null: whole days. */
export const hoursOfAbsence = sql<number | null>`minutes_between(starts_at, ends_at)`;

const Scheduled = readableValues(z.number());

/** What was scheduled on the days of granted time off, net minutes by date; a day that can't be read has none. */
export const readScheduled = (stored: unknown): Record<string, number> => Scheduled.parse(stored);

/** Granted time off, as the norms use it. */
export interface GrantedAbsence extends Absence {
  type: AbsenceType;
  /** Of the type of the business; of employees who left before it was kept it isn't known. */
  leave_code?: string | null;
}

/**
 * Granted time off that overlaps the local dates from `start` to `end`, both inclusive, by employee; that of the day
 * after too, which may have opened a night shift. One statement.
 * @param employeeId of one person; everybody's without it
 */
export async function listAbsences(
  tx: Tx,
  { start, end, employeeId }: { start: string; end: string; employeeId?: string | undefined },
): Promise<Map<string, GrantedAbsence[]>> {
  const rows = await tx
    .selectFrom('time_off')
    .select(['employee_id', 'type', 'leave_code', 'start_date as from', 'end_date as to', 'scheduled'])
    .select(hoursOfAbsence.as('minutes'))
    .where('status', '=', 'approved')
    .where('start_date', '<=', addDays(end, 1))
    .where('end_date', '>=', start)
    .$if(employeeId !== undefined, (query) => query.where('employee_id', '=', employeeId ?? ''))
    .orderBy('start_date')
    .orderBy('starts_at')
    .execute();
  const absences = rows.map((row) => ({ ...row, scheduled: readScheduled(row.scheduled) }));
  return Map.groupBy(absences, ({ employee_id }) => employee_id);
}
