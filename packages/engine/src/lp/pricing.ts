import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Evaluator } from '../roster/evaluator.ts';
import type { DayDomains } from './day-domains.ts';
import type { PersonRows } from './person-rows.ts';
import { createPricer, type Pricer } from './pricer.ts';
import { columnMaker, nameOf, type Column } from './roster-pool.ts';
import { createScratch } from './scratch.ts';
import { createTemplateMultipliers, type TemplateMultipliers } from './template-multipliers.ts';

/** The cheapest rosters of employees under duals of codes. */
export interface Pricing {
  /**
   * For one employee, when each plannable shift earns `prices[code]`: a lower bound on the cost of the cheapest roster,
   * and up to `count` lawful rosters among the cheapest; only those within `held` by day, if given. If none costs less
   * than `limit`, that can be returned, without rosters.
   */
  price: (
    person: number,
    prices: Float64Array,
    count: number,
    held?: DayDomains,
    limit?: number,
  ) => { least: number; columns: Column[] };
  /**
   * All lawful rosters of an employee within `held` that cost at most `limit`, including the duals; null if they are
   * too many to list.
   */
  list: (person: number, prices: Float64Array, limit: number, most: number, held?: DayDomains) => Column[] | null;
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
/** How many multipliers of template limits are tried per call, and how many once a lawful roster is found. */
const MOVES = { most: 12, lawful: 1 };

export function createPricing(
  model: Model,
  domains: Domains,
  evaluator: Evaluator,
  rowsOf: readonly (PersonRows | null)[],
): Pricing {
  const make = columnMaker(model, domains, evaluator);
  const templates = rowsOf.map((): number[] => []);
  const pricers: (Pricer | undefined)[] = [];
  /** By employee: prices instead of limits of templates, if tracking these needs too much memory. */
  const multipliers: (TemplateMultipliers | undefined)[] = [];
  const { joint } = model;
  const own = new Float64Array(model.codes);
  const scratch = createScratch();
  let work = 0;

  /** The employee's cost of each code: their goals, less its dual if the code is plannable. */
  function ownPrices(person: number, prices: Float64Array): void {
    for (let day = 0; day < model.days; day++) {
      const cell = person * model.days + day;
      for (let i = domains.optionStart[cell]!; i < domains.optionStart[cell + 1]!; i++) {
        const code = domains.options[i]!;
        own[code] =
          evaluator.shiftCost[person * model.codes + code]! - prices[code]! - jointEarnings(person, code, prices);
      }
      const fixed = model.fixed[cell]!;
      if (fixed >= 0) own[fixed] = evaluator.shiftCost[person * model.codes + fixed]!;
    }
  }

  /** What taking a code earns by the joint rules. */
  function jointEarnings(person: number, code: number, prices: Float64Array): number {
    if (!joint) return 0;
    const key = person * model.codes + code;
    let sum = 0;
    for (let i = joint.start[key]!; i < joint.start[key + 1]!; i++)
      sum += joint.change[i]! * prices[model.codes + joint.row[i]!]!;
    return sum;
  }

  /** What an employee without work earns by them. */
  function idleEarnings(person: number, prices: Float64Array): number {
    return joint ? joint.idle[person]!.reduce((sum, row) => sum + prices[model.codes + row]!, 0) : 0;
  }

  /** Adds the template limits that a roster breaks; returns whether there were any. */
  function tighten(rows: PersonRows, person: number, row: Int32Array): boolean {
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

  /** The same as `price` with prices on the shifts of limited templates: `least` is a lower bound. */
  function byMultipliers(
    by: TemplateMultipliers,
    person: number,
    of: { prices: Float64Array; count: number; held: DayDomains | undefined; limit: number },
  ): { least: number; columns: Column[] } {
    const { prices, count, held, limit } = of;
    const pricer = pricers[person]!;
    const idle = idleEarnings(person, prices);
    const found = new Map<string, Column>();
    let least = -Infinity;
    for (let moves = 0, lawful = 0; moves < MOVES.most && lawful < MOVES.lawful; moves++) {
      ownPrices(person, prices);
      for (let code = 0; code < model.codes; code++) own[code]! += by.of(code);
      const refund = by.refund();
      work += pricer.work;
      const { least: cost, rows } = pricer.price(own, count, held, limit + idle + refund);
      least = Math.max(least, cost - idle - refund);
      if (least >= limit || rows.length === 0) break;
      const made = rows.flatMap((row) => make(person, row) ?? []);
      for (const column of made) found.set(nameOf(column), column);
      if (made.length > 0) lawful++;
      if (!by.move(rows[0]!)) break;
    }
    const value = (column: Column): number =>
      column.codes.reduce((sum, code) => sum - prices[code]!, column.cost);
    const columns = [...found.values()].sort((a, b) => value(a) - value(b)).slice(0, count);
    return { least, columns };
  }

  return {
    make,
    work: () => work,
    list: (person, prices, limit, most, held) => {
      const rows = rowsOf[person];
      if (!rows) return [];
      ownPrices(person, prices);
      const pricer = (pricers[person] ??= createPricer(model, rows, [], scratch));
      work += pricer.work;
      const found = pricer.list(own, limit + idleEarnings(person, prices), most, held);
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
    price: (person, prices, count, held, limit = Infinity) => {
      const rows = rowsOf[person];
      if (!rows) return { least: Infinity, columns: [] };
      if (multipliers[person]) return byMultipliers(multipliers[person], person, { prices, count, held, limit });
      ownPrices(person, prices);
      const idle = idleEarnings(person, prices);
      for (let tries = 0; ; tries++) {
        const pricer = (pricers[person] ??= createPricer(model, rows, [], scratch));
        work += pricer.work;
        const found = pricer.price(own, count, held, limit + idle);
        const made = found.rows.map((row) => make(person, row));
        const [first] = found.rows;
        if (first && !made[0] && (tries === TRIES || !tighten(rows, person, first))) {
          const scale = prices.reduce((most, price) => Math.max(most, Math.abs(price)), 1);
          multipliers[person] = createTemplateMultipliers(model, rows.limits, scale);
          return byMultipliers(multipliers[person], person, { prices, count, held, limit });
        }
        if (!first || made[0]) return { least: found.least - idle, columns: made.flatMap((column) => column ?? []) };
      }
    },
  };
}
