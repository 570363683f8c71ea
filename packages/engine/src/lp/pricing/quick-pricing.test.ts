import { expect, it } from 'vitest';
import { readBenchmark } from '../../benchmark/read-benchmark.ts';
import { contextOf } from '../../model/context.ts';
import { compileModel } from '../../roster/compile-model.ts';
import { domainsOf } from '../../roster/domains.ts';
import { createEvaluator } from '../../roster/evaluator.ts';
import { createRandom } from '../../roster/random.ts';
import { followOn } from '../../rules/follow-on.ts';
import { benchmarkInstance } from '../../testing/benchmark-instance.ts';
import { pricingProblemOf } from '../network/pricing-problem.ts';
import { createPricer } from './pricer.ts';

it('a quick search bounds the cheapest roster from below, and mostly finds one that costs hardly more', () => {
  const model = compileModel(contextOf(readBenchmark(benchmarkInstance({ days: 84, people: 8, shifts: 3, seed: 2 }))));
  const domains = domainsOf(model);
  const evaluator = createEvaluator(model);
  evaluator.setHardWeight(1);
  const pairs = followOn(model);
  const random = createRandom(7);
  const counts = { searches: 0, found: 0, near: 0, close: 0 };
  for (let person = 0; person < model.people; person++) {
    const problem = pricingProblemOf(model, domains, pairs, person);
    const pricer = createPricer(model, problem);
    const cells = Int32Array.from(model.fixed);
    for (let draw = 0; draw < 10; draw++) {
      const price = Float64Array.from({ length: model.codes }, () => random.below(200) - 150);
      const { least } = pricer.price(price, 1);
      const quick = pricer.quick!(price, 2);
      counts.searches++;
      expect(quick.least).toBeLessThanOrEqual(least + 1e-6);
      if (least - quick.least < 20) counts.close++;
      const costs = quick.rows.map((row) => {
        cells.set(row, person * model.days);
        const own = evaluator.rowCost(person, cells, Infinity);
        const earned = row.reduce((sum, code) => sum + (code < 0 ? 0 : price[code]!), 0);
        return { cost: own + earned, hard: evaluator.lastHard() };
      });
      for (const { cost, hard } of costs) {
        expect(hard).toBe(0);
        expect(cost).toBeGreaterThanOrEqual(least - 1e-6);
      }
      if (costs.length > 0) counts.found++;
      if (costs[0] && costs[0].cost < least + 20) counts.near++;
      // A limit below the bound needs no roster.
      expect(pricer.quick!(price, 2, undefined, quick.least - 1).rows).toEqual([]);
    }
  }
  expect(counts.close).toBeGreaterThan(0.9 * counts.searches);
  expect(counts.near).toBeGreaterThan(0.7 * counts.searches);
});
