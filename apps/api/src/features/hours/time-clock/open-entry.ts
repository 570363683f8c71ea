import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { readBreaks } from './stored-breaks.ts';

/** No one works this long: an employee who is still clocked in then forgot to clock out. */
export const FORGOTTEN_MS = 16 * 3_600_000;

export type OpenEntry = NonNullable<Awaited<ReturnType<typeof openEntryOf>>>;

/** An employee's running entry. */
export async function openEntryOf(tx: Tx, employeeId: string) {
  const row = await tx
    .selectFrom('time_entry')
    .select(['id', 'date', 'started_at', 'breaks', 'break_minutes', 'break_started_at', 'note', 'is_late'])
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row && { ...row, breaks: readBreaks(row.breaks) };
}

/** When the person's last clock event was, epoch milliseconds: of a running entry, or the end of the last one. */
export async function lastTapOf(
  tx: Tx,
  { employeeId }: { employeeId: string },
  entry: OpenEntry | undefined,
): Promise<number | null> {
  if (entry) return Date.parse(entry.break_started_at ?? entry.breaks.at(-1)?.end ?? entry.started_at);
  const closed = await tx
    .selectFrom('time_entry')
    .select('ended_at')
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'closed')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return closed?.ended_at ? Date.parse(closed.ended_at) : null;
}

export const isForgotten = ({ started_at }: { started_at: string }, now: number) =>
  now - Date.parse(started_at) > FORGOTTEN_MS;

/**
 * Whether an employee works now, for the kiosk and the today board: no one does whose end was forgotten.
 * @param entry the running one, if any
 */
export function clockStateOf(
  entry: { started_at: string; break_started_at: string | null } | null | undefined,
  now: number,
): 'out' | 'in' | 'break' {
  if (!entry || isForgotten(entry, now)) return 'out';
  return entry.break_started_at === null ? 'in' : 'break';
}

/**
 * The running entry for a clock event that continues it. @throws `clock_stopped` without any; `clock_forgotten` when
 * its end must be said first
 */
export function runningEntry(entry: OpenEntry | undefined, happenedAt: number): OpenEntry {
  if (!entry) throw new ProblemError('clock_stopped');
  if (isForgotten(entry, happenedAt)) throw new ProblemError('clock_forgotten');
  return entry;
}
