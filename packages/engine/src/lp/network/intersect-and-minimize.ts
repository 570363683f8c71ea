// Method: the layered automaton of all rules so far, intersected with one more and minimized backwards.
// Paper: Pesant, CP 2004; Demassey, Pesant, Rousseau, Constraints 11, 2006; minimization: Revuz, TCS 92, 1992.
import { NETWORK } from '../parameters.ts';
import { BROKEN, type RuleAutomaton } from '../../rules/automaton.ts';

/**
 * The arcs leaving the nodes of one day; those of node `n` are `first[n] .. first[n + 1] - 1`, and `to` is a node of
 * the next day.
 */
interface Layer {
  first: number[];
  to: number[];
  code: number[];
  cost: number[];
  weekend: number[];
}

/** Rosters as paths, day by day, from a single source to a single sink. */
export type Layers = Layer[];

/** States are smaller than this. */
const STATES = 2 ** 26;

/**
 * The paths that satisfy an automaton, with its costs added (as weekends with `counts`). Equivalent nodes are merged,
 * so that the network stays small even with many rules. Null if no path is left.
 */
export function intersectAndMinimize(layers: Layers, automaton: RuleAutomaton, counts: boolean): Layers | null {
  const wide = unfold(layers, automaton, counts);
  return wide ? merge(wide.layers, wide.ends) : layers;
}

/** All reachable pairs of node and state. */
function unfold(layers: Layers, automaton: RuleAutomaton, counts: boolean): { layers: Layers; ends: number } | null {
  const widest = automaton.cost ? NETWORK.widestPriced : NETWORK.widestDay;
  const found: Layers = [];
  let pairs = [automaton.start];
  for (const [day, layer] of layers.entries()) {
    const numbers = new Map<number, number>();
    const following: number[] = [];
    const next: Layer = { first: [0], to: [], code: [], cost: [], weekend: [] };
    for (const pair of pairs) {
      const node = Math.floor(pair / STATES);
      const state = pair % STATES;
      for (let i = layer.first[node]!; i < layer.first[node + 1]!; i++) {
        const code = layer.code[i]!;
        const after = automaton.next(state, day, code);
        if (after === BROKEN) continue;
        const key = layer.to[i]! * STATES + after;
        let to = numbers.get(key);
        if (to === undefined) {
          to = following.push(key) - 1;
          numbers.set(key, to);
        }
        const cost = automaton.cost?.(state, day, code) ?? 0;
        next.to.push(to);
        next.code.push(code);
        next.cost.push(layer.cost[i]! + (counts ? 0 : cost));
        next.weekend.push(layer.weekend[i]! + (counts ? cost : 0));
      }
      next.first.push(next.to.length);
    }
    if (following.length > widest) return null;
    found.push(next);
    pairs = following;
  }
  return { layers: found, ends: pairs.length };
}

/** Merges equivalent nodes of each day, from the last day back; dead ends are removed, and all `ends` are one. */
function merge(layers: Layers, ends: number): Layers | null {
  let nodeOf = Array.from({ length: ends }, () => 0);
  for (let day = layers.length - 1; day >= 0; day--) {
    const { first, to, code, cost, weekend } = layers[day]!;
    const numbers = new Map<string, number>();
    const merged: Layer = { first: [0], to: [], code: [], cost: [], weekend: [] };
    const before: number[] = [];
    for (let node = 0; node + 1 < first.length; node++) {
      let key = '';
      for (let i = first[node]!; i < first[node + 1]!; i++) {
        const target = nodeOf[to[i]!]!;
        if (target >= 0) key += `${code[i]},${target},${cost[i]},${weekend[i]};`;
      }
      const known = key === '' ? -1 : numbers.get(key);
      if (known !== undefined) {
        before.push(known);
        continue;
      }
      for (let i = first[node]!; i < first[node + 1]!; i++) {
        const target = nodeOf[to[i]!]!;
        if (target < 0) continue;
        merged.to.push(target);
        merged.code.push(code[i]!);
        merged.cost.push(cost[i]!);
        merged.weekend.push(weekend[i]!);
      }
      merged.first.push(merged.to.length);
      numbers.set(key, numbers.size);
      before.push(numbers.size - 1);
    }
    layers[day] = merged;
    nodeOf = before;
  }
  return nodeOf[0] === undefined || nodeOf[0] < 0 ? null : layers;
}
