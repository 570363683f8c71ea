/**
 * Loaded into a run's process before anything else: planning threads then read their own processor time where they read the clock,
 * so that work of others on the machine does not count. What HiGHS limits by time itself still goes by the wall clock.
 */
import { isMainThread } from 'node:worker_threads';
import { threadMilliseconds } from './thread-milliseconds.ts';

if (!isMainThread) Object.defineProperty(performance, 'now', { value: threadMilliseconds });
