/**
 * Loaded into the process of a run before anything else: planning threads then use their CPU time as the clock, so that
 * other work on the machine does not count. Time limits of HiGHS itself still use the wall clock.
 */
import { isMainThread } from 'node:worker_threads';
import { threadMilliseconds } from './thread-milliseconds.ts';

if (!isMainThread) {
  const wall = performance.now.bind(performance);
  const origin = performance.timeOrigin;
  Object.defineProperty(performance, 'now', { value: threadMilliseconds });
  // An order names its deadline by the wall clock; what a thread waited for before does not lengthen its limit.
  Object.defineProperty(performance, 'timeOrigin', { get: () => origin + wall() - threadMilliseconds() });
}
