import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError, fieldProblem } from '../../../platform/ground/problem-error.ts';
import { localOf } from '../../../platform/time/zone.ts';
import type { StoredBreak } from '../../../platform/database/stored-types.ts';
import { findProject } from '../../access/projects/index.ts';
import { holdMonths } from '../../plan/months/index.ts';
import { isForgotten, type OpenEntry } from './open-entry.ts';
import { takeTap, type Tap } from './take-tap.ts';
import { minutesBetween } from './read-time-clock.ts';

/**
 * An employee clocks in.
 * @throws `clock_running`; `clock_forgotten` when an earlier end must be said first; `entry_overlaps`, `month_locked`
 * for a tap that came late
 */
export async function beginWork(tx: Tx, tap: Tap): Promise<void> {
  const { employeeId, source, note } = tap;
  await takeTap(tx, 'in', tap, async ({ entry, happenedAt, isLate }) => {
    if (entry) throw new ProblemError(isForgotten(entry, happenedAt) ? 'clock_forgotten' : 'clock_running');
    const started_at = new Date(happenedAt).toISOString();
    const overlapped = await tx
      .selectFrom('time_entry')
      .select('id')
      .where('employee_id', '=', employeeId)
      .where('state', '=', 'closed')
      .where('ended_at', '>', started_at)
      .executeTakeFirst();
    if (overlapped) throw new ProblemError('entry_overlaps');
    const { time_zone } = await findProject(tx);
    const { date } = localOf(time_zone, happenedAt);
    await holdMonths(tx, [date]);
    const id = randomUUIDv7();
    await tx
      .insertInto('time_entry')
      .values({
        id,
        employee_id: employeeId,
        date,
        state: 'open',
        started_at,
        ended_at: null,
        source,
        note,
        is_late: isLate,
      })
      .execute();
    return id;
  });
}

const LONGEST_MS = 24 * 3_600_000;

/**
 * An employee clocks out. Nothing is guessed: a forgotten end is what the employee states, or unclear until a manager
 * clarifies it.
 * @param stated epoch milliseconds as the person says; null: they do not know; undefined: now
 * @throws `clock_stopped`; `clock_forgotten` when the end must be said; `invalid` for an end that cannot be;
 * `month_locked`
 */
export async function endWork(tx: Tx, tap: Tap, stated: number | null | undefined): Promise<void> {
  await takeTap(tx, 'out', tap, async ({ entry, happenedAt, isLate }) => {
    if (!entry) throw new ProblemError('clock_stopped');
    if (stated === undefined && isForgotten(entry, happenedAt)) throw new ProblemError('clock_forgotten');
    await holdMonths(tx, [entry.date]);
    const end = stated === undefined ? happenedAt : stated;
    if (end !== null) refuseImpossible(entry, { end, happenedAt, isStated: stated !== undefined });
    const ended_at = end === null ? null : new Date(end).toISOString();
    const breaks = ended_at === null ? entry.breaks : breaksUntil(entry, ended_at);
    await tx
      .updateTable('time_entry')
      .set((row) => ({
        state: ended_at === null ? 'unclear' : 'closed',
        ended_at,
        breaks: JSON.stringify(breaks),
        break_minutes: breaks.reduce((sum, pause) => sum + minutesBetween(pause.start, pause.end), 0),
        break_started_at: null,
        is_stated: stated !== undefined,
        is_late: entry.is_late || isLate,
        ...(tap.note !== null && { note: tap.note }),
        version: row('version', '+', 1),
      }))
      .where('id', '=', entry.id)
      .execute();
    return entry.id;
  });
}

function refuseImpossible(
  { started_at }: OpenEntry,
  { end, happenedAt, isStated }: { end: number; happenedAt: number; isStated: boolean },
): void {
  const field = isStated ? 'ended_at' : 'tapped_at';
  if (end <= Date.parse(started_at)) throw fieldProblem(field, 'end_before_start');
  if (end > happenedAt) throw fieldProblem(field, 'end_future');
  if (end - Date.parse(started_at) > LONGEST_MS) throw fieldProblem(field, 'entry_long');
}

/** The breaks of an entry that ends: a running one ends with it, and any part after the end is dropped. */
function breaksUntil({ breaks, break_started_at }: OpenEntry, end: string): StoredBreak[] {
  const all = break_started_at === null ? breaks : [...breaks, { start: break_started_at, end }];
  return all.filter(({ start }) => start < end).map((pause) => (pause.end > end ? { ...pause, end } : pause));
}
