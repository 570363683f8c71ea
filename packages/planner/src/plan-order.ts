import { parentPort } from 'node:worker_threads';
import { advise, compareAbsences, compareOpen, leastOf, plan, type PlanOptions } from '@pamaina/engine';
import { highsSolver } from './highs-solver.ts';
import { frontierOrder } from './frontier-order.ts';
import { planInTurn } from './plan-in-turn.ts';
import { lowerPriority } from './lower-priority.ts';
import { openBoard } from './shared-board.ts';
import { PROVED, STOPPED, workOrderOf, type WorkerMessage } from './worker-messages.ts';

/**
 * The minimum milliseconds for planning, however long a busy machine took to start: an empty plan on time is useless.
 */
const LEAST_MS = 300;

const say = (message: WorkerMessage): void => parentPort?.postMessage(message);

// Loading takes a while; a waiting thread has already done it before its order arrives.
const solver = await highsSolver();
say({ kind: 'ready' });

parentPort?.on('message', (data: unknown) => {
  const order = workOrderOf(data);
  if (order.givesWay) lowerPriority('givesWay');
  if (order.frontier) {
    void frontierOrder(order, order.frontier, solver, say);
    return;
  }
  if (order.compared) {
    const { planOnce } = planInTurn(order, solver);
    const { problem, compared } = order;
    const comparing =
      'absences' in compared ? compareAbsences(problem, compared, planOnce) : compareOpen(problem, compared, planOnce);
    void comparing.then((comparison) => say({ kind: 'comparison', comparison }));
    return;
  }
  if (order.least) {
    const { planOnce } = planInTurn(order, solver);
    void leastOf(order.problem, order.least, planOnce).then((least) => say({ kind: 'least', least }));
    return;
  }
  if (order.question) {
    const { planOnce, isOver } = planInTurn(order, solver);
    const time = { over: isOver, clock: () => performance.now(), milliseconds: order.milliseconds };
    void advise(order.problem, order.question, planOnce, time).then((advice) => say({ kind: 'advice', advice }));
    return;
  }
  const left = Math.max(LEAST_MS, order.deadline - performance.timeOrigin - performance.now());
  const end = performance.now() + left;
  const options: PlanOptions = {
    seed: order.seed,
    helps: order.helps,
    solver,
    clock: () => performance.now(),
    // The duration of annealing depends on the limit: under a work budget it must not depend on how long this thread
    // took to start.
    timeLimitMs: order.maxIterations === undefined ? left : order.milliseconds,
    shouldStop: () => Atomics.load(order.flag, 0) === STOPPED || performance.now() >= end,
    isProved: () => Atomics.load(order.flag, 0) === PROVED,
    onProgress: (progress) => say({ kind: 'progress', progress }),
  };
  if (order.board) options.exchange = openBoard(order.board);
  if (order.maxIterations !== undefined) options.maxIterations = order.maxIterations;
  if (order.previous) options.previous = order.previous;
  if (order.start) options.start = order.start;
  if (order.handsOut) options.onRoster = (roster, penalty) => say({ kind: 'roster', roster, penalty });
  if (order.without) options.without = order.without;
  say({ kind: 'plan', plan: plan(order.problem, options) });
});
