import type { Deps } from '../../platform/deps.ts';
import { currentTime } from '../../platform/time/clock.ts';
import { isLive, type AnyJob } from './job.ts';

/**
 * Counts a job of this process for its metrics, by what the database says of it. Nothing when another process has it,
 * or when the database does not answer: nobody waits for a number.
 */
export async function countEnded({ database, metrics, log }: Deps, job: AnyJob): Promise<void> {
  try {
    const row = await database.inProject(job.project_id, (tx) =>
      tx
        .selectFrom('generation')
        .select(['state', 'fence', 'created_at', 'started_at', 'finished_at', 'progress'])
        .where('id', '=', job.id)
        .executeTakeFirst(),
    );
    if (!row || isLive(row) || row.fence !== job.fence) return;
    const at = (time: string | null) => (time === null ? currentTime() : Date.parse(time));
    const [asked, started, ended] = [at(row.created_at), at(row.started_at), at(row.finished_at)];
    metrics.jobEnded({
      outcome: row.state === 'done' && lacksPeople(row.progress) ? 'infeasible' : (row.state as 'done'),
      waitedSeconds: Math.max(0, started - asked) / 1000,
      plannedSeconds: Math.max(0, ended - started) / 1000,
    });
  } catch (error) {
    log.warn({ err: error, job: job.id }, 'a planning job could not be counted');
  }
}

/** It is proved that no schedule could fill all of it. */
function lacksPeople(progress: unknown): boolean {
  const { fillable, needed } = (progress ?? {}) as { fillable?: number; needed?: number };
  return fillable !== undefined && needed !== undefined && fillable < needed;
}
