import { plan } from '@pamaina/engine';
import type { Attempt, AttemptOrder } from '../attempt.ts';
import { followProgress } from './follow-progress.ts';

/** A yardstick: our own annealing alone, on one thread. */
export function annealing({ problem, seconds, seed }: AttemptOrder): Attempt {
  const { onProgress, attemptOf } = followProgress();
  const clock = () => performance.now();
  return attemptOf(plan(problem, { seed, clock, timeLimitMs: seconds * 1000, onProgress }));
}
