import type { Plan, Progress } from '@pamaina/engine';
import type { Planner } from '@pamaina/planner';
import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';
import { LEASE_SECONDS, type ClaimedJob } from './claim-job.ts';
import type { Job } from './job.ts';
import { writeDraft } from './write-draft.ts';

const BEAT_MS = 300;

/**
 * Plans a claimed job in worker threads and writes its draft back. While it plans, each beat renews the lease, tells the progress
 * and looks whether somebody asked it to stop. Its fence is checked at every write: a process that was taken for dead writes nothing.
 */
export async function runJob(
  deps: Deps,
  planner: Planner,
  { job, loaded }: ClaimedJob,
  signal: AbortSignal,
): Promise<void> {
  const previous = loaded.shifts.filter(({ locked, employeeId }) => !locked && employeeId !== null);
  let progress: Progress | null = null;
  const started = performance.now();
  const running = planner.start(loaded.problem, {
    seconds: job.seconds,
    seed: job.seed,
    threads: deps.settings.workers,
    previous,
    onProgress: (now) => {
      progress = now;
    },
  });
  const over = new AbortController();
  const beats = (async () => {
    while (!over.signal.aborted) {
      const answer = await beat(deps, job, progress).catch((error: unknown) => {
        // The database is away for a moment. The lease may run out meanwhile; the fence then keeps this plan out.
        deps.log.warn({ err: error, job: job.id }, 'a planning beat was missed');
        return 'go' as const;
      });
      if (answer !== 'go' || signal.aborted) running.stop();
      if (answer === 'lost') return false;
      await delay(BEAT_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
    return true;
  })();
  const plan = await running.result.catch((error: unknown) => {
    deps.log.error({ err: error, job: job.id }, 'planning failed');
    return null;
  });
  over.abort();
  if (!(await beats)) return;
  if (signal.aborted) await release(deps, job);
  else if (plan) await finish(deps, { job, loaded }, plan, (performance.now() - started) / 1000);
  else await fail(deps, job);
}

async function beat({ database }: Deps, job: Job, progress: Progress | null): Promise<'go' | 'stop' | 'lost'> {
  const row = await database.inProject(job.project_id, (tx) =>
    tx
      .updateTable('generation')
      .set({
        lease_until: sql<string>`now() + make_interval(secs => ${LEASE_SECONDS})`,
        progress: progress && JSON.stringify(progress),
      })
      .where('project_id', '=', job.project_id)
      .where('id', '=', job.id)
      .where('fence', '=', job.fence)
      .where('state', '=', 'running')
      .returning('stop_requested')
      .executeTakeFirst(),
  );
  if (!row) return 'lost';
  return row.stop_requested ? 'stop' : 'go';
}

async function finish(deps: Deps, claimed: ClaimedJob, plan: Plan, seconds: number): Promise<void> {
  try {
    await writeDraft(deps.database, claimed, plan, seconds);
  } catch (error) {
    deps.log.error({ err: error, job: claimed.job.id }, 'a plan could not be written back');
    await fail(deps, claimed.job);
  }
}

/** The process goes down in good order: the next one begins the job anew. */
async function release({ database }: Deps, job: Job): Promise<void> {
  await database.inProject(job.project_id, (tx) =>
    tx
      .updateTable('generation')
      .set({ state: 'queued', lease_until: null })
      .where('project_id', '=', job.project_id)
      .where('id', '=', job.id)
      .where('fence', '=', job.fence)
      .where('state', '=', 'running')
      .execute(),
  );
}

async function fail({ database }: Deps, job: Job): Promise<void> {
  await database.inProject(job.project_id, (tx) =>
    tx
      .updateTable('generation')
      .set({ state: 'failed', finished_at: new Date().toISOString(), lease_until: null })
      .where('project_id', '=', job.project_id)
      .where('id', '=', job.id)
      .where('fence', '=', job.fence)
      .where('state', '=', 'running')
      .execute(),
  );
}
