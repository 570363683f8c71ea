/** The wait for a turn was too long, or too many wait already: the work was not started. */
export class NoTurn extends Error {}

/** Who asks for a turn. */
export interface Asker {
  /** So many at a time run of it: an account, or all copies of the demo together. */
  share: string;
  /** So many of it wait, and within a share callers take turns: an account, a network. */
  caller: string;
}

/**
 * Admits some callers' work at a time, fairly: the share with the least running goes first, within it the caller whose
 * last turn is longest ago, then the earliest.
 */
export interface Turns {
  /**
   * Waits for a turn. @returns gives it back, once
   * @throws {NoTurn} when as many wait as may, or it was waited too long, or the signal said so
   */
  enter(asker: Asker, signal?: AbortSignal): Promise<() => void>;
}

export interface TurnLimits {
  /** How many at a time per share, and in total. */
  each: number;
  total: number;
  /** How many wait, per caller. */
  waiting: number;
  waitMs: number;
}

/**
 * For expensive calls: an account has two at a time, on small machines one, so that the database leaves a processor to
 * others too; all together leave connections to the other calls. The wait is shorter than the 15 s after which the
 * client gives up. A calendar asks three such things at once, and one manager has it open on two devices.
 */
export const dearTurns = (connections: number, threads: number): TurnLimits => ({
  each: Math.min(2, threads - 1),
  total: Math.max(2, Math.floor(connections * 0.6)),
  waiting: 6,
  waitMs: 8_000,
});

interface Waiting {
  asker: Asker;
  begin: () => void;
}

export function createTurns({ each, total, waiting, waitMs }: TurnLimits): Turns {
  const running = new Set<Asker>();
  /** When callers began last, counted in turns; of those who still have something here. */
  const begun = new Map<string, number>();
  let queue: Waiting[] = [];
  let count = 0;
  const ofShare = ({ share }: Asker) => [...running].filter((one) => one.share === share).length;
  const lastTurn = ({ caller }: Asker) => begun.get(caller) ?? 0;

  function begin(asker: Asker): () => void {
    const turn = { ...asker };
    running.add(turn);
    begun.set(asker.caller, (count += 1));
    return () => {
      if (!running.delete(turn)) return;
      next();
      if (queue.length === 0) begun.clear();
    };
  }

  function next(): void {
    if (running.size >= total) return;
    const able = queue.filter(({ asker }) => ofShare(asker) < each);
    const [chosen] = able.toSorted(
      (a, b) => ofShare(a.asker) - ofShare(b.asker) || lastTurn(a.asker) - lastTurn(b.asker),
    );
    chosen?.begin();
  }

  return {
    async enter(asker, signal) {
      if (signal?.aborted) throw new NoTurn('Nobody waits for it any more');
      if (running.size < total && ofShare(asker) < each) return begin(asker);
      if (queue.filter((one) => one.asker.caller === asker.caller).length >= waiting)
        throw new NoTurn('Too many wait already');
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
