// Method: the least and the greatest sum of any path, to relax a limit that no roster can keep.
// Paper: none; our own, on shortest and longest paths of a layered network.
import type { Model } from '../../model/model.ts';
import { shiftsOfTemplate } from '../../model/parts.ts';
import type { Limit } from '../../rules/automaton.ts';
import type { RosterNetwork } from './roster-network.ts';

/** Rules count minutes in started hours. */
const HOUR = 60;

/**
 * A limit of a sum, relaxed to what the closest roster of the network can satisfy, as the rules count the shortfall or
 * excess.
 */
export function reachableLimit(model: Model, network: RosterNetwork, limit: Limit): Limit {
  const { nodes, start, arcStart, arcFrom, arcCode, arcDay, arcWeekend } = network;
  const amount = (arc: number): number => {
    if (limit.of === 'weekends') return arcWeekend[arc]!;
    const code = arcCode[arc]!;
    if (code < 0 || arcDay[arc]! < model.first || arcDay[arc]! > model.last) return 0;
    return limit.of === 'minutes' ? model.net[code]! : shiftsOfTemplate(model, code, limit.of);
  };
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
