// Method: rosters as paths of a layered network, unfolded from automata.
// Paper: Pesant, "A regular language membership constraint for finite sequences of variables", CP 2004.
import type { Model } from '../../model/model.ts';
import type { RuleAutomaton } from '../../rules/automaton.ts';
import { intersectAndMinimize, type Layers } from './intersect-and-minimize.ts';
import { weekendAutomaton } from './weekend-automaton.ts';

/**
 * The rosters of one employee that satisfy every rule which can be checked day by day, as paths from `start` to node 0.
 * An arc is one day with a code or free; arcs lead to nodes with smaller numbers.
 */
export interface RosterNetwork {
  nodes: number;
  start: number;
  /** The arcs into node `n` are `arcStart[n] .. arcStart[n + 1] - 1`. */
  arcStart: Int32Array;
  arcFrom: Int32Array;
  /** The day of an arc, and the code worked on it, or -1. */
  arcDay: Int16Array;
  arcCode: Int32Array;
  /** The cost of the goals for the arc, and whether it is the first work of a weekend. */
  arcCost: Float64Array;
  arcWeekend: Uint8Array;
}

/**
 * Builds the network of rosters that take one of `options` each day (by day; -1 for free). An automaton that no roster
 * satisfies is left out, because fixed shifts already break it, and is passed to `overlooked`.
 */
export function rosterNetwork(
  model: Model,
  options: readonly (readonly number[])[],
  automata: readonly RuleAutomaton[],
  overlooked: (automaton: RuleAutomaton) => void,
): RosterNetwork {
  const days: Layers = options.map((codes) => ({
    first: [0, codes.length],
    to: codes.map(() => 0),
    code: [...codes],
    cost: codes.map(() => 0),
    weekend: codes.map(() => 0),
  }));
  const all = intersectAndMinimize(days, weekendAutomaton(model), true) ?? days;
  const kept = automata.reduce((layers, automaton) => {
    const left = intersectAndMinimize(layers, automaton, false);
    if (!left) overlooked(automaton);
    return left ?? layers;
  }, all);
  return inward(kept);
}

/** The same network with one number per node, stored by the arcs into each node. */
function inward(layers: Layers): RosterNetwork {
  const widths = layers.map((layer) => layer.first.length - 1);
  const base = [...widths, 1];
  for (let day = layers.length, sum = 0; day >= 0; day--) {
    const width = base[day]!;
    base[day] = sum;
    sum += width;
  }
  const nodes = base[0]! + (widths[0] ?? 1);
  const arcStart = new Int32Array(nodes + 1);
  const arcs = layers.reduce((sum, layer) => sum + layer.to.length, 0);
  layers.forEach(({ to }, day) => to.forEach((node) => arcStart[base[day + 1]! + node + 1]!++));
  for (let node = 0; node < nodes; node++) arcStart[node + 1]! += arcStart[node]!;
  const place = arcStart.slice();
  const network: RosterNetwork = {
    nodes,
    start: nodes - 1,
    arcStart,
    arcFrom: new Int32Array(arcs),
    arcDay: new Int16Array(arcs),
    arcCode: new Int32Array(arcs),
    arcCost: new Float64Array(arcs),
    arcWeekend: new Uint8Array(arcs),
  };
  layers.forEach((layer, day) => {
    for (let node = 0; node < widths[day]!; node++) {
      for (let i = layer.first[node]!; i < layer.first[node + 1]!; i++) {
        const arc = place[base[day + 1]! + layer.to[i]!]!++;
        network.arcFrom[arc] = base[day]! + node;
        network.arcDay[arc] = day;
        network.arcCode[arc] = layer.code[i]!;
        network.arcCost[arc] = layer.cost[i]!;
        network.arcWeekend[arc] = layer.weekend[i]!;
      }
    }
  });
  return network;
}
