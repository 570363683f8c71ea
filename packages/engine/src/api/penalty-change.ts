import { judgeJoint } from '../rules/joint/judge-joint.ts';
import { TOLERANCE } from '../lp/tolerance.ts';
import type { Context } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import type { Shift } from '../problem/problem.ts';
import type { PenaltyParts } from '../problem/remedy.ts';
import { penaltyParts } from './measure.ts';

/**
 * The change of each part of the penalty from one roster to another; unchanged parts are left out.
 * @param changed all employees whose shifts differ
 */
export function penaltyChange(
  context: Context,
  before: readonly Shift[],
  after: readonly Shift[],
  changed: ReadonlySet<string>,
): PenaltyParts {
  const [old, now] = [partsOf(context, before, changed), partsOf(context, after, changed)];
  const difference = Object.keys({ ...old, ...now }).map((part): [string, number] => [
    part,
    (now[part] ?? 0) - (old[part] ?? 0),
  ]);
  return Object.fromEntries(difference.filter(([, by]) => Math.abs(by) > TOLERANCE.proof));
}

/** The sum of a penalty's parts. */
export function total(parts: PenaltyParts): number {
  return Object.values(parts).reduce((sum, part) => sum + part, 0);
}

function partsOf(context: Context, shifts: readonly Shift[], people: ReadonlySet<string>): PenaltyParts {
  return penaltyParts(context, {
    shifts,
    views: personViews(context, shifts, people),
    joint: judgeJoint(context, shifts),
  });
}
