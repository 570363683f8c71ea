import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Evaluator } from '../roster/evaluator.ts';
import type { DayDomains } from './day-domains.ts';
import type { PricingProblem } from './pricing-problem.ts';
import { createPricer, type Pricer } from './pricer.ts';
import { columnMaker, type Column } from './roster-pool.ts';
import { createLabelMemory } from './label-memory.ts';

/** The cheapest rosters of employees under duals of codes. */
export interface Pricing {
  /**
   * For one employee, when each plannable shift earns `duals[code]`: a lower bound on the cost of the cheapest roster,
   * and up to `count` lawful rosters among the cheapest; only those within `domain` by day, if given. If none costs less
   * than `limit`, that can be returned, without rosters.
   */
  price: (
    person: number,
    duals: Float64Array,
    count: number,
    domain?: DayDomains,
    limit?: number,
  ) => { least: number; columns: Column[] };
  /**
   * All lawful rosters of an employee within `domain` that cost at most `limit`, including the duals; null if they are
   * too many to list.
   */
  list: (person: number, duals: Float64Array, limit: number, most: number, domain?: DayDomains) => Column[] | null;
  make: (person: number, row: Int32Array) => Column | null;
  /** The employee's roster with the most work, lawful or not; null if there are too many sums to automaton. */
  busiest: (person: number) => Int32Array | null;
  /** Steps of work so far. */
  work: () => number;
}

/** Template limits that would need more cells than this are left out of the search. */
const MOST_CELLS = 4_000_000;
/** How many times one price call can add a template limit that the found roster breaks. */
const TRIES = 8;

export function createPricing(
  model: Model,
  domains: Domains,
  evaluator: Evaluator,
  rowsOf: readonly (PricingProblem | null)[],
): Pricing {
  const make = columnMaker(model, domains, evaluator);
  const templates = rowsOf.map((): number[] => []);
  const pricers: (Pricer | undefined)[] = [];
  const { joint } = model;
  const own = new Float64Array(model.codes);
  const scratch = createLabelMemory();
  let work = 0;

  /** The employee's cost of each code: their goals, less its dual if the code is plannable. */
  function ownPrices(person: number, duals: Float64Array): void {
    for (let day = 0; day < model.days; day++) {
      const cell = person * model.days + day;
      for (let i = domains.optionStart[cell]!; i < domains.optionStart[cell + 1]!; i++) {
        const code = domains.options[i]!;
        own[code] =
          evaluator.shiftCost[person * model.codes + code]! - duals[code]! - jointEarnings(person, code, duals);
      }
      const fixed = model.fixed[cell]!;
      if (fixed >= 0) own[fixed] = evaluator.shiftCost[person * model.codes + fixed]!;
    }
  }

  /** What taking a code earns by the joint rules. */
  function jointEarnings(person: number, code: number, duals: Float64Array): number {
    if (!joint) return 0;
    const key = person * model.codes + code;
    let sum = 0;
    for (let i = joint.start[key]!; i < joint.start[key + 1]!; i++)
      sum += joint.change[i]! * duals[model.codes + joint.row[i]!]!;
    return sum;
  }

  /** What an employee without work earns by them. */
  function idleEarnings(person: number, duals: Float64Array): number {
    return joint ? joint.idle[person]!.reduce((sum, row) => sum + duals[model.codes + row]!, 0) : 0;
  }

  /** Adds the template limits that a roster breaks; returns whether there were any. */
  function tighten(rows: PricingProblem, person: number, row: Int32Array): boolean {
    const known = templates[person]!;
    const { cells } = pricers[person]!;
    const broken = rows.limits.find(({ of, most }) => {
      if (typeof of !== 'number' || known.includes(of)) return false;
      let count = 0;
      for (let day = model.first; day <= model.last; day++)
        if (row[day]! >= 0 && model.template[row[day]!] === of) count++;
      return count > most;
    });
    if (!broken || typeof broken.of !== 'number') return false;
    // If all limits are too many, only the one broken now is used, not the earlier ones.
    const fits = cells * (broken.most + 1) < MOST_CELLS;
    if (!fits && known.length === 0) return false;
    templates[person] = fits ? [...known, broken.of] : [broken.of];
    pricers[person] = createPricer(model, rows, templates[person]!, scratch);
    return true;
  }

  return {
    make,
    work: () => work,
    list: (person, duals, limit, most, domain) => {
      const rows = rowsOf[person];
      if (!rows) return [];
      ownPrices(person, duals);
      const pricer = (pricers[person] ??= createPricer(model, rows, [], scratch));
      work += pricer.work;
      const found = pricer.list(own, limit + idleEarnings(person, duals), most, domain);
      return found && found.flatMap((row) => make(person, row) ?? []);
    },
    busiest: (person) => {
      const rows = rowsOf[person];
      if (!rows) return null;
      own.set(model.net.map((minutes) => -minutes));
      const pricer = (pricers[person] ??= createPricer(model, rows, [], scratch));
      work += pricer.work;
      return pricer.price(own, 1).rows[0] ?? null;
    },
    price: (person, duals, count, domain, limit = Infinity) => {
      const rows = rowsOf[person];
      if (!rows) return { least: Infinity, columns: [] };
      ownPrices(person, duals);
      const idle = idleEarnings(person, duals);
      for (let tries = 0; ; tries++) {
        const pricer = (pricers[person] ??= createPricer(model, rows, [], scratch));
        work += pricer.work;
        const found = pricer.price(own, count, domain, limit + idle);
        const made = found.rows.map((row) => make(person, row));
        const [first] = found.rows;
        if (!first || made[0] || tries === TRIES || !tighten(rows, person, first)) {
          const columns = made.flatMap((column) => column ?? []);
          return { least: found.least - idle, columns };
        }
      }
    },
  };
}
