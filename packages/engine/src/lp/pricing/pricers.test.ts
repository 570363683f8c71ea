import { expect, it } from 'vitest';
import { readBenchmark } from '../../benchmark/read-benchmark.ts';
import { contextOf } from '../../model/context.ts';
import { compileModel } from '../../roster/compile-model.ts';
import { domainsOf } from '../../roster/domains.ts';
import { createEvaluator } from '../../roster/evaluator.ts';
import { createRandom } from '../../roster/random.ts';
import { followOn } from '../../rules/follow-on.ts';
import { benchmarkInstance } from '../../testing/benchmark-instance.ts';
import type { Column } from '../network/column.ts';
import { pricingProblemOf } from '../network/pricing-problem.ts';
import { createEmployeeDuals } from './employee-duals.ts';
import { createPricer } from './pricer.ts';
import { createPricers } from './pricers.ts';
import { createPricing } from './pricing.ts';

// At most four shifts of each template, so that these limits bind.
const text = benchmarkInstance({ days: 14, people: 6, shifts: 3, seed: 3 }).replaceAll('=14', '=4');
const model = compileModel(contextOf(readBenchmark(text)));
const domains = domainsOf(model);
const evaluator = createEvaluator(model);
evaluator.setHardWeight(1);
const seen = createEmployeeDuals(model, domains, evaluator);
const pairs = followOn(model);
const problems = Array.from({ length: model.people }, (_, person) => pricingProblemOf(model, domains, pairs, person));
const limitedOf = (person: number): number[] =>
  problems[person]!.limits.flatMap(({ of, most }) => (typeof of === 'number' && most > 0 ? of : []));

it('finds the cheapest roster whatever was counted before: as with all limited templates counted', () => {
  const pricing = createPricing(model, domains, evaluator, problems);
  const random = createRandom(5);
  for (let draw = 0; draw < 12; draw++) {
    // Now one template is worth much, now another, now all alike.
    const worth = model.templates.map(() => 20 + random.below(4) * 60);
    const duals = Float64Array.from({ length: model.codes }, (_, code) => worth[model.template[code]!]!);
    for (let code = 0; code < model.codes; code++) duals[code]! += random.below(30);
    for (let person = 0; person < model.people; person++) {
      const all = [...new Set(problems[person]!.limits.flatMap(({ of }) => (typeof of === 'number' ? of : [])))];
      const { least } = createPricer(model, problems[person]!, all).price(seen.costs(person, duals), 1);
      const found = pricing.price(person, duals, 2);
      expect(found.least).toBeCloseTo(least - seen.idle(person, duals), 6);
      const costOf = (column: Column): number => column.codes.reduce((sum, code) => sum - duals[code]!, column.cost);
      expect(costOf(found.columns[0]!)).toBeCloseTo(found.least, 6);
    }
  }
});

const person = problems.findIndex((_, i) => limitedOf(i).length >= 2);
const problem = problems[person]!;
const [one, other] = limitedOf(person).sort((a, b) => a - b) as [number, number];
/** A roster with so many days of both templates, one after the other. */
const rowOf = (days: number, then: number): Int32Array =>
  Int32Array.from({ length: model.days }, (_, i) => {
    const template = i < days ? one : i < days + then ? other : null;
    const day = model.first + i;
    return model.template.findIndex((of, code) => of === template && model.day[code] === day);
  });

it('counts more templates as rosters break their limits, and begins the next search with one of them', () => {
  const pricers = createPricers(model);
  expect(pricers.first(person)).toEqual([]);
  expect(pricers.tightened(person, problem, [], rowOf(4, 4))).toBeNull();
  expect(pricers.tightened(person, problem, [], rowOf(5, 4))).toEqual([one]);
  expect(pricers.tightened(person, problem, [one], rowOf(4, 5))).toEqual([one, other]);
  pricers.found(person, problem, [one, other], rowOf(3, 4));
  expect(pricers.first(person)).toEqual([other]);
  pricers.found(person, problem, [other], rowOf(4, 3));
  expect(pricers.first(person)).toEqual([other]);
  pricers.found(person, problem, [one, other], rowOf(4, 4));
  expect(pricers.first(person)).toEqual([problem.limits.find(({ of }) => of === one || of === other)!.of]);
  expect(pricers.broken(person)).toEqual([one, other]);
});

it('counts another template instead where both are too many, and none where one is', () => {
  const { cells } = createPricers(model).of(person, problem, []);
  // Room for the counts 0 to 4 of one template.
  const small = createPricers(model, cells * 5);
  expect(small.tightened(person, problem, [], rowOf(5, 4))).toEqual([one]);
  expect(small.tightened(person, problem, [one], rowOf(4, 5))).toEqual([other]);
  expect(small.broken(person)).toEqual([one]);
  expect(createPricers(model, cells * 4).tightened(person, problem, [], rowOf(5, 4))).toBeNull();
});
