import { startPlan } from '@pamaina/planner';
import type { Attempt, AttemptOrder } from '../attempt.ts';
import { followProgress } from './follow-progress.ts';

/** The engine as the product runs it: in ready worker threads, with whole rosters. */
export async function engine({ problem, seconds, seed, threads, without, clock }: AttemptOrder): Promise<Attempt> {
  const { onProgress, attemptOf } = followProgress(clock);
  return attemptOf(await startPlan(problem, { seconds, seed, threads, without, onProgress }).result);
}
