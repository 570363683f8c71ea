import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type Language, solve } from '@pamaina/contract';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database.ts';
import { ProblemError } from '../../../../platform/ground/problem-error.ts';
import { type Call, EventsReply, member, type ProjectCall } from '../../../../platform/http/route.ts';
import { currentTime } from '../../../../platform/time/clock.ts';
import { qualityText, unfilledText } from '../../months/index.ts';
import { findProject } from '../../../access/projects/index.ts';
import { courseOf, findAnyJob, isLive, isOfMonth, queueOf, type AnyJob } from '../job.ts';
import { stopJob } from '../queue-job.ts';
import { readSolution } from './stored-solution.ts';

const KEPT_MS = solve.solveLimits.keptMinutes * 60_000;
const LOOK_EVERY_MS = 400;
const STREAMS_MAX = 5;
const streams = new Map<string, number>();

/** How far a solve is, and its solution once it is done. @throws `not_found`, also after its time */
export async function getSolve(call: ProjectCall<typeof solve.getSolve>) {
  return presentSolve(call.tx, await findSolve(call.tx, call.params.id), call.language);
}

/** Stops a solve with the best plan so far. @throws `not_found` */
export async function stopSolve(call: Call<typeof solve.stopSolve>) {
  const { projectId } = member(call);
  const job = await stopJob(call.deps, projectId, (tx) => findSolve(tx, call.params.id));
  return call.deps.database.inProject(projectId, (tx) => presentSolve(tx, job, call.language));
}

/**
 * The course of a solve as events until it is over; the first comes at once.
 * @throws `not_found`, `too_many_requests` when one account follows too many
 */
export async function streamSolve(call: Call<typeof solve.streamSolve>): Promise<EventsReply> {
  const { projectId, accountId } = member(call);
  const look = () =>
    call.deps.database.inProject(projectId, async (tx) =>
      presentSolve(tx, await findSolve(tx, call.params.id), call.language),
    );
  let now = await look();
  if ((streams.get(accountId) ?? 0) >= STREAMS_MAX)
    throw new ProblemError('too_many_requests', { retryAfterSeconds: 10 });
  streams.set(accountId, (streams.get(accountId) ?? 0) + 1);
  const stream = new PassThrough();
  const end = AbortSignal.any([call.signal, call.deps.closing]);
  const follow = async () => {
    for (let sent = ''; ;) {
      const event = JSON.stringify(now);
      if (event !== sent) stream.write(`data: ${event}\n\n`);
      sent = event;
      if (!['queued', 'running'].includes(now.state)) return;
      await delay(LOOK_EVERY_MS, undefined, { signal: end });
      now = await look();
    }
  };
  follow()
    .catch((error: unknown) => {
      if (!end.aborted) call.log.warn({ err: error, isDatabase: true }, 'a stream of a solve broke');
    })
    .finally(() => {
      const left = (streams.get(accountId) ?? 1) - 1;
      if (left > 0) streams.set(accountId, left);
      else streams.delete(accountId);
      stream.end();
    });
  return new EventsReply(stream);
}

/** @throws `not_found` */
async function findSolve(tx: Tx, id: string): Promise<AnyJob> {
  const job = await findAnyJob(tx, id);
  const isKept = job.finished_at === null || Date.parse(job.finished_at) > currentTime() - KEPT_MS;
  if (isOfMonth(job) || job.purpose !== 'plan' || !isKept) throw new ProblemError('not_found');
  return job;
}

async function presentSolve(tx: Tx, job: AnyJob, language: Language): Promise<z.infer<typeof solve.Solve>> {
  const result = isLive(job) ? null : await presentSolution(tx, job, language);
  return { id: job.id, ...courseOf(job), queue: await queueOf(tx, job), ...(result && { result }) };
}

/** The solution of a job that is over; null if it has none. */
export async function presentSolution(
  tx: Tx,
  job: AnyJob,
  language: Language,
): Promise<z.infer<typeof solve.Solution> | null> {
  const row = await tx.selectFrom('solve').select('result').where('id', '=', job.id).executeTakeFirst();
  const solution = readSolution(row?.result ?? null);
  if (solution === null) return null;
  const { figures, quality, seconds, shifts, open, names } = solution;
  const named = new Map(names);
  const { time_zone: zone } = await findProject(tx);
  const { needed, filled, fillable, proof } = qualityText(quality, named, language);
  return {
    instance: job.id,
    ...figures,
    seconds,
    seed: job.seed,
    needed,
    filled,
    fillable,
    proof,
    shifts,
    open: unfilledText(open, named, { language, zone }),
  };
}
