import { openShift } from '../../problem/open-shift.ts';
import type { Context } from '../../model/context.ts';
import type { Need, Person } from '../../problem/problem.ts';
import { rules } from '../registry.ts';

/**
 * Whether no rule about single shifts, including those that consent could lift, prevents an employee from taking a
 * need.
 */
export function mayWork(context: Context, person: Person, need: Need): boolean {
  const shift = openShift(need, 'open');
  return rules.every(
    (rule) =>
      rule.kind !== 'shift' ||
      (rule.binding(context.problem)?.severity ?? 'soft') === 'soft' ||
      rule.judge(context, person, shift) === null,
  );
}
