import { lowerBound, withoutFixedInPeriod, type LowerBound, type Problem } from '@pamaina/engine';
import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import type { LoadedPeriod } from './load-problem.ts';

interface Proof {
  /** Of everything the bound was proved from; another hash, another truth. */
  hash: string;
  bound: LowerBound;
}

/**
 * What no plan of a period can beat, whatever is pinned or published in it: kept by the last generation, or proved now when people,
 * needs or rules have changed since.
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

/** Of months that no generation proved, as they were last asked for: one is looked at many times before its people or needs change. */
const lastProved = new Map<string, LowerBound>();
const KEPT = 100;

/** Keeps the bound of a plan with its month; that of a plan around pinned or published shifts would not hold without them. */
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
