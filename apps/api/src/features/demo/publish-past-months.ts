import { startPlan } from '@pamaina/planner';
import type { ProjectRow } from '../projects/index.ts';
import { people } from './cafe.ts';
import { publishMonth, replaceDraft } from '../months/index.ts';
import { loadProblem } from '../planning-input/index.ts';
import { lockMonth } from '../shifts/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { monthRange } from '../../platform/time/zone.ts';

/**
 * A month of the café is proved optimal in less than one; a busy machine may take longer, and the demo needs whole
 * schedules.
 */
const SECONDS = 15;
const SEED = 1;
/** All others have confirmed what was published. */
const unconfirmed = people.slice(-2).map(({ id }) => id);

/** Generates months one after the other, so that each respects the one before, and publishes them. */
export async function publishPastMonths(
  tx: Tx,
  project: ProjectRow,
  months: readonly Temporal.PlainYearMonth[],
  by: string,
): Promise<void> {
  for (const { year, month } of months) {
    await lockMonth(tx, year, month);
    const { start, end } = monthRange(year, month);
    const { problem } = await loadProblem(tx, start, end);
    const plan = await startPlan(problem, { seconds: SECONDS, seed: SEED, threads: 1 }).result;
    await replaceDraft(tx, problem, plan);
    await publishMonth(tx, project, { year, month, by, now: Date.now() });
  }
  await tx
    .updateTable('receipt')
    .set((column) => ({ confirmed_at: column.ref('asked_at'), confirmed_by: 'app' }))
    .where('employee_id', 'not in', unconfirmed)
    .execute();
}
