import { lowerBound, type LowerBound, type Problem } from '@pamaina/engine';
import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';

interface Proof {
  /** Of everything the bound was proved from; another hash, another truth. */
  hash: string;
  bound: LowerBound;
}

/** What no plan of the month can beat, kept by the last generation; proved again when people, needs or rules changed since. */
export async function findBound(tx: Tx, projectId: string, problem: Problem): Promise<LowerBound> {
  const row = await tx
    .selectFrom('schedule_month')
    .select('proof')
    .where('project_id', '=', projectId)
    .where('year', '=', Number(problem.from.slice(0, 4)))
    .where('month', '=', Number(problem.from.slice(5, 7)))
    .executeTakeFirst();
  const proof = row?.proof as Proof | null | undefined;
  return proof?.hash === hashOf(problem) ? proof.bound : lowerBound(problem);
}

/** Keeps a bound with its month; the month's row is there and locked. */
export async function keepBound(tx: Tx, projectId: string, problem: Problem, bound: LowerBound): Promise<void> {
  const proof: Proof = { hash: hashOf(problem), bound };
  await tx
    .updateTable('schedule_month')
    .set({ proof: JSON.stringify(proof) })
    .where('project_id', '=', projectId)
    .where('year', '=', Number(problem.from.slice(0, 4)))
    .where('month', '=', Number(problem.from.slice(5, 7)))
    .execute();
}

/** The shifts that stand in the period are left out: a bound without them holds for every plan, with them or not. */
function hashOf({ fixed, ...problem }: Problem): string {
  const around = fixed.filter(({ date }) => date < problem.from || date > problem.to);
  return createHash('sha256')
    .update(JSON.stringify([problem, around]))
    .digest('hex');
}
