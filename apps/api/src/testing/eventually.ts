import { vi } from 'vitest';

/**
 * Waits for the product's background work. Without a signal it checks every second, and the machine may be busy: the
 * second that vitest allows is too short.
 */
export const eventually = <Result>(work: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(work, { timeout: 10_000 });
