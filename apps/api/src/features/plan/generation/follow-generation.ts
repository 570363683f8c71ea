import type { generation } from '@pamaina/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { together, type Tx } from '../../../platform/database/database.ts';
import { type Call, member, type ProjectCall } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { planningJob } from '../shifts/index.ts';
import { isRestorable } from '../snapshots/index.ts';
import { courseOf, findJob, queueOf, type Job } from './job.ts';
import { presentDraft } from './present-draft.ts';
import { stopJob } from './queue-job.ts';

/** The job that is planning a month, so that anyone who opens the month elsewhere can follow it too. */
export async function findGeneration(call: ProjectCall<typeof generation.findGeneration>) {
  const { year, month } = call.query;
  const { tx } = call;
  const [job, by_hand, step] = await together(tx, () => [
    planningJob(tx, year, month),
    countHandWork(tx, monthRange(year, month)),
    undoOfPlan(tx, year, month),
  ]);
  const isOffered = !job && step !== null && (await isRestorable(tx, step));
  return { job_id: job?.id ?? null, by_hand, undo_id: isOffered ? step.id : null };
}

/** The data for undoing the latest plan of a month: a page that did not start it, or was reloaded, can offer it too. */
async function undoOfPlan(tx: Tx, year: number, month: number) {
  const latest = await tx
    .selectFrom('generation')
    .leftJoin('draft_snapshot as step', (join) =>
      join.onRef('step.project_id', '=', 'generation.project_id').onRef('step.id', '=', 'generation.undo_id'),
    )
    .select(['step.id', 'step.starts_on as start', 'step.ends_on as end', 'step.print'])
    .where('year', '=', year)
    .where('month', '=', month)
    .where('undo_id', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { id = null, start = null, end = null, print = null } = latest ?? {};
  // Without its step it was undone.
  return id === null || start === null || end === null || print === null ? null : { id, start, end, print };
}

/** How far a plan is, and the draft once it is done. @throws `not_found` */
export async function getGeneration(call: ProjectCall<typeof generation.getGeneration>) {
  const { tx } = call;
  return presentJob(tx, await findJob(tx, call.params.job_id), call);
}

/** Stops a job with the best schedule so far, and returns when that is written. @throws `not_found` */
export async function stopGeneration(call: Call<typeof generation.stopGeneration>) {
  const { projectId } = member(call);
  const job = await stopJob(call.deps, projectId, (tx) => findJob(tx, call.params.job_id));
  return call.deps.database.readInProject(projectId, (tx) => presentJob(tx, job, call));
}

/** How many shifts of a range's draft were added, changed or deleted by hand. */
async function countHandWork(tx: Tx, { start, end }: { start: string; end: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
      select count(*) from shift
      where project_id = ${tx.projectId} and date between ${start} and ${end} and status = 'draft' and hand is not null
    )::integer + (
      select count(*) from hand_removal where project_id = ${tx.projectId} and date between ${start} and ${end}
    )::integer as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** How far a job is, and its draft once it is over. */
async function presentJob(
  tx: Tx,
  job: Job,
  call: Pick<Call, 'language' | 'caller'>,
): Promise<z.infer<typeof generation.Generation>> {
  return {
    job_id: job.id,
    year: job.year,
    month: job.month,
    ...courseOf(job),
    queue: await queueOf(tx, job),
    undo_id: job.undo_id,
    ...(job.result && { result: await presentDraft(tx, job, job.result, call) }),
  };
}
