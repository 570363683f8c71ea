// Method: shares of the time for proofs and annealing, by the thread’s role and the gap.
// Paper: none; our own engineering.
import { TOLERANCE } from '../lp/tolerance.ts';
import type { Operator } from './operator.ts';
import { GAINING, LAST_GAP, NEAR, PATIENCE, SHARES } from './parameters.ts';

/** [share] A turn without proofs counts as having used at least this. */
const LEAST_USED = 0.02;

/** What a thread does in addition to improving rosters. */
export interface Beside {
  /** Ways to advance a proof; the one that has used least is next. */
  proofs: readonly Operator[];
  /** Null if it is left out. */
  anneal: Operator | null;
}

interface Measures {
  /** The used share of the budget. */
  used: () => number;
  /** The cost of the current rosters, the part of it above the bound, and the bound. */
  cost: () => number;
  gap: () => number;
  bound: () => number;
}

export interface TimeAllocation {
  /** The turn that has had less than its share; undefined if there is none. */
  due: () => Operator | undefined;
  /** Takes a turn and records what it used and gained. */
  take: (turn: Operator, how: () => void) => void;
}

/** Whether the gap is such a small share of the cost that better plans are mostly found near the incumbent. */
export const isNear = (gap: number, cost: number): boolean => gap < NEAR * Math.abs(cost);

/** The role of a thread: alone, or the first of several, which solves the linear program of the whole, or a helper. */
export type Role = keyof typeof SHARES;

/** A thread's role; without an exchange, a thread that does not help is alone. */
export const roleOf = ({ helps, exchange }: { helps?: boolean; exchange?: object | null }): Role =>
  helps ? 'helps' : exchange ? 'first' : 'alone';

/**
 * Proofs progress even without gains, and annealing sees the whole: both get their share of the time, regardless of
 * other gains.
 */
export function timeAllocation(role: Role, { proofs, anneal }: Beside, measures: Measures): TimeAllocation {
  const { used, cost, gap, bound } = measures;
  const spent = { proof: 0, anneal: 0, all: 0 };
  /** The recent gains of the turns without proofs; older gains count half. */
  const recent = { gain: 0, used: 0 };
  /**
   * What annealing has used since one of its turns last found an improvement, including improvements by other threads,
   * which open a new region.
   */
  let vain = 0;
  /** What proofs have used near the bound since they last raised it noticeably. */
  let unproved = 0;
  const isLast = (): boolean => role === 'first' && gap() < LAST_GAP.cost * Math.abs(cost());
  const gaining = (): boolean => {
    const rate = recent.gain / (recent.used + LEAST_USED);
    return gap() > GAINING.near * Math.abs(cost()) && rate * used() > gap() * GAINING.closes;
  };
  return {
    due: () => {
      const { proof, anneal: far, near } = SHARES[role];
      const hope = 2 ** -Math.floor(vain / PATIENCE);
      const calm = {
        proof: isLast() && unproved < LAST_GAP.patience ? LAST_GAP.proof : proof,
        anneal: (isNear(gap(), cost()) ? near : far) * hope,
      };
      const share = gaining() ? { proof: GAINING.proof, anneal: 0 } : calm;
      const ready = spent.proof <= share.proof * spent.all ? proofs.filter((turn) => turn.ready()) : [];
      const [proving] = ready.sort((a, b) => a.used - b.used);
      return proving ?? (spent.anneal < share.anneal * spent.all ? (anneal ?? undefined) : undefined);
    },
    take: (turn, how) => {
      const before = { used: used(), cost: cost(), bound: bound(), gap: gap() };
      how();
      const took = used() - before.used;
      spent.all += took;
      if (turn === anneal) {
        spent.anneal += took;
        vain = cost() < before.cost - TOLERANCE.equalCost ? 0 : vain + took;
      }
      if (proofs.includes(turn)) {
        spent.proof += took;
        const isRaised = bound() - before.bound > LAST_GAP.raise * before.gap;
        unproved = isRaised || !isLast() ? 0 : unproved + took;
        return;
      }
      recent.used = recent.used / 2 + took;
      recent.gain = recent.gain / 2 + (before.cost < Infinity ? before.cost - cost() : 0);
    },
  };
}
