import { plan } from '@pamaina/engine';
import type { Attempt, AttemptOrder } from '../attempt.ts';
import { threadMilliseconds } from '../thread-milliseconds.ts';
import { followProgress } from './follow-progress.ts';

/** A baseline: only our own annealing, on one thread. */
export function annealing({ problem, seconds, seed, clock }: AttemptOrder): Attempt {
  const { onProgress, attemptOf } = followProgress(clock);
  const now = clock === 'cpu' ? threadMilliseconds : () => performance.now();
  return attemptOf(plan(problem, { seed, clock: now, timeLimitMs: seconds * 1000, onProgress }));
}
