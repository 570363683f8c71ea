/**
 * Loaded into the process of a run before anything else: planning threads then use their CPU time as the clock, so that
 * other work on the machine does not count. Time limits of HiGHS itself still use the wall clock.
 */
import { isMainThread } from 'node:worker_threads';
import { threadMilliseconds } from './thread-milliseconds.ts';

if (!isMainThread) Object.defineProperty(performance, 'now', { value: threadMilliseconds });
