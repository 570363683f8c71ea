import { type AdvicePlanner, createPlanner, type FrontierPlanner } from '@pamaina/planner';
import { ProblemError } from '../ground/problem-error.ts';

/** One at a time in a process, in the order of the calls; one more may wait, and none of the same account. */
const planner = createPlanner(1);
const PLACES = 2;
const asking = new Set<string>();

/** After so many seconds who was refused asks again; so many ms a place is kept for them. */
const AGAIN_SECONDS = 10;
const KEPT = 15_000;
/** By account. */
const keptUntil = new Map<string, number>();

/**
 * A search of some seconds that a page waits for, and that leaves the queue of schedules alone.
 * @param more it is one more search of a call that had some already: those who were refused meanwhile come first
 * @throws `answers_busy`
 */
export async function askPlanner<T>(
  accountId: string,
  search: (of: FrontierPlanner & AdvicePlanner) => Promise<T>,
  { more = false } = {},
): Promise<T> {
  const now = performance.now();
  for (const [account, until] of keptUntil) if (until < now) keptUntil.delete(account);
  const isOwn = asking.has(accountId);
  if (isOwn || asking.size >= PLACES || (more && keptUntil.size > 0)) {
    if (!isOwn && !more) keptUntil.set(accountId, now + KEPT);
    const words = isOwn ? undefined : 'others';
    throw new ProblemError('answers_busy', { words, retryAfterSeconds: AGAIN_SECONDS });
  }
  keptUntil.delete(accountId);
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
