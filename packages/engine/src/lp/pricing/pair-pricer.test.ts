import { expect, it } from 'vitest';
import { contextOf } from '../../model/context.ts';
import type { Model } from '../../model/model.ts';
import { compileModel } from '../../roster/compile-model.ts';
import { domainsOf } from '../../roster/domains.ts';
import { followOn } from '../../rules/follow-on.ts';
import { createRandom } from '../../roster/random.ts';
import { randomProblem } from '../../testing/random-problem.ts';
import { adult, needOf, world } from '../../testing/small-world.ts';
import { joinedPairsOf, keepsRules, unitsOf, withoutPairs } from '../network/joined-pairs.ts';
import { createLabelMemory } from './label-memory.ts';
import { pairNetwork } from './pair-network.ts';
import { sideOf, type PairCosts } from './pair-pricer.ts';
import { pairPricerOf } from './pair-pricing.ts';
import { createPairTable } from './pair-table.ts';
import { pricingProblemOf } from '../network/pricing-problem.ts';

const people = ['ona', 'jonas', 'petras'].map((id) => adult({ id, name: id }));
const together = (first: string, second: string) => ({ first, second, kind: 'together' as const });
const early = '08:00-16:00';
const late = '16:00-22:00';

function modelOf(pairs: ReturnType<typeof together>[], count = 2): Model {
  const needs = [needOf(`10 ${early}`, count), needOf(`10 ${late}`, count)];
  // No goal but coverage, so that a roster costs what its shifts cost.
  const weights = { coverage: 100, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0 };
  return compileModel(contextOf(world({ people, needs, rules: { pairs }, weights })));
}

function pricerOf(model: Model) {
  const domains = domainsOf(model);
  return pairPricerOf(model, joinedPairsOf(model)[0]!, problemsOf(model, domains))!;
}

function problemsOf(model: Model, domains = domainsOf(model)) {
  return [0, 1, 2].map((person) => pricingProblemOf(model, domains, followOn(model), person));
}

/** The costs of the early and the late shift for each of the two. */
function costsOf(model: Model, first: readonly number[], second: readonly number[]) {
  const by = ([one = 0, other = 0]: readonly number[]): Float64Array => {
    const costs = new Float64Array(model.codes);
    for (let code = 0; code < model.codes; code++) costs[code] = model.shiftOf[code]!.template === early ? one : other;
    return costs;
  };
  return { first: by(first), second: by(second) };
}

/** The same by tables of all sums, which the pricer uses only where labels are many. */
function tableOf(model: Model) {
  const domains = domainsOf(model);
  const pair = joinedPairsOf(model)[0]!;
  const [one, other] = [0, 1].map((person) => pricingProblemOf(model, domains, followOn(model), person));
  const keeps = keepsRules(pair.rules, 0, model.days);
  const network = pairNetwork(one!.network, other!.network, model.days, keeps)!;
  const [a, b] = [sideOf(model, { person: 0, problem: one! }), sideOf(model, { person: 1, problem: other! })];
  const table = createPairTable(network, a, b, createLabelMemory())!;
  return ({ first, second }: PairCosts) => {
    a.arcCost = Float64Array.from(a.arcCosts(first));
    b.arcCost = Float64Array.from(b.arcCosts(second));
    table.set();
    return table;
  };
}

it('finds the same on tables of all sums', () => {
  const model = modelOf([together('ona', 'jonas')]);
  const of = tableOf(model);
  // Both early: -6. Both late: -5. Neither: 0.
  const costs = costsOf(model, [-10, -7], [4, 2]);
  // Nobody's minutes matter here, so that there is one sum.
  expect(of(costs).cheapest(9)).toEqual({ least: -6, rows: pricerOf(model).price(costs, 9).rows });
  const count = (limit: number) => of(costs).list(limit, 10)?.length;
  expect([count(-7), count(-6), count(-5), count(0)]).toEqual([0, 1, 2, 3]);
  expect(of(costs).list(0, 2)).toBeNull();
});

it('finds the same on tables as by few labels, whatever the rules of the two', () => {
  let compared = 0;
  for (let seed = 0; seed < 60; seed++) {
    const drawn = randomProblem(seed, { people: 3, from: 10, to: 18 });
    const [first, second] = drawn.people.map(({ id }) => id);
    const pairs = [together(first!, second!)];
    // A place for one would be a rule of the pair too.
    const needs = drawn.needs.map((need) => ({ ...need, count: 2 }));
    const model = compileModel(contextOf({ ...drawn, needs, fixed: [], rules: { ...drawn.rules, pairs } }));
    const [pair] = joinedPairsOf(model);
    const pricer = pair && pairPricerOf(model, pair, problemsOf(model));
    if (!pricer) continue;
    const random = createRandom(seed);
    const draw = () => Float64Array.from({ length: model.codes }, () => random.below(300) - 150);
    const costs = { first: draw(), second: draw() };
    const table = tableOf(model)(costs);
    const { least, rows } = pricer.price(costs, 1);
    const exact = table.cheapest(1);
    // Where no two rosters keep all rules, labels end with a bound, far above any cost.
    if (exact.least === Infinity) {
      expect([rows, exact.rows]).toEqual([[], []]);
      continue;
    }
    compared++;
    expect(exact.least).toBeCloseTo(least, 6);
    expect(rows).toHaveLength(1);
    const listed = (of: readonly Int32Array[] | null) => of?.map((row) => row.join()).sort();
    const [some, others] = [table.list(least + 60, 1e5), pricer.list(costs, least + 60, 1e5)];
    expect(listed(some)).toEqual(listed(others));
  }
  expect(compared).toBeGreaterThan(10);
});

it('finds the same pair in both orders once, and leaves the end of a chain to rows in the master', () => {
  expect(joinedPairsOf(modelOf([together('ona', 'jonas'), together('jonas', 'ona')]))).toMatchObject([
    { first: 0, second: 1 },
  ]);
  const chain = modelOf([together('ona', 'jonas'), together('jonas', 'petras')]);
  const pairs = new Map(joinedPairsOf(chain).map((pair) => [pair.first, pair]));
  expect([...pairs.values()]).toMatchObject([{ first: 0, second: 1 }]);
  expect(unitsOf([0, 1, 2], pairs)).toEqual([0, 2]);
  // Two rows for each of two shifts are left, those of Jonas and Petras.
  expect(withoutPairs(chain, pairs).joint!.open.filter((statements) => statements.length > 0)).toHaveLength(4);
});

it('prices both rosters together: one earns 10 by the early shift, but the other loses 4', () => {
  const model = modelOf([together('ona', 'jonas')]);
  const { least, rows } = pricerOf(model).price(costsOf(model, [-10, -7], [4, 1]), 1);
  // Both early: -6. Both late: -6 too. Ona early and Jonas free would be -10, but breaks the rule.
  expect(least).toBeCloseTo(-6);
  const [row] = rows;
  const [ona, jonas] = [row!.slice(0, model.days), row!.slice(model.days)];
  expect([...ona]).toEqual([...jonas]);
  expect(ona.filter((code) => code >= 0)).toHaveLength(1);
});

it('takes neither if both together lose', () => {
  const model = modelOf([together('ona', 'jonas')]);
  const { least, rows } = pricerOf(model).price(costsOf(model, [-10, -7], [11, 8]), 1);
  expect(least).toBeCloseTo(0);
  expect(rows[0]!.every((code) => code < 0)).toBe(true);
});

it('does not put both on one place', () => {
  const model = modelOf([together('ona', 'jonas')], 1);
  expect(pricerOf(model).price(costsOf(model, [-10, -7], [-4, -1]), 1).least).toBeCloseTo(0);
});

it('lists all pairs of rosters within a limit', () => {
  const model = modelOf([together('ona', 'jonas')]);
  const costs = costsOf(model, [-10, -7], [4, 2]);
  // Both free 0, both early -6, both late -5.
  const count = (limit: number) => pricerOf(model).list(costs, limit, 10)?.length;
  expect([count(-7), count(-6), count(-5), count(0)]).toEqual([0, 1, 2, 3]);
  expect(pricerOf(model).list(costs, 0, 2)).toBeNull();
});

it('is not made where the shifts of too many limited templates would be counted at once', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const needs = Array.from({ length: 12 }, (_, i) => i + 10).flatMap((day) =>
    names.map((template) => ({ ...needOf(`${day} ${early}`, 2), template })),
  );
  const limits = { maxShiftsByTemplate: Object.fromEntries(names.map((name) => [name, 10])) };
  const limited = people.map((person) => ({ ...person, limits }));
  const rules = { pairs: [together('ona', 'jonas')] };
  const model = compileModel(contextOf(world({ people: limited, needs, rules })));
  expect(pricerOf(model)).toBeNull();
  const free = compileModel(contextOf(world({ people, needs, rules })));
  expect(pricerOf(free)).not.toBeNull();
});
