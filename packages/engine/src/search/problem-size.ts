// Method: the order of the search follows the number of cells and the time (decision 047).
// Paper: none; our own engineering.
import { SHRINKING_DIVE } from '../lp/parameters.ts';
import type { Model } from '../model/model.ts';
import { LARGE } from './parameters.ts';
import type { PlanOptions } from './plan-options.ts';
import { roleOf, type Role } from './time-allocation.ts';

/** `large` from many cells on; `many` of so many employees that a dive needs its own linear program. */
export type Scale = 'usual' | 'large' | 'many';

/** What the number of cells (employees times planned days) and the time mean for the order of the search. */
export interface ProblemSize {
  /** Whether annealing and single rosters come before dives and aggregated needs. */
  isLarge: boolean;
  scale: Scale;
  /** The thread's role. Where the time is too short for the linear program, every thread helps. */
  role: Role;
  /** Whether the time is too short for its linear program. */
  isOutOfReach: boolean;
  /** Whether the first lawful roster of every employee takes little enough of the time. */
  hasTimeForRosters: boolean;
  /** The share of the complete annealing with which a helping thread begins; 0 for none. */
  annealing: number;
}

export function problemSize({ people, first, last }: Model, options: PlanOptions): ProblemSize {
  const days = last - first + 1;
  const cells = people * days;
  const isLarge = cells >= LARGE.cells;
  const scale = !isLarge ? 'usual' : people > SHRINKING_DIVE.above ? 'many' : 'large';
  // The rosters of a longer period are more, each takes longer to price, and the program needs more rounds.
  const program = cells * days * days * LARGE.msPerCellAndSquaredDay;
  const isOutOfReach = isLarge && program > LARGE.root * options.timeLimitMs;
  const hasTimeForRosters = program * LARGE.rosters.ofProgram <= LARGE.rosters.first * options.timeLimitMs;
  const role = isOutOfReach ? 'helps' : roleOf(options);
  const rosters = (cells * LARGE.rosters.msPerCell) / Math.max(1, options.timeLimitMs);
  const all = rosters <= LARGE.rosters.most ? 1 - rosters : LARGE.long.all;
  const long = isOutOfReach ? all : LARGE.long.helps;
  const isEnough = isOutOfReach || cells * LARGE.msPerCell <= long * options.timeLimitMs;
  const annealing = isLarge && role === 'helps' && isEnough ? long : 0;
  return { isLarge, scale, isOutOfReach, hasTimeForRosters, role, annealing };
}
