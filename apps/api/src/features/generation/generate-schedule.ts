import { randomInt, randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { generation, BodyOf, QueryOf } from '@pamaina/contract';
import type { Part } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { brokenConstraint } from '../../platform/database/retryable.ts';
import type { Deps } from '../../platform/deps.ts';
import { ProblemError, fieldProblem } from '../../platform/http/problem-error.ts';
import { Accepted, member, type Call } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { lockMonth } from '../shifts/index.ts';
import { findJob, isLive } from './job.ts';
import { presentDraft } from './present-draft.ts';

/** Per project, waiting or running: a request for a decade of months must not block the planner for everyone else. */
const LIVE_MAX = 3;
/** A short job ends soon; a long one is polled less often. */
const [LOOK_SOON_MS, SOON_MS, LOOK_EVERY_MS] = [120, 1_500, 500];
/** The client gives up after 180 s and the server responds within 170 s in any case (Decisions, Time-outs). */
const STOP_AFTER_MS = 160_000;
const ANSWER_AFTER_MS = 168_000;

/**
 * Generates a month as a draft. Only queues the job: a planner thread of some process does the work, and this call
 * waits for the draft unless the caller prefers to follow the job (RFC 7240, `respond-async`).
 * @throws `generation_running` while the same month is being planned, `generations_full` while too many others are
 */
export async function generateSchedule(call: Call<typeof generation.generateSchedule>) {
  const { projectId, accountId } = member(call);
  const { year, month } = call.query;
  const { seed = randomInt(2 ** 31) } = call.body;
  const part = partOfMonth(call.query, call.body);
  const id = randomUUIDv7();
  await call.deps.database.inProject(projectId, async (tx) => {
    const planningSeconds = await lockProject(tx);
    await lockMonth(tx, year, month);
    const seconds = call.body.seconds ?? planningSeconds;
    await tx
      .insertInto('generation')
      .values({
        id,
        year,
        month,
        state: 'queued',
        seconds,
        seed,
        requested_by: accountId,
        lease_until: null,
        process: null,
        progress: null,
        result: null,
        part: part && JSON.stringify(part),
        keep: call.body.keep ?? 'hand',
        started_at: null,
        finished_at: null,
      })
      .execute()
      .catch((error: unknown) => {
        throw brokenConstraint(error) === 'generation_live' ? new ProblemError('generation_running') : error;
      });
    if ((await liveJobs(tx)) > LIVE_MAX) throw new ProblemError('generations_full', { retryAfterSeconds: 10 });
  });
  call.deps.wakePlanner();
  if (call.respondAsync) return new Accepted({ job_id: id });
  const job = await finished(call.deps, projectId, id);
  const { result } = job;
  if (!result) throw new ProblemError(job.state === 'failed' ? 'internal' : 'unavailable', { retryAfterSeconds: 10 });
  return call.deps.database.inProject(projectId, (tx) => presentDraft(tx, job, result, call.language));
}

/** Waits until a job is over, and asks it to stop with its best result when time is short. */
async function finished({ database, closing }: Deps, projectId: string, id: string) {
  const started = performance.now();
  for (let isAsked = false; ;) {
    const job = await database.inProject(projectId, (tx) => findJob(tx, id));
    const waited = performance.now() - started;
    if (!isLive(job) || waited > ANSWER_AFTER_MS || closing.aborted) return job;
    if (waited > STOP_AFTER_MS && !isAsked) {
      isAsked = true;
      await database.inProject(projectId, (tx) =>
        tx.updateTable('generation').set({ stop_requested: true }).where('id', '=', id).execute(),
      );
    }
    await delay(waited < SOON_MS ? LOOK_SOON_MS : LOOK_EVERY_MS);
  }
}

/** Each of several concurrent calls sees the others' jobs. @returns for how many seconds the project plans */
async function lockProject(tx: Tx): Promise<number> {
  const project = tx.selectFrom('project').select('planning_seconds').where('id', '=', tx.projectId).forNoKeyUpdate();
  return (await project.executeTakeFirstOrThrow()).planning_seconds;
}

async function liveJobs(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('generation')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The part of the month that a call asks to plan; null for all of it. A week may extend beyond the month: the rest of
 * it is left out. @throws `invalid`
 */
function partOfMonth(
  { year, month }: QueryOf<typeof generation.generateSchedule>,
  { from, to, roles }: BodyOf<typeof generation.generateSchedule>,
): Part | null {
  if (from === undefined && to === undefined && roles === undefined) return null;
  const { start, end } = monthRange(year, month);
  if (from !== undefined && to !== undefined && to < from) throw fieldProblem('to', 'end_before_start');
  if (from !== undefined && from > end) throw fieldProblem('from', 'outside_month');
  if (to !== undefined && to < start) throw fieldProblem('to', 'outside_month');
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(roles !== undefined && { roles }),
  };
}
