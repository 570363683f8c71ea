import type { Plan, Problem, Progress, Shift } from '@pamaina/engine';
import type { Board } from './shared-board.ts';

/** All threads end with the best so far. */
export const STOPPED = 1;
/** One has proved its plan the best; the first explains what stays open in it. */
export const PROVED = 2;

/** What a planning thread is begun with. */
export interface ThreadStart {
  /** Whether it stands behind the threads that answer people. */
  behind: boolean;
}

/** What a planning thread is given to do. */
export interface WorkOrder {
  problem: Problem;
  seed: number;
  /** Whether another thread solves the linear program of the whole. */
  helps: boolean;
  /** Shared memory of the threads' best roster and bound; without it they do not know of each other. */
  board?: Board;
  /** Milliseconds since 1970 at which the plan must be there; absolute, because every thread's own clock starts with it. */
  deadline: number;
  /** What was asked for from the call to then. */
  milliseconds: number;
  maxIterations?: number;
  previous?: Shift[];
  /** Shared memory; its first place says `STOPPED` or `PROVED`. */
  flag: Int32Array;
}

/** What a planning thread says. */
export type WorkerMessage = { kind: 'ready' } | { kind: 'progress'; progress: Progress } | { kind: 'plan'; plan: Plan };

/** What came as a message, which knows no types. */
export function workOrderOf(data: unknown): WorkOrder {
  if (!isWorkOrder(data)) throw new TypeError('A planning thread was started without its order');
  return data;
}

/** Whether a thread that was begun with this stands behind others. */
export const standsBehind = (start: unknown): boolean =>
  typeof start === 'object' && start !== null && 'behind' in start && start.behind === true;

function isWorkOrder(data: unknown): data is WorkOrder {
  return typeof data === 'object' && data !== null && 'problem' in data && 'flag' in data && 'deadline' in data;
}
