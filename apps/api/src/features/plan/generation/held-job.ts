import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { LEASE_SECONDS } from './claim-job.ts';
import type { AnyJob } from './job.ts';
import type { JobProgress } from './stored-job.ts';

/**
 * Renews the lease of the job, and stores its progress and a better checkpoint. `stop`: a stop was requested; `lost`:
 * another process has taken it over, or it is over.
 */
export async function beat(
  database: Database,
  job: AnyJob,
  progress: JobProgress | null,
  checkpoint: string | null = null,
): Promise<'go' | 'stop' | 'lost'> {
  const row = await database.inProject(job.project_id, (tx) =>
    mine(tx, job)
      .set({
        lease_until: sql<string>`now() + make_interval(secs => ${LEASE_SECONDS})`,
        ...(progress && { progress: JSON.stringify(progress) }),
        // What gets further is not what kills its processes.
        ...(checkpoint !== null && { checkpoint, crashes: 0 }),
      })
      .returning('stop_requested')
      .executeTakeFirst(),
  );
  if (!row) return 'lost';
  return row.stop_requested ? 'stop' : 'go';
}

/** The process shuts down cleanly: the next one goes on from its checkpoint. */
export async function releaseJob(database: Database, job: AnyJob): Promise<void> {
  await database.inProject(job.project_id, (tx) => mine(tx, job).set({ state: 'queued', lease_until: null }).execute());
}

export async function failJob(database: Database, job: AnyJob): Promise<void> {
  await database.inProject(job.project_id, (tx) =>
    mine(tx, job)
      .set({ state: 'failed', finished_at: sql<string>`now()`, lease_until: null, checkpoint: null })
      .execute(),
  );
}

/** Locks a job to end it; undefined when another process has taken it over, or it is over. */
export function lockJob(tx: Tx, job: AnyJob): Promise<{ stop_requested: boolean } | undefined> {
  return tx
    .selectFrom('generation')
    .select('stop_requested')
    .where('id', '=', job.id)
    .where('fence', '=', job.fence)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a job that is locked. */
export async function endJob(
  tx: Tx,
  job: AnyJob,
  { stop_requested }: { stop_requested: boolean },
  progress: JobProgress | null,
): Promise<void> {
  await mine(tx, job)
    .set({
      state: stop_requested ? 'stopped' : 'done',
      finished_at: sql<string>`now()`,
      lease_until: null,
      checkpoint: null,
      ...(progress && { progress: JSON.stringify(progress) }),
    })
    .execute();
}

/** A job goes on with another problem: what it has found so far is of the one before. */
export async function beginNext(tx: Tx, job: AnyJob): Promise<void> {
  await mine(tx, job).set({ checkpoint: null, progress: null, crashes: 0 }).execute();
}

/** The job as long as no other process has taken it over. */
function mine(tx: Tx, job: AnyJob) {
  return tx
    .updateTable('generation')
    .where('id', '=', job.id)
    .where('fence', '=', job.fence)
    .where('state', '=', 'running');
}
