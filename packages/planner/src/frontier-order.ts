import { frontier, plan, type FrontierPoint, type LinearSolver, type PlanOnce } from '@pamaina/engine';
import { STOPPED, type WorkerMessage, type WorkOrder } from './worker-messages.ts';

/** Carries out the order of a frontier: its plans, one after the other in this thread. */
export async function frontierOrder(
  order: WorkOrder,
  asked: NonNullable<WorkOrder['frontier']>,
  solver: LinearSolver,
  say: (message: WorkerMessage) => void,
): Promise<void> {
  const { problem, seed, flag, deadline, milliseconds, maxIterations } = order;
  const end = deadline - performance.timeOrigin;
  const isOver = (): boolean => Atomics.load(flag, 0) === STOPPED || performance.now() >= end;
  /** The share of the time that the plans so far had: what they left goes to the later ones. */
  let spent = 0;
  let isFirst = true;
  const planOnce: PlanOnce = (given, { share, start }) => {
    // Even a first plan that begins too late says something.
    if (isOver() && !isFirst) return null;
    isFirst = false;
    const from = start ?? order.start;
    const left = Math.max(0, end - performance.now());
    const own = (left * share) / Math.max(share, 1 - spent);
    spent += share;
    return plan(given, {
      seed,
      solver,
      clock: () => performance.now(),
      // Annealing follows the limit of time: under a work budget it is the same however long the plans before took.
      timeLimitMs: maxIterations === undefined ? own : milliseconds,
      shouldStop: isOver,
      ...(maxIterations !== undefined && { maxIterations: Math.ceil(maxIterations * share) }),
      ...(from && { start: from }),
    });
  };
  const report = (isLast: boolean) => (points: FrontierPoint[]) => say({ kind: 'points', points, isLast });
  report(true)(await frontier(problem, planOnce, { ...asked, onPoints: report(false) }));
}
