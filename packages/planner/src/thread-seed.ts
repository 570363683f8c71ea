/** A thread's own seed: the first thread has the given seed, the others are far from it and from each other. */
export function threadSeed(seed: number, thread: number): number {
  return thread === 0 ? seed : (seed ^ Math.imul(thread, 0x9e3779b1)) >>> 0;
}
