import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { runningEntry } from './open-entry.ts';
import { takeTap, type Tap } from './take-tap.ts';
import { minutesBetween } from './read-time-clock.ts';

/**
 * Starts a break. @throws `clock_stopped`, `clock_forgotten`, `clock_on_break`; `invalid` before the work or the last
 * break ended
 */
export async function beginBreak(tx: Tx, tap: Tap): Promise<void> {
  await takeTap(tx, 'break_start', tap, async ({ entry: open, happenedAt }) => {
    const entry = runningEntry(open, happenedAt);
    if (entry.break_started_at !== null) throw new ProblemError('clock_on_break');
    const earliest = entry.breaks.at(-1)?.end ?? entry.started_at;
    if (happenedAt < Date.parse(earliest)) throw fieldProblem('tapped_at', 'end_before_start');
    await tx
      .updateTable('time_entry')
      .set({ break_started_at: new Date(happenedAt).toISOString() })
      .where('id', '=', entry.id)
      .execute();
    return entry.id;
  });
}

/** Ends a break. @throws `clock_stopped`, `clock_forgotten`, `clock_not_on_break`; `invalid` before it began */
export async function endBreak(tx: Tx, tap: Tap): Promise<void> {
  await takeTap(tx, 'break_end', tap, async ({ entry: open, happenedAt }) => {
    const entry = runningEntry(open, happenedAt);
    const start = entry.break_started_at;
    if (start === null) throw new ProblemError('clock_not_on_break');
    if (happenedAt < Date.parse(start)) throw fieldProblem('tapped_at', 'end_before_start');
    const breaks = [...entry.breaks, { start, end: new Date(happenedAt).toISOString() }];
    await tx
      .updateTable('time_entry')
      .set({
        breaks: JSON.stringify(breaks),
        break_minutes: breaks.reduce((sum, pause) => sum + minutesBetween(pause.start, pause.end), 0),
        break_started_at: null,
      })
      .where('id', '=', entry.id)
      .execute();
    return entry.id;
  });
}
