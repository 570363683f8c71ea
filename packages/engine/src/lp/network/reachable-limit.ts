// Method: the least and the greatest sum of any path, to relax a limit that no roster can keep.
// Paper: none; our own, on shortest and longest paths of a layered network.
import type { Model } from '../../model/model.ts';
import { shiftsOfTemplate } from '../../model/parts.ts';
import type { Limit } from '../../rules/automaton.ts';
import type { RosterNetwork } from './roster-network.ts';

/** Rules count minutes in started hours. */
const HOUR = 60;

/**
 * Limits of sums, each relaxed to what the closest roster of the network can satisfy, as the rules count the shortfall
 * or excess. Most are satisfied by the roster with the fewest shifts, so that nothing else is looked at.
 */
export function reachableLimits(model: Model, network: RosterNetwork, limits: readonly Limit[]): Limit[] {
  const arcs = limits.length > 0 ? leastWork(network) : [];
  return limits.map((limit) => {
    const amount = amountsOf(model, network, limit);
    const sum = arcs.reduce((all, arc) => all + amount(arc), 0);
    return sum >= limit.least && sum <= limit.most ? limit : relaxed(network, limit, amount);
  });
}

/** What an arc adds to a limited sum. */
function amountsOf(model: Model, { arcCode, arcDay, arcWeekend }: RosterNetwork, { of }: Limit) {
  return (arc: number): number => {
    if (of === 'weekends') return arcWeekend[arc]!;
    const code = arcCode[arc]!;
    if (code < 0 || arcDay[arc]! < model.first || arcDay[arc]! > model.last) return 0;
    return of === 'minutes' ? model.net[code]! : shiftsOfTemplate(model, code, of);
  };
}

/** The arcs of a roster with the fewest shifts. */
function leastWork({ nodes, start, arcStart, arcFrom, arcCode }: RosterNetwork): number[] {
  const fewest = new Int32Array(nodes);
  const best = new Int32Array(nodes);
  for (let node = start - 1; node >= 0; node--) {
    fewest[node] = nodes;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const shifts = fewest[arcFrom[arc]!]! + (arcCode[arc]! < 0 ? 0 : 1);
      if (shifts < fewest[node]!) [fewest[node], best[node]] = [shifts, arc];
    }
  }
  const arcs: number[] = [];
  for (let node = 0; node !== start; node = arcFrom[arcs.at(-1)!]!) arcs.push(best[node]!);
  return arcs;
}

function relaxed(network: RosterNetwork, limit: Limit, amount: (arc: number) => number): Limit {
  const { nodes, start, arcStart, arcFrom } = network;
  const fewest = new Float64Array(nodes).fill(Infinity);
  const most = new Float64Array(nodes).fill(-Infinity);
  fewest[start] = most[start] = 0;
  for (let node = start - 1; node >= 0; node--) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      fewest[node] = Math.min(fewest[node]!, fewest[arcFrom[arc]!]! + amount(arc));
      most[node] = Math.max(most[node]!, most[arcFrom[arc]!]! + amount(arc));
    }
  }
  const unit = limit.of === 'minutes' ? HOUR : 1;
  const counted = (beyond: number): number => Math.ceil(Math.max(0, beyond) / unit) * unit;
  return {
    of: limit.of,
    least: limit.least - counted(limit.least - most[0]!),
    most: limit.most < Infinity ? limit.most + counted(fewest[0]! - limit.most) : Infinity,
  };
}
