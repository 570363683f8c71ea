import type { Assignment, FrontierPoint, Problem, Span } from '@pamaina/engine';
import { beginThread, endThread } from './ready-threads.ts';
import { STOPPED, type WorkerMessage, type WorkOrder } from './worker-messages.ts';

export interface FrontierRequest {
  /** Wall-clock limit of all plans together, from the call. */
  seconds: number;
  seed: number;
  /** Limits the work of all plans together instead: the same points on any machine. */
  maxIterations?: number;
  /** It takes only what other plans leave of the processors. */
  givesWay?: boolean;
  /** The shares of the cost of the best cover; default: five points, down to 90 %. None: the first point alone. */
  shares?: readonly number[];
  /** The days whose cover and cost count; default: all of the period. */
  span?: Span;
  /** Where the first plan starts, such as the draft of the month. */
  start?: readonly Assignment[];
  /** What is known after each plan. */
  onPoints?: (points: FrontierPoint[]) => void;
}

export interface RunningFrontier {
  /** The points, those of the best cover first; rejected if the thread crashes. */
  result: Promise<FrontierPoint[]>;
  /** Ends it; `result` then has the points so far. Can be called at any time and more than once. */
  stop: () => void;
}

/**
 * The frontier of cover and cost of a problem, plan by plan in one worker thread.
 * @throws RangeError if the seconds are not a number, because it would never end
 */
export function startFrontier(problem: Problem, request: FrontierRequest): RunningFrontier {
  const { seconds, seed, maxIterations, givesWay, shares, span, start, onPoints } = request;
  if (!Number.isFinite(seconds)) throw new RangeError(`seconds must be a number, not ${seconds}`);
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const milliseconds = seconds * 1000;
  const deadline = performance.timeOrigin + performance.now() + milliseconds;
  const order: WorkOrder = { problem, seed, helps: false, deadline, milliseconds, flag };
  order.frontier = { ...(shares && { shares: [...shares] }), ...(span && { span }) };
  if (maxIterations !== undefined) order.maxIterations = maxIterations;
  if (givesWay) order.givesWay = true;
  if (start) order.start = [...start];
  const worker = beginThread(order);
  const points = new Promise<FrontierPoint[]>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind !== 'points') return;
      if (message.isLast) resolve(message.points);
      else onPoints?.(message.points);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The planning thread ended with code ${code} before its points`)));
  });
  const stop = (): void => void Atomics.store(flag, 0, STOPPED);
  return { result: points.finally(() => endThread(worker)), stop };
}
