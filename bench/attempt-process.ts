/**
 * The process of one run: receives an order from its parent, returns the result and ends. Peak memory is measured per
 * process, so each run needs its own.
 */
import { keepThreadsReady } from '@pamaina/planner';
import type { Attempt, AttemptOrder, MeasuredAttempt } from './attempt.ts';
import { annealing } from './methods/annealing.ts';
import { engine } from './methods/engine.ts';
import { wholeProblem } from './methods/whole-problem.ts';

const methods: Record<AttemptOrder['method'], (order: AttemptOrder) => Attempt | Promise<Attempt>> = {
  engine,
  annealing,
  highs: wholeProblem,
};

process.once('message', (order: AttemptOrder) => {
  void run(order).then((attempt) => process.send?.(attempt, () => process.disconnect?.()));
});

async function run(order: AttemptOrder): Promise<MeasuredAttempt> {
  // As in the product, whose threads wait for their order.
  if (order.method === 'engine') await keepThreadsReady(order.threads);
  const started = performance.now();
  const cpu = process.cpuUsage();
  const attempt = await methods[order.method](order);
  const { user, system } = process.cpuUsage(cpu);
  return {
    ...attempt,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: (user + system) / 1e6,
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}
