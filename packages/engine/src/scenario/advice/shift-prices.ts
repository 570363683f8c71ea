import { createPool } from '../../lp/master/roster-pool.ts';
import { createAscentGeneration } from '../../lp/master/generate-by-dual-ascent.ts';
import { baseOf, demandOf, demandsOf } from '../../lp/master/demand.ts';
import { groupsOf } from '../../lp/network/groups.ts';
import { pricingProblems } from '../../lp/network/pricing-problem.ts';
import { createPricing, type Pricing } from '../../lp/pricing/pricing.ts';
import { contextOf } from '../../model/context.ts';
import type { Model } from '../../model/model.ts';
import type { Problem } from '../../problem/problem.ts';
import { needKey } from '../../problem/needs.ts';
import { compileModel } from '../../roster/compile-model.ts';
import { domainsOf, type Domains } from '../../roster/domains.ts';
import { createEvaluator } from '../../roster/evaluator.ts';
import { placesOf } from './only-open.ts';

/** What one more employee at a need is worth, by `needKey`: a share of a place, 0..1. */
export type Prices = ReadonlyMap<string, number>;

/** A problem in which only open shifts count, compiled for pricing. Rules that join employees are left out. */
export interface Priced {
  model: Model;
  domains: Domains;
  pricing: Pricing;
}

/** @param only of whom it can be asked; default: of everybody */
export function pricedOf(plain: Problem, only?: string): Priced {
  const model: Model = { ...compileModel(contextOf(plain)), joint: null };
  const domains = domainsOf(model);
  const problems = pricingProblems(model, domains);
  const all = plain.people.map(({ id }, person) => (only === undefined || id === only ? problems.of(person) : null));
  return { model, domains, pricing: createPricing(model, domains, createEvaluator(model), all) };
}

/** The most that the planned shifts of a lawful roster of an employee are worth. `-Infinity`: there is none. */
export function worthOf({ model, pricing }: Priced, employeeId: string, prices: Prices): number {
  const person = model.context.problem.people.findIndex(({ id }) => id === employeeId);
  if (person < 0) return 0;
  const duals = new Float64Array(demandsOf(model));
  for (let code = 0; code < model.codes; code++) duals[code] = prices.get(needKey(model.shiftOf[code]!)) ?? 0;
  return -pricing.price(person, duals, 1).least;
}

/** Every shift as one, whether it is needed or not. */
export const allAlike = ({ model }: Priced): Prices => new Map([...model.context.needs.keys()].map((key) => [key, 1]));

/**
 * The prices under which the employees can prove that most stays open, by dual ascent; any others are right as well,
 * and only say less. What nobody can take is worth a whole place.
 */
export function scarcityPrices({ model, domains, pricing }: Priced, over: () => boolean): Prices {
  const { needs } = model.context;
  const most = new Map([...needs].map(([key, need]) => [key, placesOf(need)]));
  const prices = new Map(most);
  const budget = { used: () => (over() ? 1 : 0), over, spend: () => undefined };
  for (const { people, codes } of groupsOf(model, domains)) {
    const demand = demandOf(model, codes, baseOf(model));
    const onBetter = (_: number, centre: Float64Array): void =>
      codes.forEach((code, i) => {
        const key = needKey(model.shiftOf[code]!);
        prices.set(key, Math.min(most.get(key) ?? 0, Math.max(0, centre[i]!)));
      });
    const centre = new Float64Array(codes.length);
    const ascent = createAscentGeneration(createPool(), demand, pricing, demandsOf(model), {
      people,
      centre,
      onBetter,
    });
    ascent.run(budget, Infinity);
  }
  return prices;
}

/**
 * At least so many places stay open in every lawful roster, plus all that employees can earn: the demand's side of the
 * Lagrangian bound, `open >= demandSide - sum of worthOf`.
 */
export function demandSide({ model }: Priced, prices: Prices): number {
  let sum = 0;
  for (let code = 0; code < model.codes; code++) {
    const key = needKey(model.shiftOf[code]!);
    const need = model.context.needs.get(key);
    if (!need || model.required[code] === 0) continue;
    const price = prices.get(key) ?? 0;
    const left = Math.max(0, model.required[code]! - model.base[code]!);
    // What is fixed as open stays so.
    const stays = need.overWeight === null ? Math.max(0, Math.min(left, need.count - model.most[code]!)) : 0;
    sum += price * left + (placesOf(need) - price) * stays;
  }
  return sum;
}
