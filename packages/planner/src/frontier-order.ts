import { frontier, type FrontierPoint, type LinearSolver } from '@pamaina/engine';
import { planInTurn } from './plan-in-turn.ts';
import type { WorkerMessage, WorkOrder } from './worker-messages.ts';

/** Carries out the order of a frontier: its plans, one after the other in this thread. */
export async function frontierOrder(
  order: WorkOrder,
  asked: NonNullable<WorkOrder['frontier']>,
  solver: LinearSolver,
  say: (message: WorkerMessage) => void,
): Promise<void> {
  const { planOnce } = planInTurn(order, solver);
  const report = (isLast: boolean) => (points: FrontierPoint[]) => say({ kind: 'points', points, isLast });
  report(true)(await frontier(order.problem, planOnce, { ...asked, onPoints: report(false) }));
}
