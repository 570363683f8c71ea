import type { Turn } from './turns.ts';

/** What a thread does beside improving rosters. */
export interface Beside {
  /** Ways to come nearer to a proof; the one that has used least goes on. */
  proofs: readonly Turn[];
  anneal: Turn;
}

interface Measures {
  /** The share of the budget that is used. */
  used: () => number;
  /** The cost of the rosters to go on from, and what of it lies above the bound. */
  cost: () => number;
  gap: () => number;
}

export interface TurnShares {
  /** The turn that has had less than its share; undefined while none has. */
  due: () => Turn | undefined;
  /** Takes a turn and notes what it used and brought. */
  take: (turn: Turn, how: () => void) => void;
}

/** The shares of the time for proofs, for annealing and for annealing near the bound, where little is gained: of a thread alone, and of two, which divide the labour. */
const SHARES = {
  alone: { proof: 0.35, anneal: 0.3, near: 0.3 },
  first: { proof: 0.5, anneal: 0, near: 0.25 },
  helps: { proof: 0, anneal: 0.4, near: 0.6 },
};
/**
 * Much is gained while the turns that prove nothing would, in as long again as has been used, close so much of the gap; proofs have little
 * then. A gap below that share of the cost is for proofs.
 */
const GAINING = { proof: 0.125, closes: 0.5, near: 0.001 };
const NEAR = 0.01;
/** Whether a gap is so small a share of the cost that the best is mostly found near the best so far. */
export const isNear = (gap: number, cost: number): boolean => gap < NEAR * Math.abs(cost);

/** The part that a thread plays: it is alone, or of several the first one, which solves the linear program of the whole, or one that helps. */
export type Role = keyof typeof SHARES;

/** A thread's part; without an exchange a thread that does not help knows of no other. */
export const roleOf = ({ helps, exchange }: { helps?: boolean; exchange?: object | null }): Role =>
  helps ? 'helps' : exchange ? 'first' : 'alone';

/** What turns count as having used at least. */
const SLICE = 0.02;
/** Annealing that has met nothing better for so much of the budget has half of its share, and half of that after as much again. */
const PATIENCE = 0.1;

/** Proofs come nearer to their end even where they gain nothing, and annealing sees the whole: both have their share of the time, whatever else gains. */
export function turnShares(role: Role, { proofs, anneal }: Beside, measures: Measures): TurnShares {
  const { used, cost, gap } = measures;
  const spent = { proof: 0, anneal: 0, all: 0 };
  /** What the turns that prove nothing have brought of late; older gains count half. */
  const recent = { gain: 0, used: 0 };
  /** What annealing has used since the rosters last grew better in a turn of it, whoever found that: it is new ground. */
  let vain = 0;
  const gaining = (): boolean => {
    const rate = recent.gain / (recent.used + SLICE);
    return gap() > GAINING.near * Math.abs(cost()) && rate * used() > gap() * GAINING.closes;
  };
  return {
    due: () => {
      const { proof, anneal: far, near } = SHARES[role];
      const hope = 2 ** -Math.floor(vain / PATIENCE);
      const calm = { proof, anneal: (isNear(gap(), cost()) ? near : far) * hope };
      const share = gaining() ? { proof: GAINING.proof, anneal: 0 } : calm;
      const ready = spent.proof <= share.proof * spent.all ? proofs.filter((turn) => turn.ready()) : [];
      const [proving] = ready.sort((a, b) => a.used - b.used);
      return proving ?? (spent.anneal < share.anneal * spent.all ? anneal : undefined);
    },
    take: (turn, how) => {
      const before = { used: used(), cost: cost() };
      how();
      const took = used() - before.used;
      spent.all += took;
      if (turn === anneal) {
        spent.anneal += took;
        vain = cost() < before.cost - 1e-9 ? 0 : vain + took;
      }
      if (proofs.includes(turn)) {
        spent.proof += took;
        return;
      }
      recent.used = recent.used / 2 + took;
      recent.gain = recent.gain / 2 + (before.cost < Infinity ? before.cost - cost() : 0);
    },
  };
}
