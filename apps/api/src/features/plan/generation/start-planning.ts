import { setTimeout as delay } from 'node:timers/promises';
import { createPlanner, type Planner } from '@pamaina/planner';
import type { Deps } from '../../../platform/deps.ts';
import { failuresInARow } from '../../../platform/ground/repeat.ts';
import { createHook } from '../../../platform/ground/hook.ts';
import { continueTrace, inSpan, recordSpan } from '../../../platform/tracing/tracing.ts';
import { claimJob, earlierDraft, loadJob, problemOf } from './claim-job.ts';
import { failJob } from './held-job.ts';
import { isLive, isOfMonth, type AnyJob, type Job } from './job.ts';
import { planHeld } from './plan-held.ts';
import { runSolve } from './solve/run-solve.ts';
import { readProgress } from './stored-job.ts';
import { writeDraft } from './write-draft.ts';
import { currentTime } from '../../../platform/time/clock.ts';

/** A queued job is signalled; this finds the jobs of processes that died. */
const LOOK_EVERY_MS = 1_000;

export interface Planning {
  /** Ends after handing back the current jobs. */
  stop(): Promise<void>;
}

/**
 * Works off the planning jobs of the database, as many at a time as the settings say; any number of processes can run
 * it.
 */
export function startPlanning(deps: Deps): Planning {
  const end = new AbortController();
  const running = new Map<Promise<void>, AnyJob>();
  const planners = sharing(deps.settings.workers, () => [...running.values()]);
  let alarm = new AbortController();
  const wake = () => alarm.abort();
  const pause = () =>
    delay(LOOK_EVERY_MS, undefined, { signal: AbortSignal.any([alarm.signal, end.signal]) }).catch(() => undefined);
  deps.database.signals.offerPlanning(deps.settings.plans);
  const stopHearing = deps.database.signals.on('generation', wake);
  const failures = failuresInARow(deps.log, 'looking for planning jobs');
  const work = async () => {
    while (!end.signal.aborted) {
      alarm = new AbortController();
      try {
        const { plans } = deps.settings;
        const demos = [...running.values()].filter(({ is_demo }) => is_demo).length;
        const free = { others: running.size - demos < plans, demo: demos === 0 };
        const job = failures.ended(running.size <= 2 * plans ? await claimJob(deps.database, free) : null);
        if (!job) await pause();
        else {
          const run = runJob(deps, planners(job), job, end.signal).finally(() => {
            running.delete(run);
            wake();
          });
          running.set(run, job);
        }
      } catch (error) {
        // The database is briefly unavailable; the job is stored in it and its lease expires.
        failures.failed(error);
        await delay(LOOK_EVERY_MS, undefined, { signal: end.signal }).catch(() => undefined);
      }
    }
    await Promise.all(running.keys());
  };
  const done = work();
  return {
    stop: () => {
      stopHearing();
      end.abort();
      return done;
    },
  };
}

/**
 * Planners of jobs that share the threads: one that begins alone gets all of them, one beside others its part. One of
 * the demo takes half at most, and nothing from the part of another. Nobody waits for threads: there are more than the
 * sum of the parts of some 10 plans, and the system divides its time.
 */
function sharing(workers: number, running: () => readonly AnyJob[]): (job: AnyJob) => Planner {
  const planner = createPlanner(4 * workers);
  const threadsOf = ({ is_demo }: AnyJob) => {
    const others = running().filter((one) => !one.is_demo).length;
    return Math.max(1, Math.floor(is_demo ? workers / 2 / (others + 1) : workers / Math.max(1, others)));
  };
  return (job) => ({
    ...planner,
    start: (problem, request) => planner.start(problem, { ...request, threads: threadsOf(job), givesWay: job.is_demo }),
  });
}

/** Plans a claimed job of a scenario, and ends it. */
export const scenarioClaimed =
  createHook<[deps: Deps, planner: Planner, job: AnyJob, signal: AbortSignal]>('scenarioClaimed');

const nameOf = (job: AnyJob): string =>
  job.purpose === 'scenario' ? 'plan a scenario' : isOfMonth(job) ? 'generate a month' : 'solve a problem';

/**
 * Plans a claimed job in worker threads and writes its draft or its solution. Its fence is checked at every write: a
 * process that was considered dead writes nothing. A job that cannot be read, planned or written fails, so that its
 * month is free again.
 */
export async function runJob(deps: Deps, planner: Planner, job: AnyJob, signal: AbortSignal): Promise<void> {
  try {
    const span = { kind: 'consumer', projectId: job.project_id, attributes: { 'pamaina.taking': job.fence } } as const;
    await continueTrace(job.trace, nameOf(job), span, async () => {
      recordQueue(job);
      if (job.purpose === 'scenario') await scenarioClaimed(deps, planner, job, signal);
      else if (isOfMonth(job)) await planJob(deps, planner, job, signal);
      else await runSolve(deps, planner, job, signal);
    });
  } catch (error) {
    deps.log.error({ err: error, job: job.id }, 'generating a schedule failed');
    await failJob(deps.database, job).catch((failed: unknown) =>
      deps.log.error({ err: failed, job: job.id }, 'a failed planning job could not be ended'),
    );
  }
  await countEnded(deps, job);
}

/** The first process to take it knows how long it waited. */
function recordQueue({ fence, created_at, started_at }: AnyJob): void {
  if (fence === 1 && started_at !== null)
    recordSpan('wait for a planner', [Date.parse(created_at), Date.parse(started_at)]);
}

async function planJob(deps: Deps, planner: Planner, job: Job, signal: AbortSignal): Promise<void> {
  const claimed = await inSpan('read the month', () => loadJob(deps.database, job, deps.now()));
  const problem = problemOf(claimed);
  const previous = earlierDraft(claimed);
  const planned = await inSpan('search', () => planHeld(deps, planner, job, { problem, previous, signal }));
  if (!planned) return;
  const { plan, milliseconds, curve } = planned;
  await inSpan('write the draft', () =>
    writeDraft(deps.database, claimed, plan, { seconds: milliseconds / 1000, curve }),
  );
}

/**
 * Counts a job of this process for its metrics, by what the database says of it. Nothing when another process has it,
 * or when the database does not answer: nobody waits for a number.
 */
async function countEnded({ database, metrics, log }: Deps, job: AnyJob): Promise<void> {
  try {
    const row = await database.inProject(job.project_id, (tx) =>
      tx
        .selectFrom('generation')
        .select(['state', 'fence', 'created_at', 'started_at', 'finished_at', 'progress'])
        .where('id', '=', job.id)
        .executeTakeFirst(),
    );
    if (!row || isLive(row) || row.fence !== job.fence) return;
    const at = (time: string | null) => (time === null ? currentTime() : Date.parse(time));
    const [asked, started, ended] = [at(row.created_at), at(row.started_at), at(row.finished_at)];
    metrics.jobEnded({
      outcome: row.state === 'done' && lacksPeople(row.progress) ? 'infeasible' : (row.state as 'done'),
      waitedSeconds: Math.max(0, started - asked) / 1000,
      plannedSeconds: Math.max(0, ended - started) / 1000,
    });
  } catch (error) {
    log.warn({ err: error, job: job.id, isDatabase: true }, 'a planning job could not be counted');
  }
}

/** It is proved that no schedule could fill all of it. */
function lacksPeople(stored: unknown): boolean {
  const progress = readProgress(stored);
  return progress !== null && progress.fillable < progress.needed;
}
