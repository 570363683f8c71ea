// Method: the integer program over given columns: one roster for every employee (restricted master heuristic).
// Paper: Joncour, Michel, Sadykov, Sverdlov, Vanderbeck, "Column generation based primal heuristics", ENDM 36, 2010.
import { costOf, type Demand } from './demand.ts';
import { linearColumn } from './master.ts';
import { slackColumns } from './slack-columns.ts';
import type { LinearColumn, LinearSolver } from './linear-solver.ts';
import { TOLERANCE } from '../tolerance.ts';
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
  // The linear program charges for what is forbidden, more people than a need allows or a little more than a cap. Here
  // that would hide the allowed choices: with what else a roster costs, a forbidden one is often the cheapest.
  const isForbidden = ({ rows, values }: LinearColumn): boolean => values[0] === -1 && demand.closed[rows[0]!] === 1;
  const covers = slackColumns(demand).map((cover) => (isForbidden(cover) ? { ...cover, upper: 0 } : cover));
  const { values, objective, complete } = solver.solveWhole(bounds, bounds, [...covers, ...columns], limits);
  const chosen = values && rosters.filter((_, i) => values[covers.length + i]! > 0.5);
  // HiGHS keeps a cap with a tolerance.
  const isAllowed = chosen?.length === people.length && costOf(demand, chosen) < Infinity;
  const noneBelow = objective > limits.below + TOLERANCE.proof;
  return { chosen: isAllowed ? chosen : null, complete: complete && (isAllowed || noneBelow) };
}
