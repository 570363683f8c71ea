import type { generation } from '@pamaina/contract';
import type { LowerBound, Part, Quality } from '@pamaina/engine';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { currentTime } from '../../../platform/time/clock.ts';
import { type JobProgress, type JobResult, readPart, readProgress, readResult } from './stored-job.ts';

/** Without the checkpoint, which only a planner reads. */
type Row = Omit<Selectable<Tables['generation']>, 'checkpoint'>;

/** Waits in the queue, whatever it plans: a month, or a program's problem (no month). */
export type AnyJob = Omit<Row, 'progress' | 'result' | 'part'> & {
  progress: JobProgress | null;
  result: JobResult | null;
  /** The planned part of the month; null: all of it. */
  part: Part | null;
};

/** Plans a month. */
export type Job = AnyJob & { year: number; month: number };

export const isOfMonth = (job: AnyJob): job is Job => job.year !== null && job.month !== null;

const columns = [
  'project_id',
  'id',
  'year',
  'month',
  'state',
  'seconds',
  'seed',
  'fence',
  'lease_until',
  'process',
  'stop_requested',
  'crashes',
  'progress',
  'result',
  'part',
  'keep',
  'undo_id',
  'requested_by',
  'is_demo',
  'purpose',
  'trace',
  'created_at',
  'started_at',
  'finished_at',
] as const;

/** A job of the transaction's project. @throws `not_found` */
export async function findAnyJob(tx: Tx, id: string): Promise<AnyJob> {
  const row = await tx.selectFrom('generation').select(columns).where('id', '=', id.toLowerCase()).executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return { ...row, progress: readProgress(row.progress), result: readResult(row.result), part: readPart(row.part) };
}

/** One that plans a month. @throws `not_found` */
export async function findJob(tx: Tx, id: string): Promise<Job> {
  const job = await findAnyJob(tx, id);
  if (!isOfMonth(job)) throw new ProblemError('not_found');
  return job;
}

export const isLive = ({ state }: Pick<AnyJob, 'state'>) => state === 'queued' || state === 'running';

/** The bound as proved for this schedule. */
export const boundOf = ({ bound, fillable, certificates }: Quality): LowerBound => ({
  penalty: bound,
  fillable,
  certificates,
});

/** The place of a job that waits, as clients see it; null once it was taken. */
export async function queueOf(tx: Tx, { id, state }: AnyJob): Promise<generation.Queue | null> {
  if (state !== 'queued') return null;
  const { rows } = await sql<generation.Queue>`select ahead, seconds from generation_place(${id})`.execute(tx);
  const [place] = rows;
  return place ? { ahead: place.ahead, seconds: place.seconds === null ? null : Math.ceil(place.seconds) } : null;
}

/** How far a job is, as clients see it. */
export function courseOf(job: AnyJob) {
  const end = job.finished_at === null ? currentTime() : Date.parse(job.finished_at);
  const elapsed = job.started_at === null ? 0 : Math.max(0, (end - Date.parse(job.started_at)) / 1000);
  const { progress } = job;
  return {
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
  };
}
