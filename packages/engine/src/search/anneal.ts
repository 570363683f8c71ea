// Method: simulated annealing of one roster from hot to cold, with exact differences of cost.
// Paper: Kirkpatrick, Gelatt, Vecchi, "Optimization by simulated annealing", Science 220, 1983.
import { TOLERANCE } from '../lp/tolerance.ts';
import type { Draw } from './moves.ts';
import type { Random } from '../roster/random.ts';
import type { Roster } from '../roster/roster.ts';

/**
 * [moves] Between two looks at the clock: few at the beginning of a run, which can be short; with so few all along,
 * 12 to 15 % of the time of large problems would go into looking.
 */
const STRIDE = { few: 256, many: 1024, from: 16_384 } as const;

/** The incumbent: the roster with the fewest hard amounts so far, then the smallest cost. */
export interface Best {
  cells: Int32Array;
  hard: number;
  cost: number;
}

export interface Schedule {
  /** Temperatures, in units of penalty. */
  hot: number;
  cold: number;
  /**
   * The completed share of the run, 0 to 1; called every few hundred moves with the number of moves made. A value above
   * 1 ends the run.
   */
  progress: (moves: number) => number;
}

/** -ln(u) at evenly spaced u, so that drawing a threshold needs no logarithm. */
const thresholds = Float64Array.from({ length: 4096 }, (_, i) => -Math.log((i + 0.5) / 4096));

/** Simulated annealing of one roster from hot to cold. Returns the number of moves tried; `best` is kept up to date. */
export function anneal(roster: Roster, draw: Draw, random: Random, best: Best, schedule: Schedule): number {
  const { move } = roster;
  const cooling = Math.log(schedule.cold / schedule.hot);
  let moves = 0;
  for (;;) {
    const done = schedule.progress(moves);
    if (done >= 1) return moves;
    const temperature = schedule.hot * Math.exp(cooling * done);
    const stride = moves < STRIDE.from ? STRIDE.few : STRIDE.many;
    for (let i = 0; i < stride; i++) {
      draw(temperature);
      if (move.length === 0) continue;
      if (!roster.attempt(temperature * thresholds[random.of4096()]!)) continue;
      if (roster.cost() < best.cost - TOLERANCE.equalCost || roster.hard() < best.hard) keep(roster, best);
    }
    moves += stride;
  }
}

/** Stores the roster in `best` if it is better. */
export function keep(roster: Roster, best: Best): void {
  const cost = roster.cost();
  const hard = roster.hard();
  if (hard > best.hard || (hard === best.hard && cost >= best.cost)) return;
  best.hard = hard;
  best.cost = cost;
  best.cells.set(roster.cells);
}
