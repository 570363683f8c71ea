import {
  gapOf,
  type Assignment,
  type OperatorName,
  type Plan,
  type Problem,
  type Progress,
  type Shift,
} from '@pamaina/engine';
import { setTimeout as delay } from 'node:timers/promises';
import { bestPlan } from './best-plan.ts';
import { beginThread, endThread } from './ready-threads.ts';
import { createBoard } from './shared-board.ts';
import { threadSeed } from './thread-seed.ts';
import { PROVED, STOPPED, type WorkerMessage, type WorkOrder } from './worker-messages.ts';

/** Milliseconds that a plan has one processor for itself: a second thread makes a problem proved by then no faster. */
const ALONE = 100;

export interface PlanRequest {
  /** Wall-clock limit, from the call; the result comes within half a second after it. */
  seconds: number;
  seed: number;
  /**
   * Worker threads; each searches from its own seed, the first one with the linear program of the whole, and the best
   * plan is used.
   */
  threads: number;
  /**
   * Limits each thread's work instead of its time: the same seed, threads and number give the same plan on any machine.
   */
  maxIterations?: number;
  /** The earlier draft, from which the plan should differ little. */
  previous?: readonly Shift[];
  /** Parts of the search that are left out, to measure what they bring. */
  without?: readonly OperatorName[];
  /** It takes only what other plans leave of the processors. */
  givesWay?: boolean;
  /** Where the search starts: what `onRoster` handed out in an earlier run. */
  start?: readonly Assignment[];
  onProgress?: (progress: Progress) => void;
  /** Better lawful rosters on the way, with their penalties. */
  onRoster?: (roster: Assignment[], penalty: number) => void;
}

export interface RunningPlan {
  /** The best plan found; rejected if a thread crashes. */
  result: Promise<Plan>;
  /** Ends the search; `result` then has the best plan so far. Can be called at any time and more than once. */
  stop: () => void;
}

/**
 * Plans in worker threads, without blocking the calling thread.
 * @throws RangeError if the seconds or the threads are not numbers, because such a plan would never end
 */
export function startPlan(problem: Problem, request: PlanRequest): RunningPlan {
  for (const name of ['seconds', 'threads'] as const)
    if (!Number.isFinite(request[name])) throw new RangeError(`${name} must be a number, not ${request[name]}`);
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const stop = (): void => void Atomics.store(flag, 0, STOPPED);
  const end = (): void => void Atomics.compareExchange(flag, 0, 0, PROVED);
  const milliseconds = request.seconds * 1000;
  const deadline = performance.timeOrigin + performance.now() + milliseconds;
  const latest = new Map<number, Progress>();
  const onProgress = (thread: number, progress: Progress): void => {
    latest.set(thread, progress);
    request.onProgress?.(joined([...latest.values()]));
  };
  let least = Infinity;
  const onRoster = (roster: Assignment[], penalty: number): void => {
    if (penalty >= least) return;
    least = penalty;
    request.onRoster?.(roster, penalty);
  };
  const threads = Math.max(1, Math.floor(request.threads));
  // Under a work budget threads do not exchange anything, so that the plan does not depend on their speed.
  const board = threads > 1 && request.maxIterations === undefined ? createBoard(problem) : null;
  const begin = (thread: number): Run => {
    const seed = threadSeed(request.seed, thread);
    const order: WorkOrder = { problem, seed, helps: thread > 0, deadline, milliseconds, flag };
    if (request.maxIterations !== undefined) order.maxIterations = request.maxIterations;
    if (board) order.board = board;
    if (request.without) order.without = [...request.without];
    if (request.previous) order.previous = [...request.previous];
    if (request.start) order.start = [...request.start];
    if (request.givesWay) order.givesWay = true;
    if (request.onRoster) order.handsOut = true;
    const run = runThread(order, (progress) => onProgress(thread, progress), onRoster);
    // No other thread can beat a plan proved optimal by one. Under a work budget all run to their end, so that ties are
    // resolved in the same way.
    if (request.maxIterations === undefined) run.plan.then((plan) => plan.proved && end(), stop);
    return run;
  };
  const isAlone = request.maxIterations === undefined;
  return { result: planOfAll({ threads, isAlone, begin }), stop };
}

interface Run {
  plan: Promise<Plan>;
  end: () => Promise<void>;
}

interface Runs {
  threads: number;
  /** The first one begins alone. */
  isAlone: boolean;
  begin: (thread: number) => Run;
}

/** The best plan of all threads; those that help begin only if the first has no plan soon. */
async function planOfAll({ threads, isAlone, begin }: Runs): Promise<Plan> {
  const first = begin(0);
  const runs = [first];
  try {
    if (threads > 1 && (!isAlone || !(await isSoon(first.plan))))
      for (let thread = 1; thread < threads; thread++) runs.push(begin(thread));
    return bestPlan(await Promise.all(runs.map(({ plan }) => plan)));
  } finally {
    await Promise.all(runs.map((run) => run.end()));
  }
}

/** Whether a plan is there, or has failed, within the time that most small problems take. */
async function isSoon(plan: Promise<Plan>): Promise<boolean> {
  const waiting = new AbortController();
  const settled = plan.then(
    () => true,
    () => true,
  );
  const { signal } = waiting;
  const result = await Promise.race([settled, delay(ALONE, false, { signal }).catch(() => false)]);
  waiting.abort();
  return result;
}

/** Runs one worker from its start to its plan. */
function runThread(
  order: WorkOrder,
  onProgress: (progress: Progress) => void,
  onRoster: (roster: Assignment[], penalty: number) => void,
): Run {
  const worker = beginThread(order);
  const plan = new Promise<Plan>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'progress') onProgress(message.progress);
      else if (message.kind === 'roster') onRoster(message.roster, message.penalty);
      else if (message.kind === 'plan') resolve(message.plan);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The planning thread ended with code ${code} before it had a plan`)));
  });
  return { plan, end: () => endThread(worker) };
}

/** The combined progress of all threads. */
function joined(all: readonly Progress[]): Progress {
  const best = all.reduce((a, b) => {
    const hard = b.hardViolations - a.hardViolations;
    return hard < 0 || (hard === 0 && b.penalty < a.penalty) ? b : a;
  });
  const bound = Math.max(...all.map((progress) => progress.bound));
  return {
    ...best,
    bound,
    gap: best.hardViolations > 0 ? 1 : gapOf(best.penalty, bound),
    fillable: Math.min(...all.map((progress) => progress.fillable)),
    iterations: all.reduce((sum, progress) => sum + progress.iterations, 0),
  };
}
