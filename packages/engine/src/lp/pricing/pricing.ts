// Method: the pricing problem of the column generation: for every employee the rosters of least reduced cost.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", Springer 2005, chapter 1.
import type { Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Evaluator } from '../../roster/evaluator.ts';
import type { DayDomains } from '../network/day-domains.ts';
import { createEmployeeDuals } from './employee-duals.ts';
import { priceByMultipliers } from './price-by-multipliers.ts';
import type { Pricer } from './pricer.ts';
import { createPricers } from './pricers.ts';
import type { PricingProblem } from '../network/pricing-problem.ts';
import { columnMaker, type Column } from '../network/column.ts';
import { createTemplateMultipliers, type TemplateMultipliers } from './template-multipliers.ts';

/** Whether a search finds the cheapest roster, or one that is cheap. */
export type Effort = 'exact' | 'quick';

/** The cheapest rosters of employees under duals of codes. */
export interface Pricing {
  /**
   * For one employee, when a plannable shift earns `duals[code]`: a lower bound on the cost of the cheapest roster,
   * and up to `count` lawful rosters among the cheapest; only those within `domain` by day, if given. If none costs
   * less than `limit`, that can be returned, without rosters. A `quick` search finds cheap rosters, and a lower bound.
   */
  price: (
    person: number,
    duals: Float64Array,
    count: number,
    domain?: DayDomains,
    limit?: number,
    effort?: Effort,
  ) => { least: number; columns: Column[] };
  /**
   * All lawful rosters of an employee within `domain` that cost at most `limit`, including the duals; null if they are
   * too many to list.
   */
  list: (person: number, duals: Float64Array, limit: number, most: number, domain?: DayDomains) => Column[] | null;
  make: (person: number, row: Int32Array) => Column | null;
  /** Whether the minutes of a domain are kept for this employee, because they are counted anyway. */
  countsMinutes: (person: number) => boolean;
  /** The employee's roster with the most work, lawful or not; null if there are too many sums to track. */
  busiest: (person: number) => Int32Array | null;
  /** Steps of work so far. */
  work: () => number;
}

export function createPricing(
  model: Model,
  domains: Domains,
  evaluator: Evaluator,
  problems: readonly (PricingProblem | null)[],
): Pricing {
  const make = columnMaker(model, domains, evaluator);
  const seen = createEmployeeDuals(model, domains, evaluator);
  const pricers = createPricers(model);
  /** By employee: prices instead of limits of templates, for searches in which tracking these needs too much memory. */
  const multipliers: (TemplateMultipliers | undefined)[] = [];
  const usual = new Float64Array(model.templates.length);
  let work = 0;

  return {
    make,
    countsMinutes: (person) =>
      [...(problems[person]?.limits ?? []), ...(problems[person]?.costs ?? [])].some(({ of }) => of === 'minutes'),
    work: () => work,
    list: (person, duals, limit, most, domain) => {
      const problem = problems[person];
      if (!problem) return [];
      const costs = seen.costs(person, duals);
      const pricer = pricers.of(person, problem, pricers.broken(person));
      work += pricer.work;
      const found = pricer.list(costs, limit + seen.idle(person, duals), most, domain);
      return found && found.flatMap((row) => make(person, row) ?? []);
    },
    busiest: (person) => {
      const problem = problems[person];
      if (!problem) return null;
      const longest = Float64Array.from(model.net, (minutes) => -minutes);
      const found = pricers.of(person, problem, pricers.broken(person)).price(longest, 1);
      work += found.work;
      return found.rows[0] ?? null;
    },
    price: (person, duals, count, domain, limit = Infinity, effort = 'exact') => {
      const problem = problems[person];
      if (!problem) return { least: Infinity, columns: [] };
      const idle = seen.idle(person, duals);
      let counted = pricers.first(person);
      const search = (costs: Float64Array, most: number) => {
        const found = searchOf(pricers.of(person, problem, counted), domain?.minutes ? 'exact' : effort)(
          costs,
          count,
          domain,
          most,
        );
        work += found.work;
        return found;
      };
      let least = -Infinity;
      for (let swaps = 0; ;) {
        const found = search(seen.costs(person, duals), limit + idle);
        least = Math.max(least, found.least - idle);
        const made = found.rows.map((row) => make(person, row));
        const [first] = found.rows;
        if (first && made[0]) pricers.found(person, problem, counted, first);
        if (!first || made[0]) return { least, columns: made.flatMap((column) => column ?? []) };
        const next = pricers.tightened(person, problem, counted, first);
        // If all are too many, the newly broken one alone can be enough, but must not be exchanged again.
        if (!next || (next.length <= counted.length && swaps++ > 0)) break;
        counted = next;
      }
      const prices = (multipliers[person] ??= createTemplateMultipliers(model, problem.limits, scaleOf(duals), usual));
      const costs = (): Float64Array => seen.costs(person, duals);
      return priceByMultipliers(prices, make, { person, duals, costs, idle, search, count, limit, least });
    },
  };
}

const scaleOf = (duals: Float64Array): number => duals.reduce((most, dual) => Math.max(most, Math.abs(dual)), 1);

const searchOf = (pricer: Pricer, effort: Effort): Pricer['price'] =>
  (effort === 'quick' ? pricer.quick : null) ?? pricer.price;
