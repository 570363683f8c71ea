import type {
  AbsencesQuestion,
  Advice,
  AdviceQuestion,
  Assignment,
  FrontierPoint,
  Least,
  LeastQuestion,
  OperatorName,
  Plan,
  Problem,
  Progress,
  Shift,
  Span,
  OpenComparison,
  OpenQuestion,
} from '@pamaina/engine';
import type { Board } from './shared-board.ts';

/** All threads end with the best plan so far. */
export const STOPPED = 1;
/** One thread has proved its plan optimal; the first explains its open shifts. */
export const PROVED = 2;

/** The data with which a planning thread is started. */
export interface ThreadStart {
  /** Whether it has a lower priority than the threads that serve requests. */
  behind: boolean;
}

/** The task of a planning thread. */
export interface WorkOrder {
  problem: Problem;
  seed: number;
  /** Whether another thread solves the linear program of the whole. */
  helps: boolean;
  /** Shared memory of the threads' incumbent and bound; without it they do not communicate. */
  board?: Board;
  /**
   * Milliseconds since 1970 at which the plan must be ready; absolute, because every thread's own clock starts with it.
   */
  deadline: number;
  /** The requested time from the call to then. */
  milliseconds: number;
  maxIterations?: number;
  previous?: Shift[];
  start?: Assignment[];
  without?: OperatorName[];
  /** Whether it gives way to other plans on the same processors. */
  givesWay?: boolean;
  /** Whether better rosters are handed out on the way. */
  handsOut?: boolean;
  /** Not one plan is asked for, but the frontier of cover and cost, perhaps for other shares or fewer days. */
  frontier?: { shares?: number[]; span?: Span };
  /** Not one plan is asked for, but what candidates are good for. */
  question?: AdviceQuestion;
  /** Instead of a plan: what changes do to the open shifts. */
  compared?: OpenQuestion | AbsencesQuestion;
  /** Instead of a plan: the least of a quantity that any schedule has. */
  least?: LeastQuestion;
  /** Shared memory; its first element is `STOPPED` or `PROVED`. */
  flag: Int32Array;
}

/** A message from a planning thread. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'roster'; roster: Assignment[]; penalty: number }
  | { kind: 'points'; points: FrontierPoint[]; isLast: boolean }
  | { kind: 'advice'; advice: Advice }
  | { kind: 'comparison'; comparison: OpenComparison }
  | { kind: 'least'; least: Least }
  | { kind: 'plan'; plan: Plan };

/** By kind, whether a message is the last one about an order. */
const IS_LAST: Record<Exclude<WorkerMessage['kind'], 'points'>, boolean> = {
  ready: false,
  progress: false,
  roster: false,
  advice: true,
  comparison: true,
  least: true,
  plan: true,
};

/** Whether a message is the last one about an order. */
export const isAnswer = (message: WorkerMessage): boolean =>
  message.kind === 'points' ? message.isLast : IS_LAST[message.kind];

/** Validates a message, which has no types. */
export function workOrderOf(data: unknown): WorkOrder {
  if (!isWorkOrder(data)) throw new TypeError('A planning thread was started without its order');
  return data;
}

/** Whether a thread started with this data has a lower priority. */
export const standsBehind = (start: unknown): boolean =>
  typeof start === 'object' && start !== null && 'behind' in start && start.behind === true;

function isWorkOrder(data: unknown): data is WorkOrder {
  return typeof data === 'object' && data !== null && 'problem' in data && 'flag' in data && 'deadline' in data;
}
