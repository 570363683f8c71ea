import { plan, type LinearSolver, type PlanOnce } from '@pamaina/engine';
import { STOPPED, type WorkOrder } from './worker-messages.ts';

/** Plans of one order, one after the other in this thread, and whether their time is over. */
export function planInTurn(order: WorkOrder, solver: LinearSolver): { planOnce: PlanOnce; isOver: () => boolean } {
  const { seed, flag, deadline, milliseconds, maxIterations } = order;
  const end = deadline - performance.timeOrigin;
  const isOver = (): boolean => Atomics.load(flag, 0) === STOPPED || performance.now() >= end;
  /** The share of the time that the plans so far had: what they left goes to the later ones. */
  let spent = 0;
  let isFirst = true;
  const planOnce: PlanOnce = (asked, { share, start }) => {
    // Even a first plan that begins too late says something.
    if (isOver() && !isFirst) return null;
    isFirst = false;
    const from = start ?? order.start;
    const left = Math.max(0, end - performance.now());
    const own = (left * share) / Math.max(share, 1 - spent);
    spent += share;
    return plan(asked, {
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
  return { planOnce, isOver };
}
