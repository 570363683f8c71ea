import type {
  AbsencesQuestion,
  Advice,
  AdviceQuestion,
  Assignment,
  Least,
  LeastQuestion,
  OpenComparison,
  OpenQuestion,
  Problem,
} from '@pamaina/engine';
import { beginThread, endThread } from './ready-threads.ts';
import { STOPPED, type WorkerMessage, type WorkOrder } from './worker-messages.ts';

interface Request {
  /** Wall-clock limit of everything, from the call. */
  seconds: number;
  seed: number;
  /** It takes only what other plans leave of the processors. */
  givesWay?: boolean;
  /** Where the plan without a change starts. */
  start?: readonly Assignment[];
}

export interface AdviceRequest extends Request {
  question: AdviceQuestion;
}

export interface ComparisonRequest extends Request {
  compared: OpenQuestion | AbsencesQuestion;
}

export interface LeastRequest extends Request {
  least: LeastQuestion;
}

interface Running<T> {
  /** What is known; rejected if the thread crashes. */
  result: Promise<T>;
  /** Ends it; `result` then has what is known so far. Can be called at any time and more than once. */
  stop: () => void;
}

export type RunningAdvice = Running<Advice>;
export type RunningComparison = Running<OpenComparison>;
export type RunningLeast = Running<Least>;

/**
 * What candidates are good for (`advise`), in one worker thread.
 * @throws RangeError if the seconds are not a number, because it would never end
 */
export const startAdvice = (problem: Problem, { question, ...request }: AdviceRequest): RunningAdvice =>
  ask(problem, request, { question }, (message) => (message.kind === 'advice' ? message.advice : null));

/**
 * What changes do to the open shifts (`compareOpen`), or absences also to the cost (`compareAbsences`), in the same
 * way.
 * @throws RangeError
 */
export const startComparison = (problem: Problem, { compared, ...request }: ComparisonRequest): RunningComparison =>
  ask(problem, request, { compared }, (message) => (message.kind === 'comparison' ? message.comparison : null));

/** The least that a quantity can be (`leastOf`), in the same way. @throws RangeError */
export const startLeast = (problem: Problem, { least, ...request }: LeastRequest): RunningLeast =>
  ask(problem, request, { least }, (message) => (message.kind === 'least' ? message.least : null));

function ask<T>(
  problem: Problem,
  { seconds, seed, givesWay, start }: Request,
  asked: Pick<WorkOrder, 'question' | 'compared' | 'least'>,
  read: (message: WorkerMessage) => T | null,
): Running<T> {
  if (!Number.isFinite(seconds)) throw new RangeError(`seconds must be a number, not ${seconds}`);
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const milliseconds = seconds * 1000;
  const deadline = performance.timeOrigin + performance.now() + milliseconds;
  const order: WorkOrder = { problem, seed, helps: false, deadline, milliseconds, flag, ...asked };
  if (givesWay) order.givesWay = true;
  if (start) order.start = [...start];
  const worker = beginThread(order);
  const answer = new Promise<T>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      const found = read(message);
      if (found !== null) resolve(found);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The planning thread ended with code ${code} before its advice`)));
  });
  const stop = (): void => void Atomics.store(flag, 0, STOPPED);
  return { result: answer.finally(() => endThread(worker)), stop };
}
