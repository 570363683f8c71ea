import type { Random } from '../search/random.ts';

/** One way to go on, and what it has brought of late. */
export interface Turn {
  gain: number;
  used: number;
  /** Whether it can be taken as things stand. */
  ready: () => boolean;
  take: () => void;
}

/** What every turn counts as having gained at least, so that those which cost less come first where none gains. */
const LEAST = 1e-3;
/** Every so many turns one that has used little goes on instead. */
const SELDOM = 4;

export function turnOf(take: () => void, ready: () => boolean = () => true): Turn {
  return { gain: 0, used: 0, ready, take };
}

/** Whatever has gained more for its share of the budget goes on; the others have a turn now and then. `slice` is the share that a turn uses at least. */
export function nextTurn(turns: readonly Turn[], random: Random, slice: number): Turn {
  const rate = (turn: Turn): number => (turn.gain + LEAST) / (turn.used + slice);
  const seldom = random.below(SELDOM) === 0;
  const order = turns.filter((turn) => turn.ready()).sort((a, b) => (seldom ? a.used - b.used : rate(b) - rate(a)));
  return order[0] ?? turns[0]!;
}

/**
 * Takes a turn, goes back to the best by `settle`, and notes what it brought, without what other threads have given meanwhile; older gains
 * count half.
 */
export function takeTurn(
  turn: Turn,
  measure: { used: () => number; gap: () => number; given: () => number },
  settle: () => void,
): void {
  const { used, gap, given } = measure;
  const before = { used: used(), gap: gap() + given() };
  turn.take();
  settle();
  const gain = Number.isFinite(before.gap) ? Math.max(0, before.gap - gap() - given()) : 0;
  turn.gain = turn.gain / 2 + gain;
  turn.used = turn.used / 2 + used() - before.used;
}
