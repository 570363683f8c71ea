import type { PlanOnce } from '../../api/frontier.ts';
import { TOLERANCE } from '../../lp/tolerance.ts';
import type { Assignment, LocalDate, Problem, Shift } from '../../problem/problem.ts';
import type { Plan } from '../../problem/result.ts';
import { applyChanges } from '../apply-changes.ts';
import type { Change } from '../change.ts';
import { onlyOpen } from './only-open.ts';
import { ADVICE } from './parameters.ts';

/** Changes of which each alone is compared with the problem as it is. */
export interface OpenQuestion {
  /** Every roster that is lawful as it is stays so with each change: rules are dropped. */
  isLooser: boolean;
  changes: readonly Change[];
  /** The first day that the changes are about. */
  from: LocalDate;
}

/** How many cents more the cheapest schedule costs that covers as much as the month can without the change. */
export interface CostDifference {
  /** Proved: at least and at most so many. */
  least: number;
  most: number;
  /** Between the schedules that were found. */
  found: number;
}

/** How many more shifts stay open with a change than without: of the rosters with the fewest open. */
export interface OpenDifference {
  /**
   * At least and at most so many; null: not proved. Of a looser one both are 0 or less. Somebody who is away can free a
   * place that was fixed.
   */
  least: number | null;
  most: number | null;
  /** Between the plans that were found; null: none was. */
  found: number | null;
  /** Null: not asked for, not known, or less can be covered. */
  cost: CostDifference | null;
}

export interface OpenComparison {
  /** Open in the best roster without a change; null: no lawful one was found. */
  open: number | null;
  /** By position in the changes; null: the time was over before it. */
  differences: (OpenDifference | null)[];
}

/**
 * Compares the fewest shifts that stay open with each change and without, by planning both with nothing else counted.
 * A difference lies between the bounds and the plans of the two problems.
 */
export async function compareOpen(
  problem: Problem,
  { isLooser, changes, from }: OpenQuestion,
  planOnce: PlanOnce,
): Promise<OpenComparison> {
  const base = await planOnce(onlyOpen(problem), { share: ADVICE.first });
  if (!base) return { open: null, differences: changes.map(() => null) };
  const best = openIn(base);
  const bound = boundOf(base);
  const found: ({ open: number; bound: number } | null)[] = [];
  for (const change of changes) {
    const asked = onlyOpen(applyChanges(problem, [change], from));
    const share = (1 - ADVICE.first) / changes.length;
    const planned = await planOnce(asked, { share, start: startOf(asked, base.shifts) });
    found.push(planned && { open: openIn(planned), bound: boundOf(planned) });
  }
  const differences = found.map((changed): OpenDifference | null => {
    if (changed === null) return null;
    const open = isLooser ? Math.min(changed.open, best) : changed.open;
    const least = changed.bound - best;
    const most = open - bound;
    return {
      least: finite(isLooser ? Math.min(0, least) : least),
      most: finite(isLooser ? Math.min(0, most) : most),
      found: finite(best) === null ? null : finite(open - best),
      cost: null,
    };
  });
  return { open: finite(best), differences };
}

/** Infinity: a plan that breaks hard rules is none. */
export const openIn = ({ lawful, quality: { needed, filled } }: Plan): number => (lawful ? needed - filled : Infinity);

/** Every lawful roster leaves at least so many open. */
export const boundOf = ({ quality: { needed, fillable, bound } }: Plan): number =>
  Math.max(needed - fillable, Math.ceil(bound - TOLERANCE.proof));

export const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** What of the plan without the change is there with it. */
export function startOf({ people, fixed }: Problem, shifts: readonly Shift[]): Assignment[] {
  const known = new Set(people.map(({ id }) => id));
  const stays = new Set(fixed.map(({ id }) => id));
  return shifts.filter(({ id, employeeId }) => employeeId !== null && known.has(employeeId) && !stays.has(id));
}
