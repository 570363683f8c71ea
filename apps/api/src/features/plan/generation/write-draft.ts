import type { rules } from '@pamaina/contract';
import { explain, measure, type Plan } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { boundOfPeriod, storeBound, storePlanning, replaceDraft } from '../months/index.ts';
import { lockMonth } from '../shifts/index.ts';
import { keepSnapshot, takeDraft } from '../snapshots/index.ts';
import { earlierDraft, type ClaimedJob } from './claim-job.ts';
import { boundOf } from './job.ts';
import type { JobResult } from './stored-job.ts';

/**
 * Replaces the month's draft by a generated schedule and ends its job, in one transaction. Does nothing if the job was
 * taken over or ended in the meantime. The result is measured on the current month, because
 * employees, needs and absences may have changed while it was planned.
 */
export async function writeDraft(
  database: Database,
  claimed: ClaimedJob,
  plan: Plan,
  { seconds, curve }: { seconds: number; curve: rules.CurvePoint[] },
): Promise<void> {
  const { job, loaded } = claimed;
  const projectId = job.project_id;
  await database.inProject(projectId, async (tx) => {
    await lockMonth(tx, job.year, job.month);
    const mine = await lockClaimed(tx, job);
    if (!mine) return;
    if (isBoundOfMonth(claimed)) await storeBound(tx, loaded.problem, boundOf(plan.quality));
    const { from, to } = loaded.problem;
    const before = await takeDraft(tx, { start: from, end: to });
    const month = await replaceDraft(tx, { from, to, part: job.part ?? {}, keep: job.keep }, plan);
    const undo_id = await keepSnapshot(tx, before);
    const quality = measure(month.problem, month.shifts, boundOfPeriod(month));
    const result: JobResult = {
      seconds: Math.round(seconds * 1000) / 1000,
      open: explain(month.problem, month.shifts),
      quality,
    };
    await storePlanning(tx, job, { seconds: result.seconds, curve });
    const { penalty, bound, gap, filled, needed, fillable } = quality;
    const reached = { penalty, bound, gap, filled, needed, fillable };
    await tx
      .updateTable('generation')
      .set({
        state: mine.stop_requested ? 'stopped' : 'done',
        finished_at: sql<string>`now()`,
        lease_until: null,
        checkpoint: null,
        undo_id,
        progress: JSON.stringify({ ...reached, iterations: plan.iterations, milliseconds: seconds * 1000, curve }),
        result: JSON.stringify(result),
      })
      .where('id', '=', job.id)
      .execute();
    await recordActivity(tx, {
      action_type: 'schedule.generated',
      actor: mine.username ?? '',
      details: { year: job.year, month: job.month, filled, needed, fillable },
    });
  });
}

/** The row of the job, unless it was taken over or ended: its fence has changed then. */
const lockClaimed = (tx: Tx, { id, fence }: ClaimedJob['job']) =>
  tx
    .selectFrom('generation')
    .leftJoin('account', 'account.id', 'generation.requested_by')
    .select(['stop_requested', 'username'])
    .where('generation.id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .forUpdate('generation')
    .executeTakeFirst();

/**
 * A plan close to an earlier draft pays for its changes, and so does its bound: that is not a bound of the month. Nor
 * is the bound of a part, nor that of a month with manual changes, whose needs are fewer, nor one that pays for late
 * changes.
 */
function isBoundOfMonth(claimed: ClaimedJob): boolean {
  const { job, loaded, priced } = claimed;
  if (job.part !== null || priced !== loaded.problem) return false;
  return earlierDraft(claimed).length === 0 && !loaded.rows.some(({ hand }) => hand !== null);
}
