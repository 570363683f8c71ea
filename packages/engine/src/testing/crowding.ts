import { cpuClock } from './cpu-clock.ts';

/** Steps of work that take a processor some 100 ms. */
const STEPS = 40_000_000;

/**
 * How many times longer than by the processor's own time this thread works now, because others use the machine: at least
 * 1, and what a test that goes by the clock on the wall multiplies its limit by.
 */
export function crowding(): number {
  const [started, computed] = [performance.now(), cpuClock()];
  let sum = 1;
  for (let step = 0; step < STEPS; step += 1) sum = (sum * 31 + step) % 65_537;
  if (sum < 0) throw new Error('The work must be done: nobody else reads its sum.');
  return Math.max(1, (performance.now() - started) / (cpuClock() - computed));
}
