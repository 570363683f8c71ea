/** The wait for a turn was too long, or too many wait already: the work was not started. */
export class NoTurn extends Error {}

/** Admits some callers' work at a time, fairly: the caller with the least running goes first, then the earliest. */
export interface Turns {
  /**
   * Waits for a turn. @returns gives it back, once
   * @throws {NoTurn} when as many wait as may, or it was waited too long, or the signal said so
   */
  enter(asker: string, signal?: AbortSignal): Promise<() => void>;
}

export interface TurnLimits {
  /** How many at a time per caller, and in total. */
  each: number;
  total: number;
  /** How many wait, per caller. */
  waiting: number;
  waitMs: number;
}

/**
 * For expensive calls: an account has two at a time, on small machines one, so that the database leaves a processor to
 * others too; all together leave connections to the other calls. The wait is shorter than the 15 s after which the
 * client gives up.
 */
export const dearTurns = (connections: number, threads: number): TurnLimits => ({
  each: Math.min(2, threads - 1),
  total: Math.max(2, Math.floor(connections * 0.6)),
  waiting: 4,
  waitMs: 8_000,
});

interface Waiting {
  asker: string;
  begin: () => void;
}

export function createTurns({ each, total, waiting, waitMs }: TurnLimits): Turns {
  const running = new Map<string, number>();
  let queue: Waiting[] = [];
  let all = 0;
  const ofAsker = (asker: string) => running.get(asker) ?? 0;

  function begin(asker: string): () => void {
    all += 1;
    running.set(asker, ofAsker(asker) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      all -= 1;
      const left = ofAsker(asker) - 1;
      if (left > 0) running.set(asker, left);
      else running.delete(asker);
      next();
    };
  }

  function next(): void {
    if (all >= total) return;
    const able = queue.filter(({ asker }) => ofAsker(asker) < each);
    const least = Math.min(...able.map(({ asker }) => ofAsker(asker)));
    const chosen = able.find(({ asker }) => ofAsker(asker) === least);
    chosen?.begin();
  }

  return {
    async enter(asker, signal) {
      if (signal?.aborted) throw new NoTurn('Nobody waits for it any more');
      if (all < total && ofAsker(asker) < each) return begin(asker);
      if (queue.filter((one) => one.asker === asker).length >= waiting) throw new NoTurn('Too many wait already');
      return new Promise((resolve, reject) => {
        const leave = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', give);
          queue = queue.filter((one) => one !== mine);
        };
        const give = () => {
          leave();
          reject(new NoTurn('It was waited too long'));
        };
        const timer = setTimeout(give, waitMs);
        const mine: Waiting = {
          asker,
          begin: () => {
            leave();
            resolve(begin(asker));
          },
        };
        signal?.addEventListener('abort', give);
        queue.push(mine);
      });
    },
  };
}
