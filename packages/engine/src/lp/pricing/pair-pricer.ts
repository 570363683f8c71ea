// Method: pricing of a pair: label setting over the product network within a growing distance of the lower bound (A*);
// where that takes too many labels, on dense tables of all sums.
// Paper: Irnich, Desaulniers, in: Column Generation, 2005; bounds: Righini, Salani, Networks 51, 2008.
import type { Model } from '../../model/model.ts';
import { createCompletionBounds } from './completion-bounds.ts';
import type { DayDomains } from '../network/day-domains.ts';
import type { PairRule } from '../network/joined-pairs.ts';
import { createLabelMemory, type LabelMemory } from './label-memory.ts';
import { createPairBounds, type PairSide } from './pair-bounds.ts';
import { createPairLabels } from './pair-labels.ts';
import { outward, type PairNetwork } from './pair-network.ts';
import { createPairTable, type PairTable } from './pair-table.ts';
import { PAIRS } from '../parameters.ts';
import { TOLERANCE } from '../tolerance.ts';
import { arcCosts } from './pricer.ts';
import type { PricingProblem } from '../network/pricing-problem.ts';
import { resourcesOf } from './resources.ts';

/** [share of the way to the limit], [greatest cost of a code] How far above the bound labels are first kept. */
const FIRST_ROOM = { share: 1 / 16, cost: 1 / 32 } as const;

/** [times] What that is multiplied by as long as no pair of rosters is found. */
const GROWTH = 4;

/** [greatest cost of a code] No pair of rosters costs more than this above the bound. */
const MOST_ROOM = 100_000;

/** [share of the most labels] That many labels are tried with few moves of the multipliers. */
const FIRST_LABELS = 0.1;

/** The cheapest rosters of a pair: rows have the days of the first employee and then those of the second. */
export interface PairPricer {
  /**
   * The least cost of both rosters when a code costs `first[code]` for the first employee and `second[code]` for the
   * other, and up to `count` of the cheapest, each with other sums. With too many labels and sums the cost is a lower
   * bound, and the rosters can be others. Rosters above `limit` are not needed.
   */
  price: (
    costs: PairCosts,
    count: number,
    domain?: DayDomains,
    limit?: number,
  ) => { least: number; rows: Int32Array[] };
  /** All pairs of rosters within `domain` that cost at most `limit`; null if there are too many. */
  list: (costs: PairCosts, limit: number, most: number, domain?: DayDomains) => Int32Array[] | null;
  /** Steps of work so far. */
  work: () => number;
}

/** By code: its cost for each of the two. */
export interface PairCosts {
  first: Float64Array;
  second: Float64Array;
}

export function createPairPricer(
  model: Model,
  network: PairNetwork,
  rules: readonly PairRule[],
  of: readonly [Member, Member],
  memory: LabelMemory,
): PairPricer {
  const { days } = model;
  const [a, b] = [sideOf(model, of[0]), sideOf(model, of[1])];
  const sides = [a, b] as const;
  const bounds = createPairBounds(rules, sides, days);
  const labels = createPairLabels(network, a, b, bounds.constant);
  const sparseWork = network.arcTo.length * PAIRS.workPerArc;
  let work = 0;
  let table: PairTable | null | undefined;

  /** The labels of all sums, set; made when they are first needed, because mostly few labels suffice. */
  function allSums(): PairTable | null {
    table = table === undefined ? createPairTable(network, a, b, memory) : table;
    work += table?.work ?? 0;
    table?.set();
    return table;
  }

  /** Sets the costs of all arcs and the bounds of completions; returns that of all rosters, and how to raise it. */
  function prepare({ first, second }: PairCosts, limit: number, domain?: DayDomains) {
    const domains = [0, days].map((from) => domain && partOf(domain, from, from + days));
    [first, second].forEach((price, i) => {
      sides[i]!.price = price;
      sides[i]!.arcCost = Float64Array.from(sides[i]!.arcCosts(price, domains[i]));
    });
    const least = Math.max(bounds.raise(domains, limit, PAIRS.ascents.few), labels.bound());
    return { least, raise: () => Math.max(least, bounds.raise(domains, limit, PAIRS.ascents.many)) };
  }

  return {
    work: () => work,
    price: (costs, count, domain, limit = Infinity) => {
      work += sparseWork;
      const { raise, ...prepared } = prepare(costs, limit, domain);
      let { least } = prepared;
      if (least >= limit - TOLERANCE.reducedCost) return { least, rows: [] };
      const scale = costs.first.reduce((most, cost) => Math.max(most, Math.abs(cost)), 1);
      const above = limit + TOLERANCE.reducedCost * Math.max(1, Math.abs(limit));
      let room = Math.min((above - least) * FIRST_ROOM.share, scale * FIRST_ROOM.cost);
      let share: number = FIRST_LABELS;
      for (const lower = least; ; room *= GROWTH) {
        const most = Math.min(above, lower + room);
        let { ends, whole } = labels.set(most, false, share);
        const exact = whole ? null : allSums();
        if (exact) return exact.cheapest(count);
        if (!whole && share < 1) {
          // With better bounds fewer labels are needed.
          share = 1;
          least = Math.max(least, raise());
          if (least >= limit - TOLERANCE.reducedCost) return { least, rows: [] };
          ({ ends, whole } = labels.set(most, false, share));
        }
        const rows = ends.slice(0, count).map((end) => labels.rowOf(end));
        if (!whole) return { least, rows };
        if (ends.length > 0) return { least: labels.costOf(ends[0]!), rows };
        if (most === above || room > scale * MOST_ROOM) return { least: most === above ? limit : least, rows };
        least = Math.max(least, most);
      }
    },
    list: (costs, limit, most, domain) => {
      work += sparseWork;
      // Bounds are sums of many numbers.
      const above = limit + TOLERANCE.reducedCost;
      const { least, raise } = prepare(costs, above, domain);
      if (least > above || raise() > above) return [];
      const few = labels.set(above, true, FIRST_LABELS);
      if (few.whole) return labels.list(few.ends, above, most);
      const exact = allSums();
      if (exact) return exact.list(above, most);
      const { ends, whole } = labels.set(above, true, 1);
      return whole ? labels.list(ends, above, most) : null;
    },
  };
}

/** The domain of some days. */
const partOf = ({ low, high }: DayDomains, from: number, to: number): DayDomains => ({
  low: low.subarray(from, to),
  high: high.subarray(from, to),
});

/** One employee of the pair. */
interface Member {
  person: number;
  problem: PricingProblem;
}

/** The employee's resources and completion bounds, before any costs are known. */
export function sideOf(model: Model, { person, problem }: Member): PairSide {
  const templates = problem.limits.flatMap(({ of, most }) => (typeof of === 'number' && most < Infinity ? [of] : []));
  const resources = resourcesOf(model, problem, [...new Set(templates)]);
  const memory = createLabelMemory();
  const none = new Float64Array(0);
  return {
    person,
    network: problem.network,
    resources,
    bounds: createCompletionBounds(problem.network, resources, memory),
    ...outward(problem.network),
    price: none,
    arcCost: none,
    dualCost: none,
    completion: none,
    arcCosts: (price, domain) => arcCosts(problem.network, memory, price, domain),
  };
}
