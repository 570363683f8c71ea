import { solve } from '@pamaina/contract';
import type { OpenNeed, Plan, Problem } from '@pamaina/engine';
import type { Planner } from '@pamaina/planner';
import { figuresOf, withoutVainWishes } from '@pamaina/problem';
import type { Database } from '../../../../platform/database/database.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { inSpan } from '../../../../platform/tracing/tracing.ts';
import { endJob, lockJob } from '../held-job.ts';
import type { AnyJob } from '../job.ts';
import { planHeld } from '../plan-held.ts';
import { readProblem, type StoredSolution } from './stored-solution.ts';

/** Plans a program's problem and stores the solution; like a draft, only while the job is still this process's. */
export async function runSolve(deps: Deps, planner: Planner, job: AnyJob, signal: AbortSignal): Promise<void> {
  const problem = await findProblem(deps.database, job);
  const heard = withoutVainWishes(problem).problem;
  const planned = await inSpan('search', () => planHeld(deps, planner, job, { problem: heard, previous: [], signal }));
  if (!planned) return;
  const { plan, milliseconds, curve } = planned;
  const seconds = Math.round(milliseconds) / 1000;
  const { penalty, bound, gap, filled, needed, fillable } = plan.quality;
  const progress = { penalty, bound, gap, filled, needed, fillable, iterations: plan.iterations, milliseconds, curve };
  const result = JSON.stringify(solutionOf(problem, plan, seconds));
  await deps.database.inProject(job.project_id, async (tx) => {
    const mine = await lockJob(tx, job);
    if (!mine) return;
    await tx.updateTable('solve').set({ result }).where('id', '=', job.id).execute();
    await endJob(tx, job, mine, progress);
  });
}

async function findProblem(database: Database, { project_id, id }: AnyJob): Promise<Problem> {
  const { problem } = await database.inProject(project_id, (tx) =>
    tx.selectFrom('solve').select('problem').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return readProblem(problem);
}

function solutionOf(problem: Problem, plan: Plan, seconds: number): StoredSolution {
  return {
    figures: figuresOf(problem, plan),
    quality: plan.quality,
    seconds,
    shifts: plan.shifts,
    open: withReasonsUpTo(solve.solveLimits.reasons, plan.open),
    names: problem.people.map(({ id, name }) => [id, name]),
  };
}

/** Every open need, with its reasons as long as there is room for them: nobody reads a million. */
function withReasonsUpTo(most: number, open: readonly OpenNeed[]): OpenNeed[] {
  let room = most;
  return open.map((need) => {
    const reasons = need.reasons.slice(0, room);
    room -= reasons.length;
    return { ...need, reasons };
  });
}
