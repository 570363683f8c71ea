import { expect, it } from 'vitest';
import { readBenchmark } from '../../benchmark/read-benchmark.ts';
import { pricingProblems } from '../../lp/network/pricing-problem.ts';
import { contextOf } from '../../model/context.ts';
import type { Problem } from '../../problem/problem.ts';
import { compileModel } from '../../roster/compile-model.ts';
import { domainsOf } from '../../roster/domains.ts';
import { createEvaluator } from '../../roster/evaluator.ts';
import { createRandom } from '../../roster/random.ts';
import { createRoster } from '../../roster/roster.ts';
import { benchmarkInstance } from '../../testing/benchmark-instance.ts';
import { bruteForce } from '../../testing/brute-force.ts';
import { createRowDraws } from '../window/row-draws.ts';
import { createRelaxedPlan } from './relaxed-plan.ts';

/** The cost of a missing employee in the instances. */
const HEAVIEST = 100;

/** A plan by work: so many steps are all of the budget. */
function relaxing(problem: Problem, steps = 1e7) {
  const model = compileModel(contextOf(problem));
  const domains = domainsOf(model);
  const evaluator = createEvaluator(model);
  evaluator.setHardWeight(1);
  const roster = createRoster(model, domains, evaluator);
  const random = createRandom(1);
  const drawn = { model, domains, evaluator, roster, random, problemOf: pricingProblems(model, domains).of };
  const { employeeOf } = createRowDraws(drawn, HEAVIEST, () => undefined);
  let used = 0;
  const spend = (more: number): void => void (used += more / steps);
  const budget = { used: () => used, over: () => used >= 1, spend };
  const plan = createRelaxedPlan({ model, domains, evaluator, random, employeeOf, heaviest: HEAVIEST, budget });
  return { plan, roster, used: () => used };
}

/** A week of two employees, with half of the hours that the instances ask, so that most have a lawful roster. */
function small(seed: number): Problem {
  const share = seed % 2 === 0 ? { share: 0.8 } : {};
  const problem = readBenchmark(benchmarkInstance({ days: 7, people: 2, shifts: 2, seed, ...share }));
  const people = problem.people.map(({ limits, ...person }) => ({
    ...person,
    limits: { ...limits, minMinutes: Math.round((limits?.minMinutes ?? 0) / 2), minConsecutiveDays: 1 },
  }));
  return { ...problem, people };
}

it('is never above the optimum of small problems, and mostly near it', () => {
  const gaps = Array.from({ length: 30 }, (_, seed) => {
    const optimum = bruteForce(small(seed));
    const bound = relaxing(small(seed)).plan?.bound(1);
    if (!optimum || bound === undefined) return [];
    expect(bound, `seed ${seed}`).toBeLessThanOrEqual(optimum.penalty + 1e-6);
    return [(optimum.penalty - bound) / optimum.penalty];
  }).flat();
  expect(gaps.length).toBeGreaterThan(15);
  expect(gaps.sort((a, b) => a - b)[gaps.length >> 1]).toBeLessThan(0.15);
});

it('dives to a lawful roster of a quarter, not far above the bound', () => {
  const problem = readBenchmark(benchmarkInstance({ days: 84, people: 20, shifts: 4, seed: 3, share: 1.1 }));
  const { plan, roster } = relaxing(problem, 1e9);
  const bound = plan!.bound(0.5);
  const { cells, without } = plan!.dive(1);
  roster.load(cells);
  expect(without).toEqual([]);
  expect(roster.hard()).toBe(0);
  expect(bound).toBeGreaterThan(0);
  expect(roster.cost()).toBeGreaterThan(bound);
});

it('ends soon after its budget', () => {
  const problem = readBenchmark(benchmarkInstance({ days: 84, people: 20, shifts: 4, seed: 3 }));
  const { plan, used } = relaxing(problem, 1e7);
  plan!.bound(0.5);
  expect(used()).toBeLessThan(0.6);
  plan!.dive(0.7);
  expect(used()).toBeLessThan(1.1);
});

it('gives nobody a row when its time is over', () => {
  const problem = readBenchmark(benchmarkInstance({ days: 28, people: 6, shifts: 3, seed: 5 }));
  const { plan } = relaxing(problem, 1);
  plan!.bound(0.5);
  expect(plan!.dive(0.7).without).toHaveLength(6);
});
