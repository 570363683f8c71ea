// Method: the layered automaton of all rules so far, intersected with one more and minimized backwards.
// Paper: Pesant, CP 2004; Demassey, Pesant, Rousseau, Constraints 11, 2006; minimization: Revuz, TCS 92, 1992.
import { BROKEN, type RuleAutomaton } from '../../rules/automaton.ts';
import { mixHash } from './mix-hash.ts';

/**
 * [nodes of one day] A rule that would make a day wider is left out: the paths are then a relaxation. The same for a
 * goal or a soft rule, which no roster has to keep: the bound is weaker.
 */
const WIDEST_DAY = { binding: 20_000, priced: 2_000 } as const;

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
  const widest = automaton.cost ? WIDEST_DAY.priced : WIDEST_DAY.binding;
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
    const wide = layers[day]!;
    const merged: Layer = { first: [0], to: [], code: [], cost: [], weekend: [] };
    /** The last node of each hash. */
    const latest = new Map<number, number>();
    /** By node: the one before it of the same hash, or -1. */
    const earlier: number[] = [];
    const before: number[] = [];
    for (let node = 0; node + 1 < wide.first.length; node++) {
      const start = merged.to.length;
      const hash = addArcs(merged, wide, node, nodeOf);
      let known = merged.to.length === start ? -1 : (latest.get(hash) ?? -1);
      while (known >= 0 && !hasArcsFrom(merged, known, start)) known = earlier[known]!;
      if (known >= 0) for (const list of [merged.to, merged.code, merged.cost, merged.weekend]) list.length = start;
      if (merged.to.length === start) {
        before.push(known);
        continue;
      }
      earlier.push(latest.get(hash) ?? -1);
      latest.set(hash, earlier.length - 1);
      merged.first.push(merged.to.length);
      before.push(earlier.length - 1);
    }
    layers[day] = merged;
    nodeOf = before;
  }
  return nodeOf[0] === undefined || nodeOf[0] < 0 ? null : layers;
}

/** Adds the arcs of a node that lead to a node left; returns a hash of them. */
function addArcs(merged: Layer, { first, to, code, cost, weekend }: Layer, node: number, nodeOf: number[]): number {
  let hash = 0;
  for (let i = first[node]!; i < first[node + 1]!; i++) {
    const target = nodeOf[to[i]!]!;
    if (target < 0) continue;
    merged.to.push(target);
    merged.code.push(code[i]!);
    merged.cost.push(cost[i]!);
    merged.weekend.push(weekend[i]!);
    // A weekend is 0 or 1, so that it and the cost are one number.
    hash = mixHash(mixHash(mixHash(hash, target), code[i]!), cost[i]! * 2 + weekend[i]!);
  }
  return hash;
}

/** Whether the arcs of a node are the same as those from `start` on. */
function hasArcsFrom({ first, to, code, cost, weekend }: Layer, node: number, start: number): boolean {
  const move = start - first[node]!;
  if (first[node + 1]! - first[node]! !== to.length - start) return false;
  for (let i = first[node]!; i < first[node + 1]!; i++) {
    const isSame = to[i] === to[i + move] && code[i] === code[i + move];
    if (!isSame || cost[i] !== cost[i + move] || weekend[i] !== weekend[i + move]) return false;
  }
  return true;
}
