// Method: paths with too high and too low sums are joined where they meet; the cheapest lawful results are remembered.
// Paper: none; our own primal heuristic for Lagrangian pricing.
import type { Resources } from './resources.ts';
import type { RosterNetwork } from '../network/roster-network.ts';

/** [paths] A new path is joined with this many recent ones. */
const JOINED = 12;

/**
 * A roster as a path of the network: its arcs from the last day back, and their sums from each position down to the
 * first day.
 */
export interface Path {
  arcs: readonly number[];
  cost: Float64Array;
  minutes: Int32Array;
  weekends: Int32Array;
}

/** The lawful paths met so far. */
export interface JoinedPaths {
  /** Adds a path, and what it gives when it is joined with recent ones. */
  add: (path: Path) => void;
  /** The cost of the cheapest. */
  least: () => number;
  /** The arcs of the cheapest ones, the cheapest first. */
  cheapest: (count: number) => (readonly number[])[];
}

export function createJoinedPaths({ arcFrom }: RosterNetwork, { counts, width, terminal }: Resources): JoinedPaths {
  const met: { arcs: readonly number[]; cost: number }[] = [];
  const last: Path[] = [];
  let known = Infinity;

  /** Joins the start of one path with the end of another; keeps the result if it is the cheapest so far. */
  function join(early: Path, late: Path, i: number): void {
    const m = early.minutes[i]! + late.minutes[0]! - late.minutes[i]!;
    const o = early.weekends[i]! + late.weekends[0]! - late.weekends[i]!;
    if (m >= width || o >= counts) return;
    const cost = early.cost[i]! + late.cost[0]! - late.cost[i]! + terminal[o * width + m]!;
    if (cost >= known) return;
    known = cost;
    met.push({ arcs: [...late.arcs.slice(0, i), ...early.arcs.slice(i)], cost });
  }

  return {
    add: (path) => {
      join(path, path, 0);
      for (const other of last) {
        for (let i = 1; i < path.arcs.length; i++) {
          if (arcFrom[path.arcs[i - 1]!] !== arcFrom[other.arcs[i - 1]!]) continue;
          join(path, other, i);
          join(other, path, i);
        }
      }
      last.push(path);
      if (last.length > JOINED) last.shift();
    },
    least: () => known,
    cheapest: (count) =>
      met
        .reverse()
        .slice(0, count)
        .map(({ arcs }) => arcs),
  };
}
