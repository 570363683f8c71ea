import { cover } from '../goals/cover.ts';
import { goals } from '../goals/registry.ts';
import { judgeJoint } from '../joint/judge-joint.ts';
import type { Context } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import type { Shift } from '../model/problem.ts';
import type { PenaltyParts } from '../model/remedy.ts';
import { goalPenalty } from './measure.ts';

/**
 * By how much each part of the penalty changes from one roster to another; parts that stay are left out.
 * @param changed everybody whose shifts differ
 */
export function penaltyChange(
  context: Context,
  before: readonly Shift[],
  after: readonly Shift[],
  changed: ReadonlySet<string>,
): PenaltyParts {
  const [old, now] = [partsOf(context, before, changed), partsOf(context, after, changed)];
  const difference = Object.keys(now).map((part): [string, number] => [part, (now[part] ?? 0) - (old[part] ?? 0)]);
  return Object.fromEntries(difference.filter(([, by]) => Math.abs(by) > 1e-6));
}

/** The sum of a penalty's parts. */
export function total(parts: PenaltyParts): number {
  return Object.values(parts).reduce((sum, part) => sum + part, 0);
}

function partsOf(context: Context, shifts: readonly Shift[], people: ReadonlySet<string>): PenaltyParts {
  const { coverage, surplus } = cover(context, shifts);
  const parts: PenaltyParts = { coverage, surplus };
  const views = personViews(context, shifts, people);
  for (const goal of goals) {
    if (goal.wanted(context.problem)) parts[goal.code] = views.reduce((sum, view) => sum + goalPenalty(goal, view), 0);
  }
  const joint = judgeJoint(context, shifts).filter(({ severity }) => severity === 'soft');
  parts['joint'] = joint.reduce((sum, { amount }) => sum + amount, 0) * (context.problem.weights.law ?? 0);
  return parts;
}
