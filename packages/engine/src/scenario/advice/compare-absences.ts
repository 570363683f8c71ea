import { EQUAL, type PlanOnce } from '../../api/frontier.ts';
import type { LocalDate, Problem, Shift } from '../../problem/problem.ts';
import { PAY_PARTS } from '../../objective/spending.ts';
import { applyChanges } from '../apply-changes.ts';
import type { Change } from '../change.ts';
import { cheapest, type Cheapest } from '../least-of.ts';
import { boundOf, finite, openIn, startOf, type CostDifference, type OpenComparison } from './compare-open.ts';
import { onlyOpen } from './only-open.ts';
import { ADVICE } from './parameters.ts';

/** Absences of which each alone is compared with the problem as it is. */
export interface AbsencesQuestion {
  absences: readonly Extract<Change, { kind: 'away' }>[];
  /** The first day that they are about. */
  from: LocalDate;
}

/** The cheapest schedule found of the best cover, and how many shifts stay open at least and in what was found. */
interface Seen {
  open: number;
  bound: number;
  cheap: Cheapest | null;
  shifts: readonly Shift[];
}

/**
 * How many more shifts stay open with each absence, and where none do, what covering as much costs more. The cheapest
 * schedule of the best cover mostly answers both; the open shifts are planned alone only where it doesn't prove them.
 */
export async function compareAbsences(
  problem: Problem,
  { absences, from }: AbsencesQuestion,
  planOnce: PlanOnce,
): Promise<OpenComparison> {
  let spent = 0;
  const once: PlanOnce = (of, how) => {
    spent += how.share;
    return planOnce(of, how);
  };
  const base = await see(problem, once, ADVICE.first, null);
  if (!base) return { open: null, differences: absences.map(() => null) };
  const differences: OpenComparison['differences'] = [];
  for (const [i, absence] of absences.entries()) {
    const share = (1 - spent) / (absences.length - i);
    const other = await see(applyChanges(problem, [absence], from), once, share, base.shifts);
    const most = other && other.open - base.bound;
    differences.push(
      other && {
        least: finite(other.bound - base.open),
        most: finite(most ?? Infinity),
        found: finite(base.open) === null ? null : finite(other.open - base.open),
        cost: other.open <= base.open ? costBetween(base.cheap, other.cheap) : null,
      },
    );
  }
  return { open: finite(base.open), differences };
}

/** Null: the time is over. */
async function see(
  problem: Problem,
  planOnce: PlanOnce,
  share: number,
  start: readonly Shift[] | null,
): Promise<Seen | null> {
  const cheap = await cheapest(problem, planOnce, {
    share: share * ADVICE.cheapest,
    ...(start && { start: startOf(problem, start) }),
  });
  const found = cheap && { open: openIn(cheap.plan), least: leastOpen(cheap) };
  if (cheap && found && found.open === found.least)
    return { open: found.open, bound: found.least, cheap, shifts: cheap.plan.shifts };
  const from = cheap?.plan.shifts ?? start;
  const plan = await planOnce(onlyOpen(problem), {
    share: share * (1 - ADVICE.cheapest),
    ...(from && { start: startOf(problem, from) }),
  });
  if (!plan) return found && cheap && { open: found.open, bound: found.least, cheap, shifts: cheap.plan.shifts };
  const open = Math.min(openIn(plan), found?.open ?? Infinity);
  return { open, bound: Math.max(boundOf(plan), found?.least ?? 0), cheap, shifts: cheap?.plan.shifts ?? plan.shifts };
}

/** Every lawful roster leaves at least so many open; its penalty counts more than that. */
const leastOpen = ({ plan: { quality } }: Cheapest): number => quality.needed - quality.fillable;

/**
 * What covering as much costs more: both least costs lie between their bound and what was found. Only the difference is
 * rounded to cents: of costs that are rounded each, two that are equal could differ by one.
 */
function costBetween(base: Cheapest | null, other: Cheapest | null): CostDifference | null {
  if (!base || !other || other.missing > base.missing + EQUAL.hour) return null;
  return {
    least: wholeCents(other.atLeast(base.missing) - base.parts),
    most: wholeCents(other.parts - base.atLeast(base.missing)),
    found: wholeCents(other.parts - base.parts),
  };
}

/** Never -0. */
const wholeCents = (parts: number): number => Math.round(parts / PAY_PARTS) + 0;
