import { Worker } from 'node:worker_threads';
import type { ThreadStart, WorkOrder } from './worker-messages.ts';

/** The maximum number of waiting threads: each uses memory, and the others start while these plan. */
const MOST = 4;

interface Waiting {
  worker: Worker;
  loaded: Promise<void>;
  /** Removes the listeners of the waiting thread. */
  release: () => void;
}

/** Waiting threads, with the promise that they have loaded; once loaded they do not keep the process alive. */
const ready: Waiting[] = [];
let kept = 0;

/**
 * Keeps loaded planning threads ready from now on, up to four, so that a plan starts immediately instead of after half
 * a second. Resolves when they have loaded; with 0, waiting threads are ended.
 */
export async function keepThreadsReady(count: number): Promise<void> {
  kept = Math.min(MOST, count);
  fill();
  await Promise.all(ready.splice(kept).map(({ worker, release }) => (release(), worker.terminate())));
  await Promise.all(ready.map(({ loaded }) => loaded));
}

/** A thread with its order: a waiting one, otherwise a new one. It keeps the process alive until it has ended. */
export function beginThread(order: WorkOrder): Worker {
  const waiting = ready.shift();
  const worker = waiting?.worker ?? newThread();
  waiting?.release();
  worker.ref();
  worker.postMessage(order);
  return worker;
}

/**
 * Ends a thread that has planned; no other was loaded during planning, because that would have taken CPU time from it.
 */
export async function endThread(worker: Worker): Promise<void> {
  await worker.terminate();
  fill();
}

function fill(): void {
  try {
    while (ready.length < kept) ready.push(waitingThread());
  } catch {
    // The machine has no room for another thread: the next plan starts its own, which reports the error.
  }
}

/** A thread that dies while waiting gets no order; the next plan starts a new one, which reports the error. */
function waitingThread(): Waiting {
  const worker = newThread();
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  const rest = (): void => {
    worker.unref();
    resolve();
  };
  const leave = (): void => {
    ready.splice(ready.indexOf(waiting), 1);
    resolve();
  };
  const ignore = (): void => undefined;
  const release = (): void => void worker.off('message', rest).off('error', ignore).off('exit', leave);
  const waiting: Waiting = { worker, loaded, release };
  worker.on('message', rest).on('error', ignore).on('exit', leave);
  return waiting;
}

/** If threads are kept ready, requests are being served at the same time: planning threads get a lower priority. */
function newThread(): Worker {
  const workerData: ThreadStart = { behind: kept > 0 };
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData });
}
