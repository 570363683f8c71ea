import { schedule, type BodyOf, monthNumberOf, yearOf, monthOf } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { fittingBreak, shiftInstants } from '../../../platform/time/zone.ts';
import { shiftColumns, type ShiftRow } from '../planning-input/index.ts';
import type { ProjectRow } from '../../access/projects/index.ts';

/**
 * Locks a month's row until the transaction ends: generate, publish, clear and every edit of its shifts run one after
 * the other. When a change affects two months they are locked in order, to avoid deadlocks.
 */
async function lockMonths(tx: Tx, dates: readonly string[]): Promise<void> {
  const months = [...new Set(dates.map(monthOf))].sort();
  for (const month of months) await lockMonth(tx, yearOf(month), monthNumberOf(month));
}

/** The months that each transaction has locked, `YYYY-MM`. */
const locked = new WeakMap<Tx, Set<string>>();

export async function lockMonth(tx: Tx, year: number, month: number) {
  await tx
    .insertInto('schedule_month')
    .values({ year, month, proof: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('schedule_month')
    .select(['published_version'])
    .where('year', '=', year)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const months = locked.get(tx) ?? new Set();
  locked.set(tx, months.add(`${year}-${String(month).padStart(2, '0')}`));
  return row;
}

/** @throws Error for a date whose month this transaction has not locked: the caller has forgotten it */
export function refuseUnlocked(tx: Tx, dates: readonly string[]): void {
  const open = dates.find((date) => locked.get(tx)?.has(monthOf(date)) !== true);
  if (open !== undefined) throw new Error(`shifts of ${open} are written, and their month is not locked`);
}

/** @throws `generation_running` while the month is being planned; call it with the month locked */
export async function refuseWhilePlanning(tx: Tx, year: number, month: number): Promise<void> {
  if (await planningJob(tx, year, month)) throw new ProblemError('generation_running');
}

/** The job that plans a month, waiting or running; undefined if there is none. */
export const planningJob = (tx: Tx, year: number, month: number) =>
  tx
    .selectFrom('generation')
    .select('id')
    .where('year', '=', year)
    .where('month', '=', month)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();

/** Locks the months of some dates for an edit. @throws `generation_running` while one of them is being planned */
export async function beginEdit(tx: Tx, dates: readonly string[]): Promise<void> {
  await lockMonths(tx, dates);
  for (const month of new Set(dates.map(monthOf))) await refuseWhilePlanning(tx, yearOf(month), monthNumberOf(month));
}

/** A draft that is to be edited. */
interface Opening {
  id: string;
  /** The version that the caller knows; null: any. */
  ifMatch: number | null;
  /** Where the edit moves it; absent: it is deleted. */
  newDate?: string;
}

/**
 * A draft by its id for editing: its month and that of `newDate` locked, then its row.
 * @throws `not_found`; `published_locked`; `stale` when `ifMatch` is another version;
 * `outside_amendment`; `generation_running`
 */
export async function openDraft(tx: Tx, opening: Opening): Promise<ShiftRow> {
  const [row] = await openDrafts(tx, [opening]);
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** Each month is read and judged as a whole, so that a call has few of them. */
async function beginEdits(tx: Tx, dates: readonly string[]): Promise<void> {
  if (new Set(dates.map(monthOf)).size > schedule.CHANGED_MONTHS_MAX)
    throw new ProblemError('invalid', { fields: { changes: ['too_many'] } });
  await beginEdit(tx, dates);
}

/**
 * Several drafts, in the order given; `more` are other dates whose months are edited with them. All months are locked
 * first, in their order, so that two such edits never wait for each other.
 */
export async function openDrafts(
  tx: Tx,
  openings: readonly Opening[],
  more: readonly string[] = [],
): Promise<ShiftRow[]> {
  const ids = openings.map(({ id }) => id.toLowerCase());
  if (ids.length === 0) {
    await beginEdits(tx, more);
    return [];
  }
  const shifts = tx.selectFrom('shift').where('id', 'in', ids).orderBy('id');
  const found = new Map((await shifts.select(['id', 'date', 'status']).execute()).map((row) => [row.id, row]));
  for (const id of ids) {
    const row = found.get(id);
    if (!row) throw new ProblemError('not_found');
    if (row.status === 'published') throw new ProblemError('published_locked');
  }
  const dates = [...found.values()].map(({ date }) => date);
  await beginEdits(tx, [...dates, ...openings.flatMap(({ newDate }) => newDate ?? []), ...more]);
  const rows = new Map((await shifts.select(shiftColumns).forUpdate().execute()).map((row) => [row.id, row]));
  const drafts: ShiftRow[] = [];
  for (const [place, { ifMatch, newDate }] of openings.entries()) {
    const row = rows.get(ids[place] ?? '');
    if (!row) throw new ProblemError('not_found');
    if (row.status === 'published') throw new ProblemError('published_locked');
    if (row.amends !== null && newDate !== undefined) await refuseOutside(tx, row, newDate);
    if (row.date !== found.get(row.id)?.date || (ifMatch !== null && ifMatch !== row.version))
      throw new ProblemError('stale');
    drafts.push(row);
  }
  return drafts;
}

/** What amends a published shift stays within the amended days. @throws `outside_amendment` */
async function refuseOutside(tx: Tx, { amendment }: ShiftRow, date: string): Promise<void> {
  const inside = await tx
    .selectFrom('amendment')
    .select('id')
    .where('id', '=', amendment)
    .where('starts_on', '<=', date)
    .where('ends_on', '>=', date)
    .executeTakeFirst();
  if (!inside) throw new ProblemError('outside_amendment');
}

/**
 * Runs a write that the database rejects when an employee's shifts would overlap, or lie outside of the employment.
 * @throws `shift_overlaps`; `invalid` for a day on which the employee has no contract
 */
export async function refusingOverlap<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'shift_no_overlap') throw new ProblemError('shift_overlaps');
    if (broken === 'shift_within_employment') throw fieldProblem('employee_id', 'not_employed');
    throw error;
  }
}

/** The columns of a shift that a manager sets; its template provides missing hours. */
export type ShiftValues = Omit<
  ShiftRow,
  'id' | 'former_name' | 'status' | 'hand' | 'planned' | 'version' | 'violations' | 'amendment' | 'amends' | 'cut'
>;

/** @throws `invalid` for a template or an employee that the project does not have */
export async function shiftValues(
  tx: Tx,
  project: Pick<ProjectRow, 'time_zone'>,
  body: BodyOf<typeof schedule.createShift>,
): Promise<ShiftValues> {
  const { date, role, template = null, employee_id = null } = body;
  const { on_call, ...hours } = await hoursOf(tx, body);
  if (employee_id !== null) {
    // Who is being deleted meanwhile is waited for.
    const employee = await tx
      .selectFrom('employee')
      .select('id')
      .where('id', '=', employee_id)
      .forKeyShare()
      .executeTakeFirst();
    if (!employee) throw fieldProblem('employee_id', 'employee_unknown');
  }
  const { startsAt, endsAt } = shiftInstants(project.time_zone, date, hours.start_time, hours.end_time);
  const fitting = fittingBreak(hours.break_minutes, startsAt, endsAt);
  if (body.break_minutes !== undefined && fitting < body.break_minutes)
    throw fieldProblem('break_minutes', 'break_too_long');
  return {
    date,
    ...hours,
    break_minutes: fitting,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    template,
    role,
    on_call: on_call === 'none' ? null : on_call,
    employee_id,
    pinned: body.pinned ?? false,
  };
}

async function hoursOf(
  tx: Tx,
  { template: name, start_time, end_time, break_minutes }: BodyOf<typeof schedule.createShift>,
) {
  const template =
    name == null
      ? undefined
      : await tx.selectFrom('template').selectAll().where('name', '=', name).forKeyShare().executeTakeFirst();
  if (name != null && !template) throw fieldProblem('template', 'template_unknown');
  const start = start_time ?? template?.start_time.slice(0, 5) ?? '';
  const end = end_time ?? template?.end_time.slice(0, 5) ?? '';
  if (start === end) throw fieldProblem('end_time', 'end_equals_start');
  return {
    start_time: start,
    end_time: end,
    break_minutes: break_minutes ?? template?.break_minutes ?? 0,
    on_call: template?.on_call ?? 'none',
  };
}
