import type { Plan } from '@pamaina/engine';
import type { Database } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';
import { findProject } from '../projects/index.ts';
import { keepBound, lockMonth, replaceDraft } from '../schedule/index.ts';
import type { ClaimedJob } from './claim-job.ts';
import { boundOf, type JobResult } from './job.ts';

/**
 * Replaces the month's draft by a plan and ends its job, in one transaction. Nothing happens when the job was taken over or ended
 * meanwhile: its fence is another then.
 */
export async function writeDraft(
  database: Database,
  { job, loaded: { problem } }: ClaimedJob,
  plan: Plan,
  seconds: number,
): Promise<void> {
  await database.inProject(job.project_id, async (tx) => {
    await lockMonth(tx, job.project_id, job.year, job.month);
    const mine = await tx
      .selectFrom('generation')
      .leftJoin('account', 'account.id', 'generation.requested_by')
      .select(['stop_requested', 'username'])
      .where('generation.project_id', '=', job.project_id)
      .where('generation.id', '=', job.id)
      .where('fence', '=', job.fence)
      .where('state', '=', 'running')
      .forUpdate('generation')
      .executeTakeFirst();
    if (!mine) return;
    await replaceDraft(tx, await findProject(tx, job.project_id), problem, plan);
    const { open, quality, iterations } = plan;
    const { penalty, bound, gap, filled, needed, fillable } = quality;
    const result: JobResult = { seconds: Math.round(seconds * 1000) / 1000, open, quality };
    await tx
      .updateTable('generation')
      .set({
        state: mine.stop_requested ? 'stopped' : 'done',
        finished_at: new Date().toISOString(),
        lease_until: null,
        progress: JSON.stringify({
          penalty,
          bound,
          gap,
          filled,
          needed,
          fillable,
          iterations,
          milliseconds: seconds * 1000,
        }),
        result: JSON.stringify(result),
      })
      .where('project_id', '=', job.project_id)
      .where('id', '=', job.id)
      .execute();
    await keepBound(tx, job.project_id, problem, boundOf(quality));
    await recordActivity(tx, job.project_id, {
      action_type: 'schedule.generated',
      actor: mine.username ?? '',
      details: { year: job.year, month: job.month, filled, needed, fillable },
    });
  });
}
