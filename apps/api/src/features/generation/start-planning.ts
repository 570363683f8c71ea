import { setTimeout as delay } from 'node:timers/promises';
import { createPlanner, type Planner } from '@pamaina/planner';
import type { rules } from '@pamaina/contract';
import type { Progress } from '@pamaina/engine';
import type { Deps } from '../../platform/deps.ts';
import { claimJob, earlierDraft, loadJob, problemOf } from './claim-job.ts';
import { beat, failJob, releaseJob } from './held-job.ts';
import type { Job, JobProgress } from './job.ts';
import { writeDraft } from './write-draft.ts';

const LOOK_EVERY_MS = 1_000;

export interface Planning {
  /** A job was queued: check now rather than at the next turn. */
  wake(): void;
  /** Ends after handing back the current job. */
  stop(): Promise<void>;
}

/**
 * Works off the planning jobs of the database, one at a time with all planner threads; any number of processes can run
 * it.
 */
export function startPlanning(deps: Deps): Planning {
  const planner = createPlanner(deps.settings.workers);
  const end = new AbortController();
  let alarm = new AbortController();
  const work = async () => {
    while (!end.signal.aborted) {
      try {
        const job = await claimJob(deps.database);
        if (job) await runJob(deps, planner, job, end.signal);
        else
          await delay(LOOK_EVERY_MS, undefined, { signal: AbortSignal.any([alarm.signal, end.signal]) }).catch(
            () => undefined,
          );
      } catch (error) {
        // The database is briefly unavailable; the job is stored in it and its lease expires.
        deps.log.error({ err: error }, 'looking for planning jobs failed');
        await delay(LOOK_EVERY_MS, undefined, { signal: end.signal }).catch(() => undefined);
      }
      alarm = new AbortController();
    }
  };
  const done = work();
  return {
    wake: () => alarm.abort(),
    stop: () => {
      end.abort();
      return done;
    },
  };
}

const BEAT_MS = 300;

/**
 * Plans a claimed job in worker threads and writes its draft. Its fence is checked at every write: a process that was
 * considered dead writes nothing. A job that cannot be read, planned or written fails, so that its month is free again.
 */
export async function runJob(deps: Deps, planner: Planner, job: Job, signal: AbortSignal): Promise<void> {
  try {
    await planJob(deps, planner, job, signal);
  } catch (error) {
    deps.log.error({ err: error, job: job.id }, 'generating a schedule failed');
    await failJob(deps.database, job);
  }
}

async function planJob(deps: Deps, planner: Planner, job: Job, signal: AbortSignal): Promise<void> {
  const claimed = await loadJob(deps.database, job);
  const progress: { latest: JobProgress | null } = { latest: null };
  const started = performance.now();
  const running = planner.start(problemOf(claimed), {
    seconds: job.seconds,
    seed: job.seed,
    threads: deps.settings.workers,
    previous: earlierDraft(claimed),
    onProgress: (now) => {
      progress.latest = { ...now, curve: extendCurve(progress.latest?.curve ?? [], now) };
    },
  });
  const over = new AbortController();
  const held = hold(deps, job, { running, signal, over: over.signal, progress: () => progress.latest });
  const plan = await running.result.finally(() => over.abort());
  if (!(await held)) return;
  if (signal.aborted) await releaseJob(deps.database, job);
  else {
    const milliseconds = performance.now() - started;
    const { quality, iterations } = plan;
    const curve = extendCurve(progress.latest?.curve ?? [], { ...quality, iterations, milliseconds });
    await writeDraft(deps.database, claimed, plan, { seconds: milliseconds / 1000, curve });
  }
}

interface Holding {
  running: { stop: () => void };
  /** The process is shutting down. */
  signal: AbortSignal;
  /** The schedule is ready. */
  over: AbortSignal;
  progress: () => JobProgress | null;
}

/**
 * While it plans, each beat renews the lease, reports the progress and checks for a stop request.
 * @returns false when another process has taken the job over
 */
async function hold({ database, log }: Deps, job: Job, { running, signal, over, progress }: Holding): Promise<boolean> {
  while (!over.aborted) {
    const answer = await beat(database, job, progress()).catch((error: unknown) => {
      // The database is briefly unavailable. The lease may expire in the meantime; the fence then rejects this plan.
      log.warn({ err: error, job: job.id }, 'a planning job missed a heartbeat');
      return 'go' as const;
    });
    if (answer !== 'go' || signal.aborted) running.stop();
    if (answer === 'lost') return false;
    await delay(BEAT_MS, undefined, { signal: over }).catch(() => undefined);
  }
  return true;
}

/** As many as a small chart can show, and few enough for a row that is rewritten on every beat. */
const POINTS_MAX = 80;

/**
 * The curve with one more step of progress; a step with the same figures, or one that no manager could use (it breaks
 * additional hard rules), adds nothing. When it gets too long, the point with the closest neighbours in time is
 * removed: the chart keeps its shape.
 */
export function extendCurve(curve: readonly rules.CurvePoint[], progress: Progress): rules.CurvePoint[] {
  const { penalty, bound, milliseconds, hardViolations } = progress;
  if (hardViolations > 0) return [...curve];
  const last = curve.at(-1);
  if (last?.penalty === penalty && last.bound === bound) return [...curve];
  const longer = [...curve, { seconds: Math.round(milliseconds) / 1000, penalty, bound }];
  return longer.length > POINTS_MAX ? longer.toSpliced(leastMissed(longer), 1) : longer;
}

/** The inner point between the two closest neighbours. */
function leastMissed(curve: readonly rules.CurvePoint[]): number {
  const seconds = (index: number) => curve[index]?.seconds ?? Infinity;
  let least = 1;
  for (let index = 2; index < curve.length - 1; index += 1)
    if (seconds(index + 1) - seconds(index - 1) < seconds(least + 1) - seconds(least - 1)) least = index;
  return least;
}
