import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
import { loadProblem, type LoadedPeriod } from '../schedule/index.ts';
import { findJob, type Job } from './job.ts';

/** A process that plans says so at least this often, or another one takes its job over. */
export const LEASE_SECONDS = 15;

export interface ClaimedJob {
  job: Job;
  loaded: LoadedPeriod;
}

/** Takes the next job that waits or whose planner died, and reads what it needs. Null: there is none. */
export async function claimJob(database: Database): Promise<ClaimedJob | null> {
  const { rows } = await sql<{ project_id: string; id: string }>`select project_id, id from next_generation()`.execute(
    database.direct,
  );
  for (const { project_id, id } of rows) {
    const claimed = await database.inProject(project_id, async (tx) => {
      const taken = await tx
        .updateTable('generation')
        .set((column) => ({
          state: 'running',
          fence: column('fence', '+', 1),
          lease_until: sql<string>`now() + make_interval(secs => ${LEASE_SECONDS})`,
          started_at: sql<string>`now()`,
        }))
        .where('project_id', '=', project_id)
        .where('id', '=', id)
        .where((where) =>
          where.or([
            where('state', '=', 'queued'),
            where.and([where('state', '=', 'running'), where('lease_until', '<', sql<string>`now()`)]),
          ]),
        )
        .returning('id')
        .executeTakeFirst();
      if (!taken) return null;
      const job = await findJob(tx, project_id, id);
      const { start, end } = monthRange(job.year, job.month);
      return { job, loaded: await loadProblem(tx, await findProject(tx, project_id), start, end) };
    });
    if (claimed) return claimed;
  }
  return null;
}
