import { ProblemError } from './problem-error.ts';

/** Counts what an attacker would repeat; in memory, a window each, forgetting what is over. */
export interface Limits {
  /**
   * Takes `key` once, or `count` times; none at all only asks whether any is left. More than are left spends the rest.
   * @throws `too_many_requests` with Retry-After when `key` was taken `most` times within the last `seconds`
   */
  take(key: string, most: number, seconds: number, count?: number): void;
  /** Gives one taking back: the attempt was honest. */
  refund(key: string): void;
}

const KEYS_MAX = 50_000;

export function createLimits(now: () => number): Limits {
  const windows = new Map<string, { count: number; until: number }>();
  return {
    take(key, most, seconds, count = 1) {
      const at = now();
      let window = windows.get(key);
      if (!window || window.until <= at) {
        if (windows.size >= KEYS_MAX) forgetOld(windows, at);
        window = { count: 0, until: at + seconds * 1000 };
        windows.set(key, window);
      }
      const isSpent = window.count >= most || window.count + count > most;
      window.count = Math.min(window.count + count, most);
      if (isSpent)
        throw new ProblemError('too_many_requests', { retryAfterSeconds: Math.ceil((window.until - at) / 1000) });
    },
    refund(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}

function forgetOld(windows: Map<string, { until: number }>, at: number): void {
  for (const [key, window] of windows) if (window.until <= at) windows.delete(key);
  // All of them live: somebody tries many keys. The oldest goes, so that memory has an end.
  const oldest = windows.keys().next();
  if (windows.size >= KEYS_MAX && !oldest.done) windows.delete(oldest.value);
}
