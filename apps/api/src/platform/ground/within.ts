import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits for some work with a time limit.
 * @throws when it has not ended in time; the work itself may go on
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = delay(milliseconds, undefined, { signal: ended.signal }).then((): never => {
    throw new Error(`not done within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}
