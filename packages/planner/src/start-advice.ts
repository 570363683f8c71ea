import type { Advice, AdviceQuestion, Assignment, Problem } from '@pamaina/engine';
import { beginThread, endThread } from './ready-threads.ts';
import { STOPPED, type WorkerMessage, type WorkOrder } from './worker-messages.ts';

export interface AdviceRequest {
  /** Wall-clock limit of everything, from the call. */
  seconds: number;
  seed: number;
  question: AdviceQuestion;
  /** It takes only what other plans leave of the processors. */
  givesWay?: boolean;
  /** Where the plan without a change starts. */
  start?: readonly Assignment[];
}

export interface RunningAdvice {
  /** What is known; rejected if the thread crashes. */
  result: Promise<Advice>;
  /** Ends it; `result` then has what is known so far. Can be called at any time and more than once. */
  stop: () => void;
}

/**
 * What candidates are good for (`advise`), in one worker thread.
 * @throws RangeError if the seconds are not a number, because it would never end
 */
export function startAdvice(problem: Problem, request: AdviceRequest): RunningAdvice {
  const { seconds, seed, question, givesWay, start } = request;
  if (!Number.isFinite(seconds)) throw new RangeError(`seconds must be a number, not ${seconds}`);
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const milliseconds = seconds * 1000;
  const deadline = performance.timeOrigin + performance.now() + milliseconds;
  const order: WorkOrder = { problem, seed, helps: false, deadline, milliseconds, flag, question };
  if (givesWay) order.givesWay = true;
  if (start) order.start = [...start];
  const worker = beginThread(order);
  const advice = new Promise<Advice>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'advice') resolve(message.advice);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The planning thread ended with code ${code} before its advice`)));
  });
  const stop = (): void => void Atomics.store(flag, 0, STOPPED);
  return { result: advice.finally(() => endThread(worker)), stop };
}
