import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { findProject } from '../projects/index.ts';
import { scheduledMinutes } from './scheduled-minutes.ts';
import { spanOf } from './span-of.ts';

interface Illness {
  people: readonly string[];
  /** Local dates, both included. */
  start_date: string;
  end_date: string;
  /** IDs of the published shifts that each person lost by it. */
  taken: ReadonlyMap<string, readonly string[]>;
  /** The username of who noted it. */
  actor: string;
  now: number;
}

/**
 * Notes that people are ill as sick leave that is granted already, which stands wherever time off does. Their shifts have been settled.
 * @returns whom nothing could be noted of: some of the days wait for an answer or are granted already
 */
export async function noteIllness(
  tx: Tx,
  projectId: string,
  { people, start_date, end_date, taken, actor, now }: Illness,
): Promise<string[]> {
  const { time_zone: zone } = await findProject(tx, projectId);
  const span = spanOf(zone, { start_date, end_date });
  const dates = { start_date, end_date };
  const decided = { status: 'approved' as const, decided_by: actor, decided_at: new Date(now).toISOString() };
  const refused: string[] = [];
  for (const employee_id of people) {
    const opened = [...(taken.get(employee_id) ?? [])];
    const scheduled = await scheduledMinutes(tx, projectId, { employee_id, ...dates, ...span }, opened);
    const row = { project_id: projectId, id: randomUUIDv7(), employee_id, type: 'sick_leave' as const, ...dates };
    const noted = await tx
      .insertInto('time_off')
      .values({ ...row, reason: '', ...decided, scheduled: JSON.stringify(scheduled), opened })
      // Two spans of one person never overlap: the constraint excludes it.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (noted === undefined) refused.push(employee_id);
    else
      await tx
        .insertInto('unavailability')
        .values({
          project_id: projectId,
          id: randomUUIDv7(),
          employee_id,
          ...span,
          source: 'time_off' as const,
          note: null,
          time_off_id: noted.id,
        })
        .execute();
  }
  return refused;
}
