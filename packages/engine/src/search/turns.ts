import type { Random } from '../roster/random.ts';

/** One way to continue the search, and its recent gains. */
export interface Turn {
  gain: number;
  used: number;
  /** Whether it can be used now. */
  ready: () => boolean;
  take: () => void;
}

/** The minimum gain counted for a turn, so that cheaper turns come first if none gains. */
const LEAST = 1e-3;
/** Every this many turns, one that has used little is chosen instead. */
const SELDOM = 4;

export function turnOf(take: () => void, ready: () => boolean = () => true): Turn {
  return { gain: 0, used: 0, ready, take };
}

/**
 * Prefers the turn with the greatest gain for its share of the budget; the others get a turn from time to time. `slice`
 * is the minimum share that a turn uses.
 */
export function nextTurn(turns: readonly Turn[], random: Random, slice: number): Turn {
  const rate = (turn: Turn): number => (turn.gain + LEAST) / (turn.used + slice);
  const seldom = random.below(SELDOM) === 0;
  const order = turns.filter((turn) => turn.ready()).sort((a, b) => (seldom ? a.used - b.used : rate(b) - rate(a)));
  return order[0] ?? turns[0]!;
}

/**
 * Takes a turn, returns to the incumbent by `settle`, and records the gain, excluding what other threads contributed in
 * the meantime; older gains count half.
 */
export function takeTurn(
  turn: Turn,
  measure: { used: () => number; gap: () => number; importedGain: () => number },
  settle: () => void,
): void {
  const { used, gap, importedGain } = measure;
  const before = { used: used(), gap: gap() + importedGain() };
  turn.take();
  settle();
  const gain = Number.isFinite(before.gap) ? Math.max(0, before.gap - gap() - importedGain()) : 0;
  turn.gain = turn.gain / 2 + gain;
  turn.used = turn.used / 2 + used() - before.used;
}
