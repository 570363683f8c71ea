import { monthNumberOf, yearOf } from '@pamaina/contract';
import { lowerBound, type LowerBound, type Problem, withoutFixedInPeriod } from '@pamaina/engine';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import type { LoadedPeriod } from '../planning-input/index.ts';
import { keepWithMonth } from '../shifts/index.ts';
import { StoredCertificate, StoredCurve } from './stored-quality.ts';

const StoredProof = z
  .object({
    /** Of everything the bound was proved from; if it changes, the proof is outdated. */
    hash: z.string(),
    bound: z.object({ penalty: z.number(), fillable: z.number(), certificates: z.array(StoredCertificate) }),
  })
  .nullable()
  .catch(null);
type Proof = NonNullable<z.output<typeof StoredProof>>;

/** Null where nothing is proved, and where it can't be read: it is proved anew. */
export const readProof = (stored: unknown): Proof | null => StoredProof.parse(stored);

/**
 * What no schedule of a period can exceed, whatever is pinned or published in it: stored by the last generation, or
 * proved now when employees, needs or rules have changed since.
 */
export function boundOfPeriod({ problem, proof }: Pick<LoadedPeriod, 'problem' | 'proof'>): LowerBound {
  const free = withoutFixedInPeriod(problem);
  const kept = readProof(proof);
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
export async function storeBound(tx: Tx, problem: Problem, bound: LowerBound): Promise<void> {
  const free = withoutFixedInPeriod(problem);
  if (free.fixed.length < problem.fixed.length) return;
  const proof: Proof = { hash: hashOf(free), bound };
  const [year, month] = [yearOf(problem.from), monthNumberOf(problem.from)];
  await keepWithMonth(tx, { year, month }, { proof: JSON.stringify(proof) });
}

const hashOf = (problem: Problem) => createHash('sha256').update(JSON.stringify(problem)).digest('hex');

/** How the gap to the bound developed while a month's draft was generated. */
const StoredPlanning = z.object({ seconds: z.number(), curve: StoredCurve }).nullable().catch(null);
type Planning = NonNullable<z.output<typeof StoredPlanning>>;

/** Null where no plan is stored, and where it can't be read: the month shows no course of it. */
export const readCurve = (stored: unknown): Planning | null => StoredPlanning.parse(stored);

interface Month {
  year: number;
  month: number;
}

/** Stores it with the month, whose row the caller has locked; null: the month's shifts are no longer from a plan. */
export async function storePlanning(tx: Tx, { year, month }: Month, planning: Planning | null) {
  await keepWithMonth(tx, { year, month }, { planning: planning && JSON.stringify(planning) });
}

/** @param date a local date of the month */
export async function readPlanning(tx: Tx, date: string): Promise<Planning | null> {
  const row = await tx
    .selectFrom('schedule_month')
    .select('planning')
    .where('year', '=', yearOf(date))
    .where('month', '=', monthNumberOf(date))
    .executeTakeFirst();
  return readCurve(row?.planning ?? null);
}
