import type { PlanOnce } from '../../api/frontier.ts';
import { TOLERANCE } from '../../lp/parameters.ts';
import type { Assignment, LocalDate, Problem, Shift } from '../../problem/problem.ts';
import type { Plan } from '../../problem/result.ts';
import { FRONTIER } from '../../api/parameters.ts';
import { applyChanges } from '../apply-changes.ts';
import type { Change } from '../change.ts';
import { cheapest, type Cheapest } from '../least-of.ts';
import { onlyOpen } from './only-open.ts';
import { ADVICE } from './parameters.ts';

/** Changes of which each alone is compared with the problem as it is. */
export interface OpenQuestion {
  /** Every roster that is lawful as it is stays so with each change: rules are dropped. */
  isLooser: boolean;
  changes: readonly Change[];
  /** The first day that the changes are about. */
  from: LocalDate;
  /** Of a change after which as many can be filled, also what covering as much costs more. Default false. */
  withCost?: boolean;
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
  { isLooser, changes, from, withCost = false }: OpenQuestion,
  planOnce: PlanOnce,
): Promise<OpenComparison> {
  // Each plan comes in two then: of the open shifts, and of the cost.
  const part = withCost ? 0.5 : 1;
  const base = await planOnce(onlyOpen(problem), { share: ADVICE.first * part });
  if (!base) return { open: null, differences: changes.map(() => null) };
  const best = openIn(base);
  const bound = boundOf(base);
  const cheap = withCost
    ? await cheapest(problem, planOnce, { share: ADVICE.first * part, start: startOf(problem, base.shifts) })
    : null;
  const found: ({ open: number; bound: number; cost: CostDifference | null } | null)[] = [];
  for (const change of changes) {
    const changed = applyChanges(problem, [change], from);
    const share = ((1 - ADVICE.first) * part) / changes.length;
    const asked = onlyOpen(changed);
    const planned = await planOnce(asked, { share, start: startOf(asked, base.shifts) });
    const open = planned === null ? Infinity : openIn(planned);
    const isAsFull = cheap !== null && open <= best;
    const cost = isAsFull
      ? await costOf(changed, cheap, (of, start) => cheapest(of, planOnce, { share, start }))
      : null;
    found.push(planned && { open, bound: boundOf(planned), cost });
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
      cost: changed.cost,
    };
  });
  return { open: finite(best), differences };
}

/** What covering as much costs more with a change: both least costs lie between their bound and what was found. */
async function costOf(
  changed: Problem,
  base: Cheapest,
  cheapestOf: (of: Problem, start: Assignment[]) => Promise<Cheapest | null>,
): Promise<CostDifference | null> {
  const other = await cheapestOf(changed, startOf(changed, base.plan.shifts));
  if (other === null || other.missing > base.missing + FRONTIER.hour) return null;
  return {
    least: other.atLeast(base.missing) - base.cents,
    most: other.cents - base.atLeast(base.missing),
    found: other.cents - base.cents,
  };
}

/** Infinity: a plan that breaks hard rules is none. */
const openIn = ({ lawful, quality: { needed, filled } }: Plan): number => (lawful ? needed - filled : Infinity);

/** Every lawful roster leaves at least so many open. */
const boundOf = ({ quality: { needed, fillable, bound } }: Plan): number =>
  Math.max(needed - fillable, Math.ceil(bound - TOLERANCE.proof));

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** What of the plan without the change is there with it. */
function startOf({ people, fixed }: Problem, shifts: readonly Shift[]): Assignment[] {
  const known = new Set(people.map(({ id }) => id));
  const stays = new Set(fixed.map(({ id }) => id));
  return shifts.filter(({ id, employeeId }) => employeeId !== null && known.has(employeeId) && !stays.has(id));
}
