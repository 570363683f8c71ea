import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeJoint } from '../../rules/joint/judge-joint.ts';
import { contextOf } from '../../model/context.ts';
import { isFilled } from '../../problem/shift.ts';
import { needKey } from '../../problem/needs.ts';
import { personViews } from '../../model/person-view.ts';
import type { BusinessRules, Problem, Shift } from '../../problem/problem.ts';
import { judgeRoster } from '../../rules/judge-roster.ts';
import { plan } from '../plan.ts';
import { grant } from '../../testing/answers-referee.ts';
import { randomProblem } from '../../testing/random-problem.ts';
import { remedies } from './remedies.ts';

/** What can be relaxed, smallest first. */
const SIZES = ['consent', 'business', 'unavailability', 'training'];
const BETWEEN = ['pair-apart', 'pair-together', 'senior-present'];

it('names only the one rule that stops an assignment, rules between employees included', () => {
  const bent = new Set<string>();
  let needs = 0;
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => {
      const problem = withJoint(randomProblem(seed));
      const { shifts } = plan(problem, { seed, clock: () => 0, timeLimitMs: 1000, maxIterations: 1000 });
      for (const need of remedies(problem, shifts, 4)) {
        const place = shifts.find((shift) => needKey(shift) === needKey(need) && !isFilled(shift));
        if (!place) continue;
        const least = leastOf(problem, shifts, place);
        const [first] = need.remedies;
        if (least < Infinity) expect(first && SIZES.indexOf(first.kind)).toBeLessThanOrEqual(least);
        for (const remedy of need.remedies) if (remedy.bent.length === 1) bent.add(remedy.bent[0]?.rule ?? '');
        needs++;
      }
    }),
    { numRuns: 100, seed: 5 },
  );
  expect(needs).toBeGreaterThan(100);
  expect(BETWEEN.filter((rule) => bent.has(rule))).toEqual(BETWEEN);
});

/**
 * Two who must not overlap, two who work together, and an experienced employee wherever the first need's template is
 * worked.
 */
function withJoint(problem: Problem): Problem {
  const rules: BusinessRules = {
    ...problem.rules,
    pairs: [
      { first: 'p0', second: 'p1', kind: 'apart' },
      { first: 'p2', second: 'p3', kind: 'together' },
    ],
    seniors: [{ template: problem.needs[0]?.template ?? '', role: null, least: 1 }],
  };
  return { ...problem, rules };
}

/**
 * The smallest relaxation for an employee who is free that day, as an index in `SIZES`; -1: none needed; infinite: not
 * possible with one rule.
 */
function leastOf(problem: Problem, shifts: readonly Shift[], place: Shift): number {
  const before = brokenBy(problem, shifts);
  const free = problem.people.filter(
    ({ id }) => !shifts.some(({ employeeId, date }) => employeeId === id && date === place.date),
  );
  const sizes = free.map(({ id }) => {
    const after = shifts.map((shift) => (shift === place ? { ...shift, employeeId: id } : shift));
    const moreIn = (of: Problem) =>
      [...brokenBy(of, after)].filter(([key, { amount }]) => amount > (before.get(key)?.amount ?? 0));
    const [first, ...others] = moreIn(problem);
    if (!first) return -1;
    // Once it is granted, the employee can work what a rule between employees is about.
    const [key, { size }] = first;
    const isEnough = moreIn(grant(problem, after, key.replace(/ .*/, ''), id)).every(([of]) => of === key);
    return others.length === 0 && isEnough ? size : Infinity;
  });
  return Math.min(Infinity, ...sizes);
}

/**
 * The broken binding rules, by rule and employee (rules between employees by rule): the amount, and what relaxing it
 * requires.
 */
function brokenBy(problem: Problem, shifts: readonly Shift[]): Map<string, { amount: number; size: number }> {
  const context = contextOf(problem);
  const broken = new Map<string, { amount: number; size: number }>();
  for (const violation of [...personViews(context, shifts).flatMap(judgeRoster), ...judgeJoint(context, shifts)]) {
    const { rule, severity, employeeId, source, amount } = violation;
    if (severity === 'soft') continue;
    const key = BETWEEN.includes(rule) ? rule : `${rule} ${employeeId}`;
    const isFirm = source !== null || ['overlap', 'closed-day', 'one-shift-a-day'].includes(rule);
    const own = { role: 'training', unavailable: 'unavailability' }[rule] ?? 'business';
    const size = severity === 'consent' ? SIZES.indexOf('consent') : isFirm ? Infinity : SIZES.indexOf(own);
    broken.set(key, { amount: amount + (broken.get(key)?.amount ?? 0), size });
  }
  return broken;
}
