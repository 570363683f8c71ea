import { cpuClock } from './cpu-clock.ts';

/** Steps of work that take about 100 ms of CPU time. */
const STEPS = 40_000_000;

/**
 * The ratio of wall-clock time to CPU time of this thread on a shared machine: at least 1. Tests with wall-clock limits
 * multiply them by it.
 */
export function crowding(): number {
  const [started, computed] = [performance.now(), cpuClock()];
  let sum = 1;
  for (let step = 0; step < STEPS; step += 1) sum = (sum * 31 + step) % 65_537;
  if (sum < 0) throw new Error('The work must be done: nobody else reads its sum.');
  return Math.max(1, (performance.now() - started) / (cpuClock() - computed));
}
