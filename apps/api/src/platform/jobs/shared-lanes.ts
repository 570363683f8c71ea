import { setTimeout as delay } from 'node:timers/promises';

/** What has become due while lanes were busy is found this late. */
const LOOK_MS = 1_000;
/** One that was served waits so long for its next turn, however long the others take. */
const AGAIN_MS = 5_000;

export interface SharedLanes<Key> {
  /** Lanes, and how many of them one share has at most. */
  atOnce: number;
  ofShare: number;
  /** What is due now, some of each share first. */
  due: () => Promise<readonly Key[]>;
  /** Among what the lanes are divided: a project. */
  shareOf: (key: Key) => string;
  nameOf: (key: Key) => string;
  /** Must not fail. */
  work: (key: Key) => Promise<void>;
  end: AbortSignal;
}

/**
 * Serves all that is due on a few lanes. A share whose receivers hang fills its own lanes only, and the share that was
 * served longest ago is next, also one that became due meanwhile.
 */
export async function onSharedLanes<Key>(lanes: SharedLanes<Key>): Promise<void> {
  const { atOnce, ofShare, due, shareOf, nameOf, work, end } = lanes;
  const busy = new Map<string, Promise<void>>();
  const running = new Map<string, number>();
  const servedAt = new Map<string, number>();
  const doneAt = new Map<string, number>();
  const count = (share: string) => running.get(share) ?? 0;
  const isFree = (key: Key) =>
    !busy.has(nameOf(key)) &&
    count(shareOf(key)) < ofShare &&
    performance.now() - (doneAt.get(nameOf(key)) ?? -Infinity) >= AGAIN_MS;
  const nextOf = (keys: readonly Key[]) =>
    keys
      .filter(isFree)
      .toSorted((a, b) => (servedAt.get(shareOf(a)) ?? -1) - (servedAt.get(shareOf(b)) ?? -1))
      .at(0);
  const serve = (key: Key) => {
    const [name, share] = [nameOf(key), shareOf(key)];
    running.set(share, count(share) + 1);
    servedAt.set(share, performance.now());
    const done = work(key).finally(() => {
      busy.delete(name);
      running.set(share, count(share) - 1);
      doneAt.set(name, performance.now());
    });
    busy.set(name, done);
  };
  let [keys, lookedAt] = [await due(), performance.now()];
  const look = async () => {
    [keys, lookedAt] = [await due(), performance.now()];
  };
  while (!end.aborted) {
    if (performance.now() - lookedAt >= LOOK_MS) await look();
    let next = busy.size < atOnce ? nextOf(keys) : undefined;
    if (next === undefined && busy.size === 0) {
      // More may be due than one look shows.
      await look();
      next = nextOf(keys);
      if (next === undefined) break;
    }
    if (next === undefined) await Promise.race([...busy.values(), delay(LOOK_MS, undefined, { ref: false })]);
    else serve(next);
  }
  await Promise.all(busy.values());
}
