import { expect, it } from 'vitest';
import { compileModel } from '../../roster/compile-model.ts';
import { contextOf } from '../../model/context.ts';
import { domainsOf } from '../../roster/domains.ts';
import { createEvaluator } from '../../roster/evaluator.ts';
import { followOn } from '../../rules/follow-on.ts';
import { adult, midnight, needOf, world } from '../../testing/small-world.ts';
import { relaxInfeasibleRules } from './relax-infeasible-rules.ts';
import { pricingProblemOf } from '../network/pricing-problem.ts';
import { createPricing } from './pricing.ts';

it('excuses who cannot have the hours asked for, and nobody who only has not got them yet', () => {
  const limits = { minMinutes: 2400 };
  const away = [{ start: midnight(9), end: midnight(27), source: 'time_off' as const }];
  const problem = world({
    needs: Array.from({ length: 21 }, (_, d) => needOf(`${d + 9} 08:00-16:00`, 3)),
    people: [adult({ id: 'can', limits }), adult({ id: 'cannot', limits, blocks: away }), adult({ id: 'content' })],
    rules: { severities: { 'min-minutes': 'hard' } },
  });
  const model = compileModel(contextOf(problem));
  const domains = domainsOf(model);
  const evaluator = createEvaluator(model);
  const pairs = followOn(model);
  const rows = problem.people.map((_, person) => pricingProblemOf(model, domains, pairs, person));
  expect(rows.map(({ cannot }) => cannot)).toEqual([false, true, false]);
  const hards = () =>
    problem.people.map((_, person) => (evaluator.rowCost(person, model.fixed, Infinity), evaluator.lastHard()));
  expect(hards()).toEqual([40, 40, 0]);
  let recounted = 0;
  const search = { model, evaluator, cells: () => model.fixed, recount: () => recounted++ };
  relaxInfeasibleRules(search, createPricing(model, domains, evaluator, rows), rows);
  // The absence leaves three days of eight hours.
  expect(hards()).toEqual([40, 40 - (40 - 24), 0]);
  expect(recounted).toBe(1);
});
