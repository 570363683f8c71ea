import { setTimeout as delay } from 'node:timers/promises';
import { constants } from '@pamaina/contract';
import { sql, type Insertable } from 'kysely';
import { DEMO_SHARE, type Caller } from '../../../platform/auth/caller.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { findAnyJob, isLive, queueOf, type AnyJob } from './job.ts';

/**
 * Per project and purpose, waiting or running: a request for a decade of months must not block the planner for everyone
 * else.
 */
const LIVE_MAX = 3;
/** A short job ends soon; a long one is polled less often. */
const [LOOK_SOON_MS, SOON_MS, LOOK_EVERY_MS] = [120, 1_500, 500];
/** The client gives up after 180 s and the server responds within 170 s in any case. */
const ANSWER_AFTER_MS = 168_000;
/** An idle planner has taken a job by then; one that still waits is asked for its place. */
const TAKEN_WITHIN_MS = 2_000;
const STOP_LOOK_MS = 100;
const STOP_WAIT_MS = 8_000;

type NewJob = Pick<Insertable<Tables['generation']>, 'id' | 'year' | 'month' | 'seed'> & { seconds: number } & Partial<
    Insertable<Tables['generation']>
  >;

/**
 * Queues a job, with the project locked; one of the demo gets few seconds.
 * @throws `generations_full` while too many others wait or run
 */
export async function queueJob(tx: Tx, caller: Pick<Caller, 'accountId' | 'share'>, job: NewJob): Promise<void> {
  const isDemo = caller.share === DEMO_SHARE;
  await tx
    .insertInto('generation')
    .values({
      state: 'queued',
      lease_until: null,
      process: null,
      checkpoint: null,
      progress: null,
      result: null,
      part: null,
      started_at: null,
      finished_at: null,
      requested_by: caller.accountId,
      is_demo: isDemo,
      ...job,
      seconds: isDemo ? Math.min(job.seconds, constants.demoPlanningSecondsMax) : job.seconds,
    })
    .execute();
  await sql`select pg_notify('generation', '')`.execute(tx);
  if ((await liveJobs(tx, job.purpose ?? 'plan')) > LIVE_MAX)
    throw new ProblemError('generations_full', { retryAfterSeconds: 10 });
}

/** Each of several concurrent calls sees the others' jobs. @returns for how many seconds the project plans */
export async function lockProject(tx: Tx): Promise<number> {
  const project = tx.selectFrom('project').select('planning_seconds').where('id', '=', tx.projectId).forNoKeyUpdate();
  return (await project.executeTakeFirstOrThrow()).planning_seconds;
}

async function liveJobs(tx: Tx, purpose: AnyJob['purpose']): Promise<number> {
  const { count } = await tx
    .selectFrom('generation')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', 'in', ['queued', 'running'])
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Waits until a job is over; not for one that would be over too late for its caller. @returns it, perhaps still live
 */
export async function finished({ database, closing }: Deps, projectId: string, id: string): Promise<AnyJob> {
  const started = performance.now();
  for (;;) {
    const [job, queue] = await database.inProject(projectId, async (tx) => {
      const found = await findAnyJob(tx, id);
      const isWaiting = performance.now() - started > TAKEN_WITHIN_MS;
      return [found, isWaiting ? await queueOf(tx, found) : null];
    });
    const waited = performance.now() - started;
    const toGo = queue === null ? 0 : (queue.seconds ?? Infinity) + job.seconds;
    if (!isLive(job) || waited + toGo * 1000 > ANSWER_AFTER_MS || closing.aborted) return job;
    await delay(waited < SOON_MS ? LOOK_SOON_MS : LOOK_EVERY_MS);
  }
}

/**
 * Stops a job with the best plan so far, and waits until that is written, by the next process if the first one has shut
 * down; one that has found nothing yet ends without a plan, a finished one stays unchanged.
 * @param find throws `not_found` for what is no job of the caller
 */
export async function stopJob<Found extends AnyJob>(
  { database, closing }: Deps,
  projectId: string,
  find: (tx: Tx) => Promise<Found>,
): Promise<Found> {
  const look = () => database.inProject(projectId, find);
  let job = await look();
  await database.inProject(projectId, (tx) => askToStop(tx, job.id));
  const started = performance.now();
  job = await look();
  while (isLive(job) && performance.now() - started < STOP_WAIT_MS && !closing.aborted) {
    await delay(STOP_LOOK_MS);
    job = await look();
  }
  return job;
}

/** What runs or has found something ends with that soon; what waits ends now; what is over stays as it is. */
export async function askToStop(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('generation')
    .set({ stop_requested: true })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('state', '=', 'running'), where('state', '=', 'queued').and('checkpoint', 'is not', null)]),
    )
    .execute();
  await tx
    .updateTable('generation')
    .set({ state: 'stopped', stop_requested: true, finished_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('checkpoint', 'is', null)
    .execute();
}
