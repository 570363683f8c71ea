/** What a process takes in advance: a twentieth of all, so that twenty processes still get some each. */
const SHARE = 20;
/** Of one process. */
const KEYS_MAX = 20_000;

interface Allowance {
  left: number;
  /** Nothing was left for this process; asking again is for the next window. */
  isOver: boolean;
  /** When its window ends, in milliseconds since 1970. */
  until: number;
}

/** Takes at most so many of what is left. @returns how many, and the milliseconds until the window ends */
type TakeSome = (
  key: string,
  most: number,
  seconds: number,
  wanted: number,
) => Promise<{ granted: number; milliseconds: number }>;

/**
 * Answers from what was taken in advance of a limit that all processes share, and asks for more when that is used up,
 * once for all who wait. What is refused is refused from memory until the window ends.
 * @param refused the error for one that comes so many milliseconds too early
 */
export function createAllowances(
  take: TakeSome,
  now: () => number,
  refused: (milliseconds: number) => Error,
): (key: string, most: number, seconds: number) => Promise<void> {
  const allowances = new Map<string, Allowance>();
  const asking = new Map<string, Promise<void>>();
  const ask = async (key: string, most: number, seconds: number) => {
    const { granted, milliseconds } = await take(key, most, seconds, Math.ceil(most / SHARE));
    if (allowances.size >= KEYS_MAX && !allowances.has(key)) makeRoom(allowances, now());
    allowances.set(key, { left: granted, isOver: granted === 0, until: now() + milliseconds });
  };
  return async (key, most, seconds) => {
    for (;;) {
      const allowance = allowances.get(key);
      if (allowance !== undefined && allowance.until > now()) {
        if (allowance.isOver) throw refused(allowance.until - now());
        if (allowance.left > 0) {
          allowance.left -= 1;
          return;
        }
      }
      const pending = asking.get(key) ?? ask(key, most, seconds).finally(() => asking.delete(key));
      asking.set(key, pending);
      await pending;
    }
  };
}

/** Expired ones first; then the oldest tenth, which costs at most what was taken in advance for them. */
function makeRoom(allowances: Map<string, Allowance>, at: number): void {
  for (const [key, { until }] of allowances) if (until <= at) allowances.delete(key);
  if (allowances.size < KEYS_MAX) return;
  for (const key of [...allowances.keys()].slice(0, KEYS_MAX / 10)) allowances.delete(key);
}
