import { randomInt, randomUUIDv7 } from 'node:crypto';
import type { generation, BodyOf, QueryOf } from '@pamaina/contract';
import type { Part } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { ProblemError, fieldProblem } from '../../../platform/ground/problem-error.ts';
import { Accepted, member, type Call } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { untraced } from '../../../platform/tracing/tracing.ts';
import { storeMonthBudgets } from '../planning-input/index.ts';
import { lockMonth } from '../shifts/index.ts';
import { isLive, isOfMonth } from './job.ts';
import { presentDraft } from './present-draft.ts';
import { finished, lockProject, queueJob } from './queue-job.ts';
import { budgetsToKeep } from './budgets-to-keep.ts';

/**
 * Generates a month as a draft. Only queues the job: a planner thread of some process does the work, and this call
 * waits for the draft unless the caller prefers to follow the job (RFC 7240, `respond-async`) or it would take too
 * long.
 * @throws `generation_running` while the same month is being planned, `generations_full` while too many others are
 */
export async function generateSchedule(call: Call<typeof generation.generateSchedule>) {
  const { projectId, ...caller } = member(call);
  const { year, month } = call.query;
  const { seed = randomInt(2 ** 31) } = call.body;
  const part = partOfMonth(call.query, call.body);
  const id = randomUUIDv7();
  // A forecast of takings takes its time: not while the month is locked.
  const budgets = await budgetsToKeep(call, { year, month });
  const queue = async (tx: Tx) => {
    const planningSeconds = await lockProject(tx);
    await lockMonth(tx, year, month);
    await storeMonthBudgets(tx, monthRange(year, month).start, budgets);
    await queueJob(tx, caller, {
      id,
      year,
      month,
      seconds: call.body.seconds ?? planningSeconds,
      seed,
      part: part && JSON.stringify(part),
      keep: call.body.keep ?? 'hand',
    }).catch((error: unknown) => {
      throw brokenConstraint(error) === 'generation_live' ? new ProblemError('generation_running') : error;
    });
  };
  // Calls for the same project wait for each other: without turns a flood of them holds all connections.
  await inTurn(call, () => call.deps.database.inProject(projectId, queue));
  if (call.respondAsync) return new Accepted({ job_id: id });
  const job = await untraced(() => finished(call.deps, projectId, id));
  if (isLive(job)) return new Accepted({ job_id: id });
  const { result } = job;
  if (!result || !isOfMonth(job))
    throw new ProblemError(job.state === 'failed' ? 'internal' : 'unavailable', { retryAfterSeconds: 10 });
  return call.deps.database.inProject(projectId, (tx) => presentDraft(tx, job, result, call));
}

/**
 * The part of the month that a call asks to plan; null for all of it. A week may extend beyond the month: the rest of
 * it is left out. @throws `invalid`
 */
function partOfMonth(
  { year, month }: QueryOf<typeof generation.generateSchedule>,
  { from, to, roles }: BodyOf<typeof generation.generateSchedule>,
): Part | null {
  if (from === undefined && to === undefined && roles === undefined) return null;
  const { start, end } = monthRange(year, month);
  if (from !== undefined && to !== undefined && to < from) throw fieldProblem('to', 'end_date_before_start');
  if (from !== undefined && from > end) throw fieldProblem('from', 'outside_month');
  if (to !== undefined && to < start) throw fieldProblem('to', 'outside_month');
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(roles !== undefined && { roles }),
  };
}
