import type { rules } from '@pamaina/contract';
import type { LowerBound, OpenNeed, Part, Progress, Quality } from '@pamaina/engine';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** What a finished job stores in addition to the shifts. */
export interface JobResult {
  seconds: number;
  open: OpenNeed[];
  quality: Quality;
}

/** How far a job is, and its progress over time. */
export interface JobProgress extends Omit<Progress, 'hardViolations'> {
  curve: rules.CurvePoint[];
}

type Row = Selectable<Tables['generation']>;

export type Job = Omit<Row, 'progress' | 'result' | 'part'> & {
  progress: JobProgress | null;
  result: JobResult | null;
  /** The planned part of the month; null: all of it. */
  part: Part | null;
};

/** A planning job of the transaction's project. @throws `not_found` */
export async function findJob(tx: Tx, id: string): Promise<Job> {
  const row = await tx.selectFrom('generation').selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return row as Job;
}

export const isLive = ({ state }: Pick<Job, 'state'>) => state === 'queued' || state === 'running';

/** The bound as proved for this schedule. */
export const boundOf = ({ bound, fillable, certificates }: Quality): LowerBound => ({
  penalty: bound,
  fillable,
  certificates,
});
