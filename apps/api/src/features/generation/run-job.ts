import type { Planner } from '@pamaina/planner';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';
import { earlierDraft, loadJob, problemOf } from './claim-job.ts';
import { beat, failJob, releaseJob } from './held-job.ts';
import { extendCurve } from './extend-curve.ts';
import type { Job, JobProgress } from './job.ts';
import { writeDraft } from './write-draft.ts';

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
