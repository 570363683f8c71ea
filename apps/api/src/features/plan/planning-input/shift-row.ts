import type { Block, Half, Problem, Shift } from '@pamaina/engine';
import { type ExpressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CutPlace, PlannedShift } from '../../../platform/database/stored-types.ts';
import { addDays, minuteOf } from '../../../platform/time/zone.ts';
import { contextRange } from './calendar-days.ts';
import type { Unavailable } from '../../business/unavailability/index.ts';

export type ShiftRow = Omit<Selectable<Tables['shift']>, 'project_id' | 'changed_at'>;

export const shiftColumns = [
  'id',
  'date',
  'start_time',
  'end_time',
  'starts_at',
  'ends_at',
  'break_minutes',
  'template',
  'role',
  'on_call',
  'employee_id',
  'former_name',
  'status',
  'pinned',
  'hand',
  'planned',
  'version',
  'violations',
  'amendment',
  'amends',
  'cut',
] as const satisfies readonly (keyof ShiftRow)[];

const CLOCK_TIME = z.string().regex(/^\d\d:\d\d$/);

const StoredCut = z
  .object({
    id: z.string(),
    half: z.literal([1, 2]),
    day: z.literal([0, 1]).catch(0),
    start: CLOCK_TIME,
    at: CLOCK_TIME,
    end: CLOCK_TIME,
    break_minutes: z.number().catch(0),
    breaks: z.tuple([z.number(), z.number()]).catch([0, 0]),
  })
  .nullable()
  .catch(null);

/** Which half of a place a shift is; null for a whole one, and where that can't be read: it is planned as a whole. */
export const readCut = (stored: unknown): CutPlace | null => StoredCut.parse(stored);

const StoredPlan = z
  .object({
    date: z.iso.date(),
    template: z.string().nullable().default(null),
    role: z.string(),
    start_time: CLOCK_TIME,
    end_time: CLOCK_TIME,
    break_minutes: z.number().default(0),
    employee_id: z.string().nullable().default(null),
  })
  .nullable()
  .catch(null);

/** A shift as it was planned before somebody changed it; null if nobody did, and where that can't be read. */
export const readPlanned = (stored: unknown): PlannedShift | null => StoredPlan.parse(stored);

/** On days that are being amended there are two plans: the one in force, and the manager's draft on top of it. */
export type WhichPlan = 'draft' | 'in_force';

/** Whether a row of `shift` is in a plan; on other days it is in both. */
export const inPlan = (which: WhichPlan): RawBuilder<boolean> =>
  sql<boolean>`(shift.amendment is null or shift.status = ${which === 'draft' ? 'draft' : 'published'})`;

/** The plan in which a shift is judged: of a shift that is amended, the one in force. */
export const planOf = ({ amendment, status }: Pick<ShiftRow, 'amendment' | 'status'>): WhichPlan =>
  amendment !== null && status === 'published' ? 'in_force' : 'draft';

/** Unassigned, also in the past. */
export const isOpen = (row: Pick<ShiftRow, 'employee_id' | 'former_name'> | undefined) =>
  row !== undefined && row.employee_id === null && row.former_name === null;

/** A shift that is not stored, or not yet, as the engine takes it: nothing fixes it. */
export function imaginedShift(
  row: Pick<
    ShiftRow,
    'id' | 'date' | 'template' | 'role' | 'starts_at' | 'ends_at' | 'break_minutes' | 'on_call' | 'employee_id'
  > & { cut?: ShiftRow['cut'] },
): Shift {
  const half = halfOf({ ...row, cut: row.cut ?? null });
  return {
    id: row.id,
    date: row.date,
    template: row.template,
    role: row.role,
    start: minuteOf(row.starts_at),
    end: minuteOf(row.ends_at),
    breakMinutes: row.break_minutes,
    employeeId: row.employee_id,
    ...(row.on_call !== null && { onCall: row.on_call }),
    ...(half && { half }),
    locked: false,
  };
}

/**
 * A stored shift as the engine takes it. Published and pinned ones are fixed, and those that amend a published one; so
 * is everything outside the planned period.
 */
export function toEngineShift(row: ShiftRow, period: { from: string; to: string }): Shift {
  const isOutside = row.date < period.from || row.date > period.to;
  return {
    ...imaginedShift(row),
    ...(row.former_name !== null && { workedBy: row.former_name }),
    locked: isOutside || row.former_name !== null || row.status === 'published' || row.amends !== null || row.pinned,
  };
}

export type CutRow = Pick<ShiftRow, 'date' | 'template' | 'role' | 'cut'>;

/** A half of a cut place as it was cut, whatever its shift became since. */
export interface HalfPlace {
  date: string;
  start_time: string;
  end_time: string;
  break_minutes: number;
  /** The mark of the shift that fills it. */
  cut: CutPlace;
}

/** The date of the place that a half belongs to: of a half after midnight, the day before. */
export const placeDate = ({ date }: CutRow, { day }: CutPlace): string => addDays(date, -day);

/** Whether a time of day in a shift that starts at `start` is on the next date. */
export const isNextDay = (start: string, at: string): boolean => at <= start;

/** Which half of what a shift is, for the engine. Places of a date that are cut at the same time share their halves. */
export function halfOf(row: CutRow): Half | undefined {
  const cut = readCut(row.cut);
  if (cut === null) return undefined;
  const { start, at, end, half } = cut;
  return { of: `${placeDate(row, cut)} ${start}-${at}-${end}`, at: half };
}

/** Both halves of the place that a shift is a half of; none: it is whole. */
export function bothHalves(row: CutRow): HalfPlace[] {
  const cut = readCut(row.cut);
  if (cut === null) return [];
  const { start, at, end, breaks } = cut;
  const date = placeDate(row, cut);
  const day = isNextDay(start, at) ? 1 : 0;
  return [
    { date, start_time: start, end_time: at, break_minutes: breaks[0], cut: { ...cut, half: 1, day: 0 } },
    {
      date: addDays(date, day),
      start_time: at,
      end_time: end,
      break_minutes: breaks[1],
      cut: { ...cut, half: 2, day },
    },
  ];
}

/** JSON writes instants with an offset; rows have them in UTC. */
export function withInstants(row: ShiftRow): ShiftRow {
  return { ...row, starts_at: new Date(row.starts_at).toISOString(), ends_at: new Date(row.ends_at).toISOString() };
}

/** A time by epoch milliseconds, the end exclusive. */
interface Time {
  startsAt: number;
  endsAt: number;
}

const blockAt = ({ startsAt, endsAt }: Time, source: Block['source']): Block => ({
  start: startsAt / 60_000,
  end: endsAt / 60_000,
  source,
});

const otherThanLeave = (source: Block['source'], isLeave = true): Pick<Block, 'isLeave'> =>
  source === 'time_off' && !isLeave ? { isLeave: false } : {};

/** A stored absence as the engine takes it. */
export function toEngineBlock({ starts_at, ends_at, source, is_ill, is_open, is_leave }: Unavailable): Block {
  const block = blockAt({ startsAt: starts_at, endsAt: ends_at }, is_ill ? 'ill' : source);
  return { ...block, ...(is_open && { isOpen: true }), ...otherThanLeave(block.source, is_leave) };
}

interface Away {
  /** Employee IDs. */
  people: readonly string[];
  times: readonly Time[];
  source: Block['source'];
  /** Of time off; default true. */
  isLeave?: boolean;
}

/** The problem with employees away who are there in the stored one. */
export function withAway(problem: Problem, { people, times, source, isLeave }: Away): Problem {
  const blocks = times.map((time) => ({ ...blockAt(time, source), ...otherThanLeave(source, isLeave) }));
  return {
    ...problem,
    people: problem.people.map((person) =>
      people.includes(person.id) ? { ...person, blocks: [...person.blocks, ...blocks] } : person,
    ),
  };
}

/** The problem in which some fixed shifts are fixed no more. */
export const withoutFixed = (problem: Problem, lost: ReadonlySet<string>): Problem => ({
  ...problem,
  fixed: problem.fixed.filter(({ id }) => !lost.has(id)),
});

/** Whether a shift overlaps the time. */
export const isDuring = ({ start, end }: Pick<Shift, 'start' | 'end'>, { startsAt, endsAt }: Time): boolean =>
  start * 60_000 < endsAt && end * 60_000 > startsAt;

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** The shifts of the weeks around a period, of the project whose row is read. */
export function shiftsAround(
  read: ExpressionBuilder<Tables, 'project'>,
  { from, to, plan }: { from: string; to: string; plan: WhichPlan },
) {
  const { start, end } = contextRange(from, to);
  return (
    read
      .selectFrom('shift')
      .select(shiftColumns)
      .whereRef('shift.project_id', '=', 'project.id')
      .where(inPlan(plan))
      // Both ends for the index; then the weeks around, or four of them for on-call time at home: DK 118 allows one
      // week of it in any four.
      .where((where) => where.between('date', earlier(start, addDays(from, -27)), later(end, addDays(to, 27))))
      .where((where) =>
        where.or([
          where.between('date', start, end),
          where('on_call', '=', 'at_home').and(where.between('date', addDays(from, -27), addDays(to, 27))),
        ]),
      )
      .orderBy('starts_at')
      .orderBy('shift.id')
  );
}
