/**
 * Admits a limited amount of work at a time. Waiting work is taken kind by kind, and within a kind share by share,
 * never in one long queue.
 */
export interface FairGate {
  /** How many shares of a kind wait. */
  shares(kind: string): number;
  /**
   * @throws `FairGateFull` for a share with too many waiting itself, or where a kind is full of shares with no more
   * waiting
   */
  pass<T>(place: Place, work: () => Promise<T>): Promise<T>;
}

export interface Place {
  /** Fills up only its own queue. */
  kind: string;
  /** The unit of fairness within the kind: an account, a network. */
  share: string;
}

export class FairGateFull extends Error {}

interface Waiting {
  enter: () => void;
  refuse: () => void;
}
type Shares = Map<string, Waiting[]>;

/** @param atOnce how much runs at a time; `most` waits of one kind, `mostOfShare` of one share of it */
export function createFairGate(atOnce: number, { most, mostOfShare }: { most: number; mostOfShare: number }): FairGate {
  const kinds = new Map<string, Shares>();
  let running = 0;
  const waiting = (kind: string) => [...(kinds.get(kind)?.values() ?? [])].reduce((sum, line) => sum + line.length, 0);
  const queue = ({ kind, share }: Place) =>
    new Promise<void>((enter, reject) => {
      const shares = kinds.get(kind) ?? new Map<string, Waiting[]>();
      const line = shares.get(share) ?? [];
      const isFull = line.length >= mostOfShare || (waiting(kind) >= most && !giveWay(shares, line.length));
      if (isFull) return reject(new FairGateFull());
      line.push({ enter, refuse: () => reject(new FairGateFull()) });
      shares.set(share, line);
      kinds.set(kind, shares);
    });
  return {
    shares: (kind) => kinds.get(kind)?.size ?? 0,
    async pass(place, work) {
      if (running >= atOnce) await queue(place);
      else running += 1;
      try {
        return await work();
      } finally {
        // The place is passed on to the next in turn, so that no newcomer takes it.
        const next = takeTurn(kinds);
        if (next) next.enter();
        else running -= 1;
      }
    },
  };
}

/**
 * The share with the longest queue loses its last entry to one with fewer waiting. @returns whether there is such a
 * queue
 */
function giveWay(shares: Shares, length: number): boolean {
  const longest = [...shares.values()].reduce((found, line) => (line.length > found.length ? line : found), []);
  if (longest.length <= length + 1) return false;
  longest.pop()?.refuse();
  return true;
}

/** The next of the kind and of the share that have waited longest for their turn: a Map keeps insertion order. */
function takeTurn(kinds: Map<string, Shares>): Waiting | undefined {
  const [kind, shares] = kinds.entries().next().value ?? [];
  const [share, line] = shares?.entries().next().value ?? [];
  if (kind === undefined || shares === undefined || share === undefined) return undefined;
  const next = line?.shift();
  shares.delete(share);
  if (line && line.length > 0) shares.set(share, line);
  kinds.delete(kind);
  if (shares.size > 0) kinds.set(kind, shares);
  return next;
}
