import type { generation, Language } from '@pamaina/contract';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { isLive, type Job } from './job.ts';
import { presentDraft } from './present-draft.ts';

/** How far a job is, and its draft once it is over. */
export async function presentJob(tx: Tx, job: Job, language: Language): Promise<z.infer<typeof generation.Generation>> {
  const elapsed = job.started_at === null ? 0 : (Date.now() - Date.parse(job.started_at)) / 1000;
  const { progress, result } = job;
  return {
    job_id: job.id,
    year: job.year,
    month: job.month,
    state: job.state,
    progress: isLive(job) ? Math.min(0.99, elapsed / job.seconds) : 1,
    elapsed_seconds: Math.round(elapsed * 10) / 10,
    best: progress?.penalty ?? null,
    bound: progress?.bound ?? null,
    gap: progress?.gap ?? null,
    filled: progress?.filled ?? null,
    needed: progress?.needed ?? null,
    fillable: progress?.fillable ?? null,
    curve: progress?.curve ?? [],
    undo_id: job.undo_id,
    ...(result && { result: await presentDraft(tx, job, result, language) }),
  };
}
