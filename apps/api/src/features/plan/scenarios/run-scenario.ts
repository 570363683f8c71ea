import { applyChanges, type Assignment, type Change, type Plan, type Problem } from '@pamaina/engine';
import type { Planner } from '@pamaina/planner';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { inSpan } from '../../../platform/tracing/tracing.ts';
import {
  type AnyJob,
  beginNext,
  endJob,
  lockJob,
  payBudgets,
  planHeld,
  type Planned,
  type SetBudget,
} from '../generation/index.ts';
import { type BaseMonth, firstDayOf, loadBase, withBudgets } from './base-month.ts';
import { scenarioOfJob, type ScenarioRow } from './scenario-row.ts';
import { readSide, sideOf, type StoredSide } from './stored-scenario.ts';
import { toEngineChanges } from './to-engine-changes.ts';

interface Scenario {
  row: ScenarioRow;
  base: BaseMonth;
  changes: Change[];
}

interface Run {
  deps: Deps;
  planner: Planner;
  /** With the time of one of the two plans. */
  job: AnyJob;
  signal: AbortSignal;
}

/**
 * Plans the month of a claimed job without the changes, and then with them, from the first of these plans, with the
 * same seed and time. After a crash it goes on with the plan that was being made.
 */
export async function runScenario(deps: Deps, planner: Planner, job: AnyJob, signal: AbortSignal): Promise<void> {
  const scenario = await inSpan('read the month', () => readScenario(deps, job));
  if (scenario === 'unfit') return endUnfit(deps, job);
  if (!scenario) return endThrownAway(deps, job);
  const run = { deps, planner, job: { ...job, seconds: job.seconds / 2 }, signal };
  const { row, base, changes } = scenario;
  const isSame = row.base !== null && row.print === base.print && row.planned_from === base.from;
  const found = isSame && row.base ? { side: row.base, next: run } : await planBase(run, scenario);
  if (!found) return;
  const problem = applyChanges(base.problem, changes, base.from);
  const planned = await inSpan('search', () => planOne(found.next, problem, startOf(problem, found.side)));
  if (!planned) return;
  const { plan } = planned;
  await deps.database.inProject(job.project_id, async (tx) => {
    const mine = await lockJob(tx, job);
    if (!mine) return;
    await tx
      .updateTable('scenario')
      .set({
        changed: JSON.stringify(sideOf(problem, plan, base.from)),
        outcome: mine.stop_requested ? 'stopped' : 'done',
        planned_at: new Date(deps.now()).toISOString(),
      })
      .where('id', '=', row.id)
      // Thrown away or erased meanwhile, it is nobody's.
      .where('job_id', '=', job.id)
      .execute();
    await endJob(tx, job, mine, progressOf(planned));
  });
}

/** Null where it was thrown away meanwhile; `unfit`: its lines fit the month no longer, or the month is over. */
function readScenario({ database, now }: Deps, job: AnyJob): Promise<Scenario | 'unfit' | null> {
  return database.inProject(job.project_id, async (tx) => {
    const row = await scenarioOfJob(tx, job.id);
    if (!row) return null;
    try {
      const month = await loadBase(tx, row, (zone) => firstDayOf(row, zone, now()));
      const base = withBudgets(month, payBudgets(row.budgets));
      return row.isWhole ? { row, base, changes: await toEngineChanges(tx, base, row.changes) } : 'unfit';
    } catch (error) {
      if (error instanceof ProblemError) return 'unfit';
      throw error;
    }
  });
}

async function endUnfit({ database }: Deps, job: AnyJob): Promise<void> {
  await database.inProject(job.project_id, async (tx) => {
    const mine = await lockJob(tx, job);
    if (!mine) return;
    await tx.updateTable('scenario').set({ outcome: 'failed' }).where('job_id', '=', job.id).execute();
    await endJob(tx, job, mine, null);
  });
}

async function endThrownAway({ database }: Deps, job: AnyJob): Promise<void> {
  await database.inProject(job.project_id, async (tx) => {
    const mine = await lockJob(tx, job);
    if (mine) await endJob(tx, job, { stop_requested: true }, null);
  });
}

/**
 * Plans the month without the changes and stores that, unless another scenario of the same month has its proved plan.
 * @returns null when another process has the job, or goes on with it
 */
async function planBase(run: Run, { row, base }: Scenario): Promise<{ side: StoredSide; next: Run } | null> {
  const { deps, job } = run;
  const known = await deps.database.inProject(job.project_id, (tx) => provedBase(tx, base, row.budgets));
  let side = known;
  if (side === null) {
    const planned = await inSpan('search', () => planOne(run, base.problem, base.present));
    if (!planned) return null;
    side = sideOf(base.problem, planned.plan, base.from);
  }
  const stored = JSON.stringify(side);
  const isMine = await deps.database.inProject(job.project_id, async (tx) => {
    if (!(await lockJob(tx, job))) return false;
    const values = { base: stored, print: base.print, planned_from: base.from, changed: null };
    await tx.updateTable('scenario').set(values).where('id', '=', row.id).where('job_id', '=', job.id).execute();
    await beginNext(tx, job);
    return true;
  });
  return isMine ? { side, next: { ...run, job: { ...job, progress: null, crashes: 0 } } } : null;
}

/** The plan of the same month without changes, if another scenario has one that is proved. */
async function provedBase(
  tx: Tx,
  { print, from }: BaseMonth,
  budgets: readonly SetBudget[],
): Promise<StoredSide | null> {
  const rows = await tx
    .selectFrom('scenario')
    .select('base')
    .where('print', '=', print)
    .where('planned_from', '=', from)
    .where('base', 'is not', null)
    .where(sql<boolean>`budgets = ${JSON.stringify(budgets)}::jsonb`)
    .execute();
  return rows.map(({ base }) => readSide(base)).find((side) => side?.proved === true) ?? null;
}

const planOne = ({ deps, planner, job, signal }: Run, problem: Problem, begin: readonly Assignment[]) =>
  planHeld(deps, planner, job, { problem, previous: [], begin, signal });

/** What of the plan without the changes is there with them. */
export function startOf({ people, needs }: Problem, { shifts }: StoredSide): Assignment[] {
  const known = new Set(people.map(({ id }) => id));
  const needed = new Set(needs.map(({ date, template, role }) => JSON.stringify([date, template, role])));
  return shifts.filter(
    ({ employeeId, date, template, role }) =>
      employeeId !== null && known.has(employeeId) && needed.has(JSON.stringify([date, template, role])),
  );
}

function progressOf({ plan, milliseconds, curve }: Planned) {
  const { penalty, bound, gap, filled, needed, fillable } = (plan satisfies Plan).quality;
  return { penalty, bound, gap, filled, needed, fillable, iterations: plan.iterations, milliseconds, curve };
}
