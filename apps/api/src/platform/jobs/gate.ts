/** Admits a limited amount of work at a time; the rest waits in order. */
export interface Gate {
  /** How much waits. */
  readonly waiting: number;
  pass<T>(work: () => Promise<T>): Promise<T>;
}

/** @param atOnce how much runs at a time */
export function createGate(atOnce: number): Gate {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    get waiting() {
      return queue.length;
    },
    async pass(work) {
      if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place is passed on to the next in the queue, so that no newcomer takes it.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
