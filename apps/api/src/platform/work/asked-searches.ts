import { type AdvicePlanner, createPlanner, type FrontierPlanner } from '@pamaina/planner';
import { ProblemError } from '../ground/problem-error.ts';

/** One at a time in a process, in the order of the calls; one more may wait, and none of the same account. */
const planner = createPlanner(1);
const PLACES = 2;
const asking = new Set<string>();

/**
 * A search of some seconds that a page waits for, and that leaves the queue of schedules alone.
 * @throws `answers_busy`
 */
export async function askPlanner<T>(
  accountId: string,
  search: (of: FrontierPlanner & AdvicePlanner) => Promise<T>,
): Promise<T> {
  if (asking.has(accountId) || asking.size >= PLACES) throw new ProblemError('answers_busy', { retryAfterSeconds: 10 });
  asking.add(accountId);
  try {
    return await search(planner);
  } finally {
    asking.delete(accountId);
  }
}

interface Running<T> {
  result: Promise<T>;
  stop: () => void;
}

/** Its result; it is stopped when the client disconnects or the process shuts down. */
export async function untilGone<T>(
  { signal, deps }: { signal: AbortSignal; deps: { closing: AbortSignal } },
  { result, stop }: Running<T>,
): Promise<T> {
  const gone = AbortSignal.any([signal, deps.closing]);
  gone.addEventListener('abort', stop, { once: true });
  if (gone.aborted) stop();
  return result.finally(() => gone.removeEventListener('abort', stop));
}
