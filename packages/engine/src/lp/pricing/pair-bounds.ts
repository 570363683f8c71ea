// Method: completion bounds of a pair: those of each employee alone, with multipliers on the rules that join the two.
// Paper: Held, Karp, Mathematical Programming 1, 1971; Polyak, USSR Comp. Math. and Math. Physics 9, 1969 (the steps).
import type { CompletionBounds } from './completion-bounds.ts';
import type { DayDomains } from '../network/day-domains.ts';
import type { PairRule } from '../network/joined-pairs.ts';
import type { Resources } from './resources.ts';
import type { RosterNetwork } from '../network/roster-network.ts';

/** [greatest cost of a code], [penalty] The gain that a move of a multiplier aims at, at most and at least. */
const AIM = { most: 1 / 4, least: 0.01 } as const;

/** [times] The length of the next move after one without gain. */
const SHORTER = 0.5;

/** What the bounds and labels need to know about one of the two employees. */
export interface PairSide {
  person: number;
  network: RosterNetwork;
  resources: Resources;
  bounds: CompletionBounds;
  /** By node: the arcs that leave it; by arc: where it leads to. */
  leaving: readonly (readonly number[])[];
  to: Int32Array;
  /** By code: its cost; by arc: the same, and the cost with multipliers. */
  price: Float64Array;
  arcCost: Float64Array;
  dualCost: Float64Array;
  /** The bounds of all completions under the costs with multipliers. */
  completion: Float64Array;
  /** Costs of arcs under other costs of codes; overwritten by the next call. */
  arcCosts: (price: Float64Array, domain?: DayDomains) => Float64Array;
}

export interface PairBounds {
  /** By day: what the multipliers of the rules from this day on add to the completions of both employees. */
  constant: Float64Array;
  /** Improves the multipliers for the current costs in some moves; returns the bound. Ends at `limit`. */
  raise: (domains: readonly (DayDomains | undefined)[], limit: number, moves: number) => number;
}

export function createPairBounds(
  rules: readonly PairRule[],
  sides: readonly [PairSide, PairSide],
  days: number,
): PairBounds {
  const constant = new Float64Array(days + 1);
  let multipliers = new Float64Array(rules.length);

  /** Computes all completions under multipliers; returns the bound. */
  function bound(of: Float64Array, domains: readonly (DayDomains | undefined)[]): number {
    const prices = sides.map(({ price }) => Float64Array.from(price));
    constant.fill(0);
    rules.forEach(({ day, most, statements }, rule) => {
      const dear = of[rule]!;
      if (dear === 0) return;
      constant[day]! -= dear * most;
      for (const { person, codes, works } of statements) {
        const price = prices[person === sides[0].person ? 0 : 1]!;
        for (const code of codes) price[code]! += works ? dear : -dear;
        if (!works) constant[day]! += dear;
      }
    });
    for (let day = days - 1; day >= 0; day--) constant[day]! += constant[day + 1]!;
    let sum = constant[0]!;
    sides.forEach((side, i) => {
      side.dualCost = side.arcCosts(prices[i]!, domains[i]);
      side.completion = side.bounds.costs(side.dualCost);
      sum += side.completion[side.bounds.cellOf(side.network.start, 0)]!;
    });
    return sum;
  }

  return {
    constant,
    raise: (domains, limit, moves) => {
      let best = bound(multipliers, domains);
      if (best >= limit) return best;
      let at = multipliers;
      let isBest = true;
      let now = best;
      let share = 1;
      const scale = sides[0].price.reduce((most, cost) => Math.max(most, Math.abs(cost)), 1);
      for (let i = 0; i < moves; i++) {
        const rows = sides.map((side) => cheapestRow(side, days));
        const excess = rules.map(({ day, most, statements }) => {
          let count = -most;
          for (const { person, codes, works } of statements)
            if (codes.includes(rows[person === sides[0].person ? 0 : 1]![day]!) === works) count++;
          return count;
        });
        const length = excess.reduce((sum, by, rule) => sum + (by > 0 || at[rule]! > 0 ? by * by : 0), 0);
        // Both cheapest rosters together keep all rules: nothing is cheaper.
        if (length === 0) break;
        const target = Math.min(limit, best + scale * AIM.most);
        const step = (share * Math.max(target - now, AIM.least)) / length;
        at = at.map((dear, rule) => Math.max(0, dear + step * excess[rule]!));
        now = bound(at, domains);
        isBest = now > best;
        if (isBest) {
          best = now;
          multipliers = at;
          if (best >= limit) break;
        } else share *= SHORTER;
      }
      if (!isBest) bound(multipliers, domains);
      return best;
    },
  };
}

/** The cheapest roster of one employee by the current completions: codes by day. */
function cheapestRow(side: PairSide, days: number): Int32Array {
  const { network, resources, bounds, leaving, to, completion, dualCost } = side;
  const { low, high } = resources.windows;
  const row = new Int32Array(days).fill(-1);
  let node = network.start;
  let minutes = 0;
  let weekends = 0;
  for (let day = 0; day < days; day++) {
    let least = Infinity;
    let found = -1;
    for (const arc of leaving[node]!) {
      const next = to[arc]!;
      const sum = minutes + resources.step[arc]!;
      const begun = weekends + (resources.weekends > 1 ? network.arcWeekend[arc]! : 0);
      if (sum < low[next]! || sum > high[next]! || begun >= resources.weekends) continue;
      const cost = dualCost[arc]! + completion[bounds.cellOf(next, begun) + sum]!;
      if (cost >= least) continue;
      least = cost;
      found = arc;
    }
    if (found < 0) return row;
    row[day] = network.arcCode[found]!;
    minutes += resources.step[found]!;
    weekends += resources.weekends > 1 ? network.arcWeekend[found]! : 0;
    node = to[found]!;
  }
  return row;
}
