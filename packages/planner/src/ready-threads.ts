import { Worker } from 'node:worker_threads';
import type { ThreadStart, WorkOrder } from './worker-messages.ts';

/** No more threads wait than this, however many plan: each holds some memory, and the others start while these plan. */
const MOST = 4;

interface Waiting {
  worker: Worker;
  loaded: Promise<void>;
  /** Takes back what is listened to while it waits. */
  release: () => void;
}

/** Threads that wait for an order, with the word that they have loaded; once loaded they do not hold the process up. */
const ready: Waiting[] = [];
let kept = 0;

/**
 * Keeps planning threads loaded and waiting from now on, up to four, so that a plan begins at once rather than after half a second.
 * Fulfilled once they have loaded; with 0 those that wait end.
 */
export async function keepThreadsReady(count: number): Promise<void> {
  kept = Math.min(MOST, count);
  fill();
  await Promise.all(ready.splice(kept).map(({ worker, release }) => (release(), worker.terminate())));
  await Promise.all(ready.map(({ loaded }) => loaded));
}

/** A thread that has been given its order: one that waits, or else a new one. It holds the process up until it has ended. */
export function beginThread(order: WorkOrder): Worker {
  const waiting = ready.shift();
  const worker = waiting?.worker ?? newThread();
  waiting?.release();
  worker.ref();
  worker.postMessage(order);
  return worker;
}

/** Ends a thread that has planned; while it did no other was loaded, as that would have taken of its time. */
export async function endThread(worker: Worker): Promise<void> {
  await worker.terminate();
  fill();
}

function fill(): void {
  try {
    while (ready.length < kept) ready.push(waitingThread());
  } catch {
    // The machine has no room for another thread: the next plan begins its own, which says what is wrong.
  }
}

/** One that dies while it waits is given no order; the next plan begins a new one, which says what is wrong. */
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

/** Where threads are kept ready somebody is being answered meanwhile: those that plan stand behind. */
function newThread(): Worker {
  const workerData: ThreadStart = { behind: kept > 0 };
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData });
}
