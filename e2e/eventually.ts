import { expect } from 'vitest';

/** Asks again until the expectation holds; patient, because a busy machine is slow and a page that is right is not. */
export function eventually<T>(read: () => Promise<T> | T) {
  return expect.poll(read, { timeout: 15_000, interval: 50 });
}
