import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { localOf } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
import { holdMonths } from '../months/index.ts';
import { isForgotten } from './open-entry.ts';
import { takeTap, type Tap } from './take-tap.ts';

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
