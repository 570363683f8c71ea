import { lowerBound, withoutFixedInPeriod, type LowerBound, type Problem } from '@pamaina/engine';
import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import type { LoadedPeriod } from '../planning-input/index.ts';

interface Proof {
  /** Of everything the bound was proved from; if it changes, the proof is outdated. */
  hash: string;
  bound: LowerBound;
}

/**
 * What no schedule of a period can exceed, whatever is pinned or published in it: stored by the last generation, or
 * proved now when employees, needs or rules have changed since.
 */
export function boundOfPeriod({ problem, proof }: Pick<LoadedPeriod, 'problem' | 'proof'>): LowerBound {
  const free = withoutFixedInPeriod(problem);
  const kept = proof as Proof | null;
  const hash = hashOf(free);
  if (kept?.hash === hash) return kept.bound;
  const bound = lastProved.get(hash) ?? lowerBound(free);
  if (lastProved.size >= KEPT) lastProved.clear();
  lastProved.set(hash, bound);
  return bound;
}

/**
 * The latest bounds without a stored proof, by hash: a month is viewed many times before its employees or needs change.
 */
const lastProved = new Map<string, LowerBound>();
const KEPT = 100;

/**
 * Stores the bound of a plan with its month; that of a plan around pinned or published shifts would not be valid
 * without them.
 */
export async function keepBound(tx: Tx, projectId: string, problem: Problem, bound: LowerBound): Promise<void> {
  const free = withoutFixedInPeriod(problem);
  if (free.fixed.length < problem.fixed.length) return;
  const proof: Proof = { hash: hashOf(free), bound };
  await tx
    .updateTable('schedule_month')
    .set({ proof: JSON.stringify(proof) })
    .where('project_id', '=', projectId)
    .where('year', '=', Number(problem.from.slice(0, 4)))
    .where('month', '=', Number(problem.from.slice(5, 7)))
    .execute();
}

const hashOf = (problem: Problem) => createHash('sha256').update(JSON.stringify(problem)).digest('hex');
