import { cover } from '../objective/cover.ts';
import { goals } from '../objective/registry.ts';
import { breaksCap, hasBudgetGoal, spendingPenalty } from '../objective/spending.ts';
import { TOLERANCE } from '../lp/tolerance.ts';
import { type Context, contextOf } from '../model/context.ts';
import { personViews, type PersonView } from '../model/person-view.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import type { Quality } from '../problem/result.ts';
import { weightOfRule } from '../problem/weights.ts';
import { withoutFixedInPeriod } from '../problem/calendar.ts';
import { grouped } from '../problem/grouped.ts';
import { judgeJoint } from '../rules/joint/judge-joint.ts';
import { rules } from '../rules/registry.ts';
import { judgeRoster, type CountedViolation } from '../rules/judge-roster.ts';
import { gapOf, lowerBound, type LowerBound } from '../bounds/lower-bound.ts';

/**
 * The quality of a roster. `shifts` are all shifts of the period; pass `bound` if it is already known. It is one for
 * all lawful rosters, because pins may have changed since `problem.fixed` was read: where pins break a hard rule, which
 * leaves room that lawful rosters don't have, it proves nothing, and the gap is 1.
 */
export function measure(problem: Problem, shifts: readonly Shift[], bound?: LowerBound): Quality {
  const free = withoutFixedInPeriod(problem);
  return measureIn(contextOf(problem), shifts, bound ?? lowerBound(free), { known: free });
}

/** What a bound is about: the problem whose fixed shifts it knows, or whether the roster is one of those it is for. */
type Bounded = { known: Problem } | { isLawful: boolean };

/**
 * The same within a context, which may contain an earlier draft.
 * @param bounded absent: the bound knows the fixed shifts of the context
 */
export function measureIn(context: Context, shifts: readonly Shift[], bound: LowerBound, bounded?: Bounded): Quality {
  const { needed, filled } = cover(context, shifts);
  const fillable = placesOf(context, needed, bound.fillable);
  const views = personViews(context, shifts);
  const joint = judgeJoint(context, shifts);
  const parts = penaltyParts(context, { shifts, views, joint });
  const penalty = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const hard = [...views.flatMap(judgeRoster), ...joint].filter(isHard);
  const standing = hard.length === 0 ? [] : standingIn(context);
  const isLawful = bounded && 'isLawful' in bounded ? bounded.isLawful : undefined;
  const excused = bounded && 'known' in bounded && hard.length > 0 ? standingIn(contextOf(bounded.known)) : standing;
  // The bound is about lawful plans within the caps. Below it, a roster breaks rules, or exceeds a cap.
  const isBounded =
    (hard.length === 0 && !breaksCap(context, shifts)) ||
    (penalty >= bound.penalty - TOLERANCE.proof && (isLawful ?? keepsFixed(hard, excused)));
  return {
    penalty,
    bound: bound.penalty,
    gap: isLawful === false || !isBounded ? 1 : gapOf(penalty, bound.penalty),
    coverage: needed === 0 ? 1 : filled / needed,
    needed,
    filled,
    fillable,
    hardViolations: hard.length,
    standingViolations: standingOf(hard, standing),
    parts,
    certificates: bound.certificates,
  };
}

/**
 * The most places that can be filled, when that many needs can: the two halves of a cut place are two needs, and both
 * may be missing from the same place.
 */
function placesOf({ needs }: Context, places: number, fillable: number): number {
  const all = [...needs.values()].reduce((sum, { count }) => sum + count, 0);
  const missing = all - fillable;
  return places - missing + Math.min(all - places, Math.floor(missing / 2));
}

const isHard = ({ severity }: CountedViolation): boolean => severity === 'hard';

const asksForWork = (code: string): boolean =>
  rules.some((rule) => rule.code === code && rule.kind === 'row' && rule.needsWork === true && !rule.mayStand);

/** The hard rules that the fixed shifts alone break. */
function standingIn(context: Context): CountedViolation[] {
  const { fixed } = context.problem;
  return [...personViews(context, fixed).flatMap(judgeRoster), ...judgeJoint(context, fixed)].filter(isHard);
}

const keyOf = ({ rule, employeeId }: CountedViolation): string => `${rule}|${employeeId}`;

/** How many of a roster's breaches stand, by rule and employee; work that fixed shifts alone miss is none. */
function standingOf(hard: readonly CountedViolation[], standing: readonly CountedViolation[]): number {
  const now = grouped(
    hard.filter(({ rule }) => !asksForWork(rule)),
    keyOf,
  );
  return [...grouped(standing, keyOf)].reduce(
    (sum, [key, own]) => sum + Math.min(own.length, now.get(key)?.length ?? 0),
    0,
  );
}

/**
 * Whether the fixed shifts alone break every hard rule as much, employee by employee. They excuse no rule that asks for
 * work, as alone they miss it most, except where a breach may stand.
 */
function keepsFixed(hard: readonly CountedViolation[], broken: readonly CountedViolation[]): boolean {
  const amounts = (of: readonly CountedViolation[]): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const violation of of) sums.set(keyOf(violation), (sums.get(keyOf(violation)) ?? 0) + violation.amount);
    return sums;
  };
  const before = amounts(broken);
  if (hard.some(({ rule }) => asksForWork(rule))) return false;
  return [...amounts(hard)].every(([key, amount]) => amount <= (before.get(key) ?? 0) + 1e-9);
}

/**
 * The penalty of a roster by its parts; given the views of some employees only, their penalties and those that join
 * employees.
 */
export function penaltyParts(
  context: Context,
  {
    shifts,
    views,
    joint,
  }: { shifts: readonly Shift[]; views: readonly PersonView[]; joint: readonly CountedViolation[] },
): Record<string, number> {
  const { coverage, surplus } = cover(context, shifts);
  const parts: Record<string, number> = { coverage };
  if (surplus > 0) parts['surplus'] = surplus;
  for (const goal of goals) {
    if (!goal.wanted(context.problem)) continue;
    parts[goal.code] = views.reduce((sum, view) => sum + goalPenalty(goal, view), parts[goal.code] ?? 0);
  }
  const soft = joint.filter((violation) => violation.severity === 'soft');
  if (soft.length > 0) {
    const priced = soft.map(({ rule, amount }) => amount * weightOfRule(context.problem, rule));
    parts['law'] = priced.reduce((sum, cost) => sum + cost, parts['law'] ?? 0);
  }
  if (hasBudgetGoal(context.problem)) parts['budget'] = spendingPenalty(context, shifts);
  return parts;
}

/** The penalty of one employee for one goal. */
export function goalPenalty(goal: (typeof goals)[number], view: PersonView): number {
  if (goal.kind === 'row') return goal.penalty(view);
  const { context, person, calendar } = view;
  const planned = view.shifts.filter(
    (_, i) => (view.dayOf[i] ?? -1) >= calendar.first && (view.dayOf[i] ?? -1) <= calendar.last,
  );
  return planned.reduce((sum, shift) => sum + goal.ofShift(context, person, shift), goal.base(context, person));
}
