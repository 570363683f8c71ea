// Method: the integer program over given columns: one roster for every employee (restricted master heuristic).
// Paper: Joncour, Michel, Sadykov, Sverdlov, Vanderbeck, "Column generation based primal heuristics", ENDM 36, 2010.
import { costOf, type Demand } from './demand.ts';
import { linearColumn } from './master.ts';
import { slackColumns } from './slack-columns.ts';
import type { LinearColumn, LinearSolver } from './linear-solver.ts';
import { TOLERANCE } from '../parameters.ts';
import type { Column } from '../network/column.ts';

/**
 * The best choice found of one roster per employee, by an integer program; null if none is allowed. `complete`: no
 * other choice among these rosters costs both at most `below` and less than it.
 */
export function solveIntegerMaster(
  solver: LinearSolver,
  demand: Demand,
  people: readonly number[],
  rosters: readonly Column[],
  limits: { over: () => boolean; nodes: number; below: number },
): { chosen: Column[] | null; complete: boolean } {
  const size = demand.codes.length;
  const order = new Map(people.map((person, i) => [person, size + i]));
  const bounds = Float64Array.from({ length: size + people.length }, (_, i) => (i < size ? demand.asked[i]! : 1));
  const columns = rosters.map((column): LinearColumn => ({ ...linearColumn(column, demand.place, order), upper: 1 }));
  // A little more than a cap allows would cost next to nothing, and hide the plans that keep it.
  const isKept = ({ rows, values }: LinearColumn): boolean =>
    values[0] === -1 && demand.amount[rows[0]!] === 1 && demand.closed[rows[0]!] === 1;
  const covers = slackColumns(demand).map((cover) => (isKept(cover) ? { ...cover, upper: 0 } : cover));
  const { values, objective, complete } = solver.solveWhole(bounds, bounds, [...covers, ...columns], limits);
  const chosen = values && rosters.filter((_, i) => values[covers.length + i]! > 0.5);
  // The program only charges for more employees than a need allows, so a cheap forbidden choice hides allowed ones.
  const isAllowed = chosen?.length === people.length && costOf(demand, chosen) < Infinity;
  const noneBelow = objective > limits.below + TOLERANCE.proof;
  return { chosen: isAllowed ? chosen : null, complete: complete && (isAllowed || noneBelow) };
}
