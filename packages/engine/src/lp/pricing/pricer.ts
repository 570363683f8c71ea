// Method: pricing of one employee: a resource-constrained shortest path over the network of the employee's rosters.
// Paper: Irnich, Desaulniers, "Shortest path problems with resource constraints", in: Column Generation, Springer 2005.
import type { Model } from '../../model/model.ts';
import { backtrack, cheapestEnds } from './backtrack.ts';
import { createCompletionBounds } from './completion-bounds.ts';
import type { DayDomains } from '../network/day-domains.ts';
import { enumerateRosters } from './enumerate-rosters.ts';
import { createLabelMemory, type LabelMemory } from './label-memory.ts';
import { setLabels } from './label-setting.ts';
import { createLabelTable, setWindows, type LabelTable } from './label-table.ts';
import { createLagrangianPricing, type LagrangianPricing } from './lagrangian-pricing.ts';
import { WINDOWS_FROM } from '../parameters.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { PricingProblem } from '../network/pricing-problem.ts';
import { createQuickSearch, type QuickSearch } from './quick-pricing.ts';
import { createResourceWindows, type Units } from './resource-windows.ts';
import { resourcesOf, type Resources, type Windows } from './resources.ts';
import type { RosterNetwork } from '../network/roster-network.ts';

/** [greatest cost of an arc] With templates, labels are kept this far above the bound without them, then further. */
const ROOMS = [1 / 50, 4 / 50, 16 / 50] as const;

/** The cheapest rosters of one employee under changing duals. */
export interface Pricer {
  /**
   * Finds the cheapest roster when a shift of a code costs `price[code]`: its cost, and up to `count` rosters (codes by
   * day, -1 for free), the cheapest first, each with a different sum of minutes. `Infinity` if there is no roster. If
   * there are too many sums to track, the cost is a lower bound, and there may be no rosters. `domain`: the domain of
   * each day. Rosters above `limit` are not needed: if there are only such, the cost is at least `limit`, and there may
   * be no rosters. `work`: of all searches that this took, in steps.
   */
  price: (
    price: Float64Array,
    count: number,
    domain?: DayDomains,
    limit?: number,
  ) => { least: number; rows: Int32Array[]; work: number };
  /**
   * The same in a fraction of the time: a lower bound on the cost of the cheapest roster, and cheap ones, which need
   * not be the cheapest; there may be none. The minutes of a domain are ignored. Null if `price` is as quick.
   */
  quick: Pricer['price'] | null;
  /**
   * All rosters within `domain` that cost at most `limit`; null if there are more than `most`, or too many sums to
   * track.
   */
  list: (price: Float64Array, limit: number, most: number, domain?: DayDomains) => Int32Array[] | null;
  /** The work of one search, as of a call of `list`, in steps. */
  work: number;
  /** The number of labels that one call can need. */
  cells: number;
}

/**
 * Prepares the search over one employee's network, tracking the sums of minutes and weekends, and the shifts of
 * `templates`.
 */
export function createPricer(
  model: Model,
  problem: PricingProblem,
  templates: readonly number[] = [],
  memory: LabelMemory = createLabelMemory(),
): Pricer {
  const { network } = problem;
  const { days } = model;
  const resources = resourcesOf(model, problem, templates);
  const { windows, width, reached } = resources;
  const table = createLabelTable(network, resources, memory);
  const cells = setWindows(table, windows);
  const reduced = createResourceWindows(network, resources, memory);
  const bounds = templates.length > 0 ? createCompletionBounds(network, resources, memory) : null;
  const work =
    Math.ceil((network.arcFrom.length * reached.values.length) / network.nodes) * Math.max(1, Math.ceil(width / 2));
  const wide = resources.minutesMatter && templates.length === 0 && width >= WINDOWS_FROM;
  const quick = createQuickPrice(table, memory, createQuickSearch(network, resources, memory), { days, work });
  let lagrangian: LagrangianPricing | null = null;

  /**
   * The ends of the cheapest rosters, and how many searches that took. A bit more than the bound without templates is
   * mostly enough for them, and few labels are within that; if not, more is allowed.
   */
  function cheapestLabels(
    arcCost: Float64Array,
    room: number,
    { count, above }: { count: number; above: number },
  ): { ends: ReturnType<typeof cheapestEnds>; searches: number } {
    const completion = bounds && bounds.costs(arcCost);
    const starts = table.low[network.start] === 0 && table.high[network.start] === 0;
    const least = bounds && completion && starts ? completion[bounds.cellOf(network.start, 0)]! : Infinity;
    const greatest = bounds ? greatestOf(arcCost) : 0;
    // One for each sum of minutes.
    const most = Math.min(count, table.high[0]! - table.low[0]! + 1);
    for (let searches = 1; ; searches++) {
      const more = searches <= ROOMS.length ? ROOMS[searches - 1]! * greatest : Infinity;
      const limit = Math.min(above, least + more);
      const pruning = bounds && completion && limit < Infinity ? { limit, bounds, completion } : null;
      setLabels(table, memory, room, arcCost, pruning);
      const ends = cheapestEnds(table);
      // Above the limit cheaper rosters may be missing.
      if (limit === above || (ends[most - 1]?.cost ?? Infinity) <= limit) return { ends, searches };
    }
  }

  return {
    cells,
    work,
    quick: wide ? quick : null,
    list: (price, limit, most, domain) => {
      const arcCost = arcCosts(network, memory, price, domain);
      const room = setWindows(table, endingWithin(windows, unitsOf(resources, domain)));
      if (room > memory.most) return null;
      setLabels(table, memory, room, arcCost, null);
      return enumerateRosters(table, arcCost, { limit, most, days });
    },
    price: (price, count, domain, limit = Infinity) => {
      const arcCost = arcCosts(network, memory, price, domain);
      const within = unitsOf(resources, domain);
      const { bound, ...narrowed } = wide ? reduced(arcCost, limit, within) : { ...windows, bound: -Infinity };
      if (bound >= limit - TOLERANCE.reducedCost) return { least: bound, rows: [], work };
      const room = setWindows(table, endingWithin(narrowed, within));
      if (room > memory.most && templates.length === 0) {
        lagrangian ??= createLagrangianPricing(network, resources);
        const { least, paths } = lagrangian(arcCost, count);
        return { least, rows: paths.map((path) => rowOf(network, path, days)), work };
      }
      const above = limit + TOLERANCE.reducedCost * Math.max(1, Math.abs(limit));
      const { ends, searches } = cheapestLabels(arcCost, room, { count, above });
      return {
        least: ends[0]?.cost ?? limit,
        rows: ends.slice(0, count).map((end) => backtrack(table, arcCost, end, days)),
        work: work * searches,
      };
    },
  };
}

/** What a domain leaves of the units of minutes at the end. */
function unitsOf({ minutesMatter, unit }: Resources, domain?: DayDomains): Units | undefined {
  if (!domain?.minutes || !minutesMatter) return undefined;
  return { least: Math.ceil(domain.minutes.least / unit), most: Math.floor(domain.minutes.most / unit) };
}

/** Windows in which the last node has only these units. */
function endingWithin(windows: Windows, within: Units | undefined): Windows {
  if (!within) return windows;
  const [low, high] = [Int32Array.from(windows.low), Int32Array.from(windows.high)];
  low[0] = Math.max(low[0]!, within.least);
  high[0] = Math.min(high[0]!, within.most);
  return { low, high };
}

/** Prices with labels in a corridor only. */
function createQuickPrice(
  table: LabelTable,
  memory: LabelMemory,
  search: QuickSearch,
  { days, work }: { days: number; work: number },
): Pricer['price'] {
  return (price, count, domain, limit = Infinity) => {
    const arcCost = arcCosts(table.network, memory, price, domain);
    const { bound, corridor } = search(arcCost, limit, greatestOf(arcCost));
    if (!corridor) return { least: bound, rows: [], work };
    const room = setWindows(table, corridor);
    if (room > memory.most) return { least: bound, rows: [], work };
    setLabels(table, memory, room, arcCost, null);
    const ends = cheapestEnds(table).slice(0, count);
    return { least: bound, rows: ends.map((end) => backtrack(table, arcCost, end, days)), work };
  };
}

/** The greatest cost or gain of an arc within the domain. */
function greatestOf(arcCost: Float64Array): number {
  let greatest = 0;
  for (const cost of arcCost) if (Number.isFinite(cost)) greatest = Math.max(greatest, Math.abs(cost));
  return greatest;
}

/** By arc: its cost when codes cost `price`; `Infinity` outside of the domain. */
export function arcCosts(
  { arcCode, arcCost, arcDay }: RosterNetwork,
  memory: LabelMemory,
  price: Float64Array,
  domain?: DayDomains,
): Float64Array {
  if (memory.arcs.length < arcCode.length) memory.arcs = new Float64Array(arcCode.length);
  const costs = memory.arcs.subarray(0, arcCode.length);
  for (let arc = 0; arc < costs.length; arc++) {
    costs[arc] = arcCost[arc]! + (arcCode[arc]! >= 0 ? price[arcCode[arc]!]! : 0);
    if (!domain) continue;
    const day = arcDay[arc]!;
    if (arcCode[arc]! < domain.low[day]! || arcCode[arc]! > domain.high[day]!) costs[arc] = Infinity;
  }
  return costs;
}

function rowOf({ arcDay, arcCode }: RosterNetwork, path: readonly number[], days: number): Int32Array {
  const row = new Int32Array(days).fill(-1);
  for (const arc of path) row[arcDay[arc]!] = arcCode[arc]!;
  return row;
}
