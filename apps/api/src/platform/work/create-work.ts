import { Worker } from 'node:worker_threads';
import { chosenHoursFormat } from '../text/format-of.ts';
import type { ArgumentsOf, PartOf, ResultOf, Task } from './task.ts';
import { createTurns, type Asker } from '../ground/turns.ts';
import { STOPPED, type Order, type Said } from './work-messages.ts';

/** A task that is no longer wanted, or that took too long. */
export class WorkStopped extends Error {}

export interface WorkOptions<Run> {
  /** It runs longer than a client waits for a reply; in separate threads, of which one share gets one. */
  isLong?: boolean;
  /** No one waits for it any more. */
  signal?: AbortSignal;
  /** A generator's values, as they come. */
  onPart?: (part: PartOf<Run>) => void;
}

/** Runs work that is too long for the thread that serves requests. */
export interface Work {
  /**
   * Runs a task in a separate thread. One share has at most two threads, and never all, so that others need not wait
   * for them. Rejected when the task throws or its thread dies; the next task then gets a new one.
   * @throws {NoTurn} when too many wait, `WorkStopped` when the signal or the limit ended it
   */
  run<Run>(asker: Asker, task: Task<Run>, values: ArgumentsOf<Run>, options?: WorkOptions<Run>): Promise<ResultOf<Run>>;
  /** Rejects unfinished tasks. */
  close(): Promise<void>;
}

/** A client gives up after 15 s; a search that it follows or polls can continue. */
const LIMIT_MS = { short: 20_000, long: 120_000 };
/** Per caller, of either kind. */
const WAITING = 4;
/** A generator checks its flag between two values; a task that takes longer loses its thread. */
const STOP_MS = 300;

interface Threads {
  idle: Worker[];
  /** With what ends their task when they die. */
  busy: Map<Worker, (error: Error) => void>;
}

/**
 * @param size threads at most of either kind; started when they are first needed, and kept warm. They do not keep the
 * process alive.
 */
export function createWork(size: number): Work {
  const turnsOf = (each: number, waitMs: number) =>
    createTurns({ each: Math.max(1, Math.min(each, size - 1)), total: size, waiting: WAITING, waitMs });
  const turns = { short: turnsOf(2, LIMIT_MS.short), long: turnsOf(1, LIMIT_MS.long) };
  const idle: Worker[] = [];
  const busy: Threads['busy'] = new Map();

  function begin(): Worker {
    const worker = new Worker(new URL('./work-thread.ts', import.meta.url));
    const leave = (error: Error) => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      busy.get(worker)?.(error);
    };
    worker.on('error', leave);
    worker.on('exit', (code) => leave(new Error(`A working thread ended with code ${code}`)));
    return worker;
  }

  return {
    async run(asker, { module, name }, values, options = {}) {
      const leave = await turns[options.isLong ? 'long' : 'short'].enter(asker, options.signal);
      try {
        const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
        const order = { module, name, values, flag, hoursFormat: chosenHoursFormat() };
        const result = give(idle.pop() ?? begin(), order, options as WorkOptions<unknown>, { idle, busy });
        return (await result) as never;
      } finally {
        leave();
      }
    },
    async close() {
      const threads = [...idle, ...busy.keys()];
      for (const reject of busy.values()) reject(new Error('The working threads were closed'));
      idle.length = 0;
      await Promise.all(threads.map((worker) => worker.terminate()));
    },
  };
}

/** Has an idle thread do a task; afterwards it is idle again, if it lives. */
function give(worker: Worker, order: Order, options: WorkOptions<unknown>, { idle, busy }: Threads) {
  const { signal, onPart, isLong } = options;
  return new Promise<unknown>((resolve, reject) => {
    let killing: ReturnType<typeof setTimeout> | undefined;
    const end = (isAlive: boolean) => {
      clearTimeout(limit);
      clearTimeout(killing);
      signal?.removeEventListener('abort', stop);
      worker.off('message', hear);
      busy.delete(worker);
      worker.unref();
      if (isAlive) idle.push(worker);
    };
    const stop = () => {
      Atomics.store(order.flag, 0, STOPPED);
      killing ??= setTimeout(() => {
        end(false);
        void worker.terminate();
        reject(new WorkStopped('The task was stopped'));
      }, STOP_MS);
    };
    const hear = (said: Said) => {
      if (said.kind === 'part') return (onPart as ((part: unknown) => void) | undefined)?.(said.part);
      end(true);
      if (said.kind === 'failed') reject(new Error(said.error));
      else if (Atomics.load(order.flag, 0) === STOPPED) reject(new WorkStopped('The task was stopped'));
      else resolve(said.result);
    };
    const limit = setTimeout(stop, LIMIT_MS[isLong ? 'long' : 'short']);
    busy.set(worker, (error) => {
      end(false);
      reject(error);
    });
    worker.on('message', hear);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    worker.ref();
    worker.postMessage(order);
  });
}
