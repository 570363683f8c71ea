import { payOfShift } from '../objective/pay.ts';
import { inPeriod, workMinutes } from '../problem/calendar.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import type { Plan } from '../problem/result.ts';
import { overtimeFrom } from '../rules/overtime.ts';
import { judge } from '../api/judge.ts';
import type { Interval } from './verdict.ts';

/** What two plans are compared by; a bound only where the plan proves one. */
export const quantities = ['open', 'penalty', 'cost', 'hours', 'overtime', 'fairness', 'wishes', 'soft-rules'] as const;
export type Quantity = (typeof quantities)[number];

/**
 * The quantities of a plan: open shifts, the penalty, the pay in cents, minutes of work, of overtime, and from an even
 * share, unmet preferences, and breaches of soft rules. The least number of open shifts and the least penalty of all
 * lawful plans are proved; a plan that breaks hard rules proves nothing about them.
 */
export function figuresOf(problem: Problem, { shifts, quality, lawful }: Plan): Record<Quantity, Interval> {
  const inside = shifts.filter((shift) => inPeriod(problem, shift) && shift.employeeId !== null);
  const soft = judge(problem, shifts).filter(({ severity }) => severity === 'soft');
  const unbounded = (best: number | null): Interval => ({ best, bound: null });
  const bounded = (best: number, bound: number): Interval => ({ best, bound: lawful ? bound : null });
  const { needed, filled, fillable, penalty, bound, parts } = quality;
  const { fairHours } = problem.weights;
  return {
    open: bounded(needed - filled, needed - fillable),
    penalty: bounded(penalty, bound),
    cost: unbounded(costOf(problem, inside)),
    hours: unbounded(inside.reduce((sum, shift) => sum + workMinutes(shift), 0)),
    overtime: unbounded(overtimeOf(problem, inside)),
    fairness: unbounded(fairHours > 0 ? Math.round(((parts['fair-hours'] ?? 0) / fairHours) * 60) : null),
    wishes: unbounded(soft.filter(({ rule }) => rule === 'wishes').length),
    'soft-rules': unbounded(soft.filter(({ rule }) => rule !== 'wishes').length),
  };
}

/** Null: a rate is missing. */
function costOf(problem: Problem, shifts: readonly Shift[]): number | null {
  const people = new Map(problem.people.map((person) => [person.id, person]));
  let sum = 0;
  for (const shift of shifts) {
    const person = people.get(shift.employeeId ?? '');
    const pay = person ? payOfShift(problem, person, shift) : null;
    if (pay === null) return null;
    sum += pay;
  }
  return Math.round(sum);
}

/** Null: no norm is known. */
function overtimeOf({ people }: Problem, shifts: readonly Shift[]): number | null {
  const targets = people.map((person) => ({ id: person.id, target: overtimeFrom(person) }));
  if (targets.every(({ target }) => target === null)) return null;
  return targets.reduce((sum, { id, target }) => {
    const own = shifts.filter(({ employeeId }) => employeeId === id);
    const minutes = own.reduce((all, shift) => all + workMinutes(shift), 0);
    return sum + Math.max(0, minutes - (target ?? Infinity));
  }, 0);
}
