import { ProblemError } from './problem-error.ts';

/** Counts what an attacker would repeat; in memory, one window each, deleting expired ones. */
export interface Limits {
  /**
   * Takes `key` once, or `count` times; zero only checks whether any are left. Taking more than are left uses up the
   * rest.
   * @param key its kind, a colon, and what is counted: each kind has a table of its own
   * @throws `too_many_requests` with Retry-After when `key` was taken `most` times within the last `seconds`
   */
  take(key: string, most: number, seconds: number, count?: number): void;
  /**
   * Takes `key` once, where each one after the free ones waits longer than the one before; one that comes too early is
   * rejected uncounted.
   * @throws `too_many_requests` with Retry-After
   */
  step(key: string, pace: Pace): void;
  /** How often `key` was taken, and for how many seconds that is stored. */
  seen(key: string): { count: number; seconds: number };
  /** Returns one: the attempt was honest, or was rejected for another reason. */
  refund(key: string): void;
  /** It was honest: resets the count. */
  forget(key: string): void;
}

export interface Pace {
  free: number;
  /** The first wait; each further one is twice as long, up to the longest. */
  firstSeconds: number;
  longestSeconds: number;
  /** From the last one on. */
  keptSeconds: number;
}

interface Window {
  count: number;
  until: number;
  /** It cannot be taken before. */
  opens: number;
}
type Windows = Map<string, Window>;

const KEYS_MAX = 20_000;
/** Deleted in batches, since choosing them scans all. */
const FORGOTTEN_AT_ONCE = KEYS_MAX / 10;

export function createLimits(now: () => number): Limits {
  const kinds = new Map<string, Windows>();
  const windowsOf = (key: string): Windows => {
    const kind = key.split(':', 1)[0] ?? key;
    const windows = kinds.get(kind) ?? new Map<string, Window>();
    kinds.set(kind, windows);
    return windows;
  };
  const live = (key: string): Window | undefined => {
    const window = windowsOf(key).get(key);
    return window && window.until > now() ? window : undefined;
  };
  const opened = (key: string, seconds: number): Window => {
    const windows = windowsOf(key);
    if (windows.size >= KEYS_MAX && !windows.has(key)) makeRoom(windows, now());
    const window = { count: 0, until: now() + seconds * 1000, opens: 0 };
    windows.delete(key);
    windows.set(key, window);
    return window;
  };
  return {
    take(key, most, seconds, count = 1) {
      const window = live(key) ?? opened(key, seconds);
      const isSpent = window.count >= most || window.count + count > most;
      window.count = Math.min(window.count + count, most);
      if (isSpent) throw tooMany(window.until - now());
    },
    step(key, { free, firstSeconds, longestSeconds, keptSeconds }) {
      const window = live(key) ?? opened(key, keptSeconds);
      if (window.opens > now()) throw tooMany(window.opens - now());
      window.count += 1;
      window.until = now() + keptSeconds * 1000;
      const over = window.count - free;
      if (over >= 0) window.opens = now() + Math.min(firstSeconds * 2 ** Math.min(over, 30), longestSeconds) * 1000;
    },
    seen(key) {
      const window = live(key);
      return window
        ? { count: window.count, seconds: Math.ceil((window.until - now()) / 1000) }
        : { count: 0, seconds: 0 };
    },
    refund(key) {
      const window = live(key);
      if (!window) return;
      window.count = Math.max(0, window.count - 1);
      window.opens = 0;
      if (window.count === 0) windowsOf(key).delete(key);
    },
    forget: (key) => void windowsOf(key).delete(key),
  };
}

/** A try that is rejected before it is checked, e.g. by a full queue for passwords, does not count. */
export async function uncountedIfRefused<T>(limits: Limits, key: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    limits.refund(key);
    throw error;
  });
}

const tooMany = (milliseconds: number) =>
  new ProblemError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) });

/**
 * Expired ones are deleted first, then those taken least often, oldest first: trying many keys deletes one's own, never
 * those that were tried most.
 */
function makeRoom(windows: Windows, at: number): void {
  for (const [key, window] of windows) if (window.until <= at) windows.delete(key);
  if (windows.size < KEYS_MAX) return;
  const harmless = [...windows].sort(([, one], [, other]) => one.count - other.count).slice(0, FORGOTTEN_AT_ONCE);
  for (const [key] of harmless) windows.delete(key);
}
