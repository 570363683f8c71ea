import { randomInt, randomUUIDv7 } from 'node:crypto';
import { solve } from '@pamaina/contract';
import { sql } from 'kysely';
import { DEMO_SHARE } from '../../../../platform/auth/caller.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { inTurn } from '../../../../platform/http/in-turn.ts';
import { ProblemError } from '../../../../platform/ground/problem-error.ts';
import { Accepted, member, type Call } from '../../../../platform/http/route.ts';
import { answerOf } from '../../../../platform/http/answer-of.ts';
import { taskOf } from '../../../../platform/work/task.ts';
import { untraced } from '../../../../platform/tracing/tracing.ts';
import { finished, lockProject, queueJob } from '../queue-job.ts';
import { isLive } from '../job.ts';
import { checkSolve } from './check-solve.ts';
import { presentSolution } from './follow-solve.ts';

const checking = taskOf(checkSolve, new URL('./check-solve.ts', import.meta.url).href);
const { kept, perHour } = solve.solveLimits;
const HOUR_SECONDS = 3600;
/** What checking takes, about. */
const MS_PER_PERSON_OR_NEED = 0.05;

/**
 * Plans a program's problem in the queue of the months: the same fairness, the same limit of jobs in a project.
 * @throws `demo_solves_nothing`, `problem_invalid` with the field's path, `generations_full`, `too_many_requests`
 */
export async function startSolve(call: Call<typeof solve.startSolve>) {
  const { projectId, ...caller } = member(call);
  // Anybody has a copy of it for nothing, and could let it plan all day.
  if (caller.share === DEMO_SHARE) throw new ProblemError('demo_solves_nothing');
  const { seed = randomInt(2 ** 31), problem } = call.body;
  await call.deps.limits.take(`solve:${caller.accountId}`, perHour, HOUR_SECONDS);
  const checked = await answerOf(call, checking, sizeOf(problem) * MS_PER_PERSON_OR_NEED, problem);
  if ('fault' in checked) throw new ProblemError('problem_invalid', { values: { fault: checked.fault } });
  const id = randomUUIDv7();
  const queue = async (tx: Tx) => {
    const planningSeconds = await lockProject(tx);
    const seconds = call.body.seconds ?? planningSeconds;
    await queueJob(tx, caller, { id, year: null, month: null, seconds, seed });
    await tx.insertInto('solve').values({ id, problem: checked.text, result: null }).execute();
    await forgetEarlier(tx);
  };
  await inTurn(call, () => call.deps.database.inProject(projectId, queue));
  if (call.respondAsync) return new Accepted({ id });
  const job = await untraced(() => finished(call.deps, projectId, id));
  if (isLive(job)) return new Accepted({ id });
  const solution = await call.deps.database.inProject(projectId, (tx) => presentSolution(tx, job, call.language));
  if (!solution) throw new ProblemError(job.state === 'failed' ? 'internal' : 'unavailable', { retryAfterSeconds: 10 });
  return solution;
}

function sizeOf(problem: Record<string, unknown>): number {
  const lists = ['people', 'needs', 'fixed', 'days'].map((field) => problem[field]);
  return lists.reduce((sum: number, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

/** A project keeps its latest solutions only, however many it asks for within the hour. */
async function forgetEarlier(tx: Tx): Promise<void> {
  await sql`
    delete from solve using generation
    where solve.project_id = ${tx.projectId} and generation.project_id = ${tx.projectId} and generation.id = solve.id
      and generation.state not in ('queued', 'running')
      and solve.id not in (
        select latest.id from solve as latest where latest.project_id = ${tx.projectId} order by latest.id desc limit ${kept}
      )`.execute(tx);
}
