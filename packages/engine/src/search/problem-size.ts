// Method: the order of the search follows the number of cells and the time (decision 047).
// Paper: none; our own engineering.
import { SHRINKING_DIVE } from '../lp/parameters.ts';
import type { Model } from '../model/model.ts';
import { LARGE } from './parameters.ts';
import type { PlanOptions } from './plan-options.ts';
import { roleOf, type Role } from './time-allocation.ts';

/** [milliseconds per cell] A helping thread anneals completely if it has at least so much time for it. */
const COMPLETE_MS = 1.5;

/**
 * [milliseconds per cell], [share] Single rosters after annealing, where the program is out of reach, and their most.
 * They gain little after windows of rows: 23, 60 s, 19,226 with 6 % left for them, about 19,700 with 18 %.
 */
const ROSTERS = { msPerCell: 0.1, most: 0.3 } as const;

/**
 * [share of the program's time], [share] The first roster of every employee: 4 s on 21, 35 s on 23. Where no lawful
 * rows are drawn, they come before annealing if that is at most `most`.
 */
const FIRST_ROSTERS = { ofProgram: 1 / 7, most: 0.5 } as const;

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
  const hasTimeForRosters = program * FIRST_ROSTERS.ofProgram <= FIRST_ROSTERS.most * options.timeLimitMs;
  const role = isOutOfReach ? 'helps' : roleOf(options);
  const rosters = (cells * ROSTERS.msPerCell) / Math.max(1, options.timeLimitMs);
  const all = rosters <= ROSTERS.most ? 1 - rosters : LARGE.long.all;
  const long = isOutOfReach ? all : LARGE.long.helps;
  const isEnough = isOutOfReach || cells * COMPLETE_MS <= long * options.timeLimitMs;
  const annealing = isLarge && role === 'helps' && isEnough ? long : 0;
  return { isLarge, scale, isOutOfReach, hasTimeForRosters, role, annealing };
}
