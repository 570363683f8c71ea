import { Worker } from 'node:worker_threads';
import { isAnswer, type ThreadStart, type WorkerMessage, type WorkOrder } from './worker-messages.ts';

/** The maximum number of waiting threads: each uses memory, and the others start while these plan. */
const MOST = 4;
/** Milliseconds up to which an order was a short one: after a longer one, most of a thread's memory is waste. */
const SHORT = 5_000;
/** Orders of one thread: what a library may not give back is given back by its end. */
const MOST_ORDERS = 200;

interface Waiting {
  worker: Worker;
  loaded: Promise<void>;
  /** How many orders it has had. */
  orders: number;
  /** Removes the listeners of the waiting thread. */
  release: () => void;
}

/** The number of orders of threads that have answered the last one and can take another. */
const answered = new WeakMap<Worker, number>();
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
  const began = performance.now();
  const orders = (waiting?.orders ?? 0) + 1;
  worker.on('message', (message: WorkerMessage) => {
    // A lower priority can't be raised again.
    const isShort = performance.now() - began < SHORT && orders < MOST_ORDERS && !order.givesWay;
    if (isShort && isAnswer(message)) answered.set(worker, orders);
  });
  // While the others of its plan go on, it can still die.
  worker.on('exit', () => answered.delete(worker));
  worker.postMessage(order);
  return worker;
}

/**
 * Ends a thread that has planned, unless it answered soon: then it waits for the next order, because its code is
 * compiled by now, which makes a small problem several times as fast. No other was loaded during planning, because that
 * would have taken CPU time from it.
 */
export async function endThread(worker: Worker): Promise<void> {
  const orders = answered.get(worker);
  // Not all of them: by others the thread's port is kept open.
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  if (orders !== undefined && ready.length < kept) ready.unshift(waitingThread(worker, orders));
  else {
    // What its end may still say concerns nobody.
    worker.on('error', () => undefined);
    await worker.terminate();
  }
  fill();
}

function fill(): void {
  try {
    while (ready.length < kept) ready.push(waitingThread(newThread()));
  } catch {
    // The machine has no room for another thread: the next plan starts its own, which reports the error.
  }
}

/** A thread that dies while waiting gets no order; the next plan starts a new one, which reports the error. */
function waitingThread(worker: Worker, orders = 0): Waiting {
  answered.delete(worker);
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
  const waiting: Waiting = { worker, loaded, orders, release };
  worker.on('message', rest).on('error', ignore).on('exit', leave);
  // It has loaded long ago and says so no more.
  if (orders > 0) rest();
  return waiting;
}

/** If threads are kept ready, requests are being served at the same time: planning threads get a lower priority. */
function newThread(): Worker {
  const workerData: ThreadStart = { behind: kept > 0 };
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData });
}
