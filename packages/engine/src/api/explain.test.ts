import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverCounts } from '../objective/cover.ts';
import { jointTrial } from './trial/joint-trial.ts';
import { compileModel } from '../roster/compile-model.ts';
import { contextOf } from '../model/context.ts';
import { needKey } from '../problem/needs.ts';
import { personViews } from '../model/person-view.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import { domainsOf } from '../roster/domains.ts';
import { createEvaluator } from '../roster/evaluator.ts';
import { createMoves } from '../search/moves.ts';
import { createRandom } from '../roster/random.ts';
import { createRoster } from '../roster/roster.ts';
import { shiftsOf } from '../roster/shifts-of.ts';
import { businessMonth } from '../testing/business.ts';
import { cpuClock } from '../testing/cpu-clock.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { withSplitDays } from '../testing/random-split-days.ts';
import { restaurant, supermarket } from '../samples/sample-businesses.ts';
import { openShift } from '../problem/needs.ts';
import { explain } from './explain.ts';
import { trial } from './trial/trial.ts';

/** A roster of the problem, with an occasional second shift on a date, other hours or an unknown employee. */
function someRoster(problem: Problem, seed: number): Shift[] {
  const { below } = createRandom(seed);
  const model = compileModel(contextOf(problem));
  const domains = domainsOf(model);
  const roster = createRoster(model, domains, createEvaluator(model));
  const draw = createMoves(model, domains, roster, createRandom(seed));
  for (let move = 0; move < 200; move++) {
    draw(1);
    if (roster.move.length > 0) roster.attempt(Infinity);
  }
  const somebody = () => (below(9) === 0 ? 'nobody' : `p${below(problem.people.length)}`);
  return shiftsOf(model, roster.cells).map((shift) => {
    if (below(6) === 0) return { ...shift, employeeId: null };
    if (below(8) === 0) return { ...shift, employeeId: somebody() };
    return below(8) === 0 ? { ...shift, start: shift.start - 60, end: shift.end + 30 } : shift;
  });
}

/**
 * The definition: everything that the whole roster breaks with each need added, and the first breach that names the
 * need.
 */
function slowly(problem: Problem, shifts: readonly Shift[]) {
  const context = contextOf(problem);
  const counts = coverCounts(problem, shifts);
  const views = personViews(context, shifts);
  return [...context.needs.values()].flatMap((need) => {
    const missing = need.count - (counts.get(needKey(need)) ?? 0);
    if (missing <= 0) return [];
    const reasons = views.flatMap((view) => {
      const place = openShift(need, 'open');
      const [first] = [...trial(context, view, place), ...jointTrial(context, views)(view.person, place)];
      if (!first) return [];
      const { amount: _, ...violation } = first;
      return [{ employeeId: view.person.id, violation }];
    });
    const { date, template, role, start, end } = need;
    return [{ date, template, role, start, end, missing, reasons }];
  });
}

it('gives the reasons that judging the whole roster with each need gives', () => {
  const told = new Set<string>();
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (problemSeed, rosterSeed) => {
      const drawn = randomProblem(problemSeed);
      const problem = problemSeed % 3 === 0 ? withSplitDays(drawn, problemSeed) : drawn;
      const shifts = rosterSeed % 7 === 0 ? [] : someRoster(problem, rosterSeed);
      const open = explain(problem, shifts);
      expect(open).toEqual(slowly(problem, shifts));
      for (const { reasons } of open) for (const { violation } of reasons) told.add(violation.rule);
    }),
    { numRuns: 200, seed: 11 },
  );
  expect(told.size).toBeGreaterThan(20);
});

it.each([
  ['35 people', restaurant, 40],
  ['80 people', supermarket, 150],
])('explains an unplanned month of %s while a reader waits', (_name, business, most) => {
  const problem = businessMonth(business, '2026-05');
  const times = [1, 2, 3, 4, 5].map(() => {
    const started = cpuClock();
    expect(explain(problem, []).length).toBeGreaterThan(400);
    return cpuClock() - started;
  });
  expect(Math.min(...times)).toBeLessThan(most);
});
