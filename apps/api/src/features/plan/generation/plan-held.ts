import { setTimeout as delay } from 'node:timers/promises';
import type { rules } from '@pamaina/contract';
import type { Assignment, Plan, Problem, Progress, Shift } from '@pamaina/engine';
import type { Planner } from '@pamaina/planner';
import type { Deps } from '../../../platform/deps.ts';
import { describeSpan, untraced } from '../../../platform/tracing/tracing.ts';
import { checkpointOf, findCheckpoint } from './checkpoint.ts';
import { mustEnd } from './claim-job.ts';
import { beat, releaseJob } from './held-job.ts';
import type { AnyJob } from './job.ts';
import type { JobProgress } from './stored-job.ts';

const BEAT_MS = 300;
/** For what an earlier process left almost at its end, and for what must end. */
const LEAST_SECONDS = { left: 1, mustEnd: 0.1 };

export interface Planned {
  plan: Plan;
  milliseconds: number;
  curve: rules.CurvePoint[];
}

interface Held {
  problem: Problem;
  /** The earlier draft, from which the plan should differ little. */
  previous: readonly Shift[];
  /** Where the search starts if no earlier process has left anything. */
  begin?: readonly Assignment[];
  signal: AbortSignal;
}

/**
 * Plans a claimed job in worker threads while its lease is renewed.
 * @returns null when another process has taken it over, or when this one shuts down and has handed it back
 */
export async function planHeld(
  deps: Deps,
  planner: Planner,
  job: AnyJob,
  { problem, previous, begin = [], signal }: Held,
): Promise<Planned | null> {
  // What an earlier process has found, and has used of the time; without a roster it begins again with all of it.
  const start = job.progress === null ? null : await storedBest(deps, job);
  const found = start === null ? null : job.progress;
  const spentMs = found?.milliseconds ?? 0;
  const progress: { latest: JobProgress | null } = { latest: found };
  const best: { checkpoint: string | null } = { checkpoint: null };
  const started = performance.now() - spentMs;
  const running = planner.start(problem, {
    seconds: mustEnd(job) ? LEAST_SECONDS.mustEnd : Math.max(LEAST_SECONDS.left, job.seconds - spentMs / 1000),
    seed: job.seed,
    threads: deps.settings.workers,
    previous,
    ...(start ? { start: start.roster } : begin.length > 0 && { start: begin }),
    onRoster: (roster, penalty) => {
      // What it starts from is stored, and does not get it further.
      if (penalty < (start?.penalty ?? Infinity)) best.checkpoint = checkpointOf(roster, penalty);
    },
    onProgress: (latest) => {
      const now = { ...latest, milliseconds: latest.milliseconds + spentMs };
      progress.latest = { ...now, curve: extendCurve(progress.latest?.curve ?? [], now) };
    },
  });
  const over = new AbortController();
  const holding = { running, signal, over: over.signal, progress: () => progress.latest, best };
  const held = untraced(() => hold(deps, job, holding));
  const plan = await running.result.finally(() => over.abort());
  if (!(await held)) return null;
  if (signal.aborted) {
    await releaseJob(deps.database, job);
    return null;
  }
  const milliseconds = performance.now() - started;
  const { quality, iterations } = plan;
  const curve = extendCurve(progress.latest?.curve ?? [], { ...quality, iterations, milliseconds });
  describeSpan({
    'pamaina.iterations': iterations,
    'pamaina.filled': quality.filled,
    'pamaina.needed': quality.needed,
  });
  return { plan, milliseconds, curve };
}

/** The roster from which another process goes on; null if none was stored. */
const storedBest = ({ database }: Deps, job: AnyJob) =>
  database.inProject(job.project_id, (tx) => findCheckpoint(tx, job));

interface Holding {
  running: { stop: () => void };
  /** The process is shutting down. */
  signal: AbortSignal;
  /** The schedule is ready. */
  over: AbortSignal;
  progress: () => JobProgress | null;
  /** The latest roster that is not stored yet. */
  best: { checkpoint: string | null };
}

/**
 * While it plans, each beat renews the lease, reports the progress and checks for a stop request.
 * @returns false when another process has taken the job over
 */
async function hold(
  { database, log }: Deps,
  job: AnyJob,
  { running, signal, over, progress, best }: Holding,
): Promise<boolean> {
  while (!over.aborted) {
    const { checkpoint } = best;
    best.checkpoint = null;
    const answer = await beat(database, job, progress(), checkpoint).catch((error: unknown) => {
      best.checkpoint ??= checkpoint;
      // The database is briefly unavailable. The lease may expire in the meantime; the fence then rejects this plan.
      log.warn({ err: error, job: job.id, isDatabase: true }, 'a planning job missed a heartbeat');
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
