import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/**
 * Locks a month's row until the transaction ends: generate, publish, clear and every edit of its shifts run one after
 * the other. When a change affects two months they are locked in order, to avoid deadlocks.
 */
export async function lockMonths(tx: Tx, projectId: string, dates: readonly string[]): Promise<void> {
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))].sort();
  for (const month of months) await lockMonth(tx, projectId, Number(month.slice(0, 4)), Number(month.slice(5, 7)));
}

export async function lockMonth(tx: Tx, projectId: string, year: number, month: number) {
  await tx
    .insertInto('schedule_month')
    .values({ project_id: projectId, year, month, proof: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('schedule_month')
    .select(['published_version'])
    .where('project_id', '=', projectId)
    .where('year', '=', year)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** @throws `generation_running` while the month is being planned; call it with the month locked */
export async function refuseWhilePlanning(tx: Tx, projectId: string, year: number, month: number): Promise<void> {
  if (await planningJob(tx, projectId, year, month)) throw new ProblemError('generation_running');
}

/** The job that plans a month, waiting or running; undefined if there is none. */
export const planningJob = (tx: Tx, projectId: string, year: number, month: number) =>
  tx
    .selectFrom('generation')
    .select('id')
    .where('project_id', '=', projectId)
    .where('year', '=', year)
    .where('month', '=', month)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
