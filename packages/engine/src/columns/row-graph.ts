import type { Model } from '../model/model.ts';
import type { Track } from '../rules/track.ts';
import { BROKEN } from '../rules/track.ts';
import { weekendTrack } from './weekend-track.ts';

/**
 * The rosters of one person that keep every rule which can be read day by day, as paths from `start` to node 0. An arc is one day with a
 * code or free. Nodes from which everything goes on alike are one, so the graph stays small. Arcs lead to nodes of smaller numbers.
 */
export interface RowGraph {
  nodes: number;
  start: number;
  /** The arcs into node `n` are `arcStart[n] .. arcStart[n + 1] - 1`. */
  arcStart: Int32Array;
  arcFrom: Int32Array;
  /** The day of an arc, and the code worked on it, or -1. */
  arcDay: Int32Array;
  arcCode: Int32Array;
  /** What goals charge for the step, and whether it begins a weekend with work. */
  arcCost: Float64Array;
  arcWeekend: Uint8Array;
}

/** A wider layer gives up the rule with the most states: the graph then holds more rosters than the rules allow. */
const WIDEST = 6000;

/** One day's steps between states of neighbouring layers. */
interface Steps {
  from: number[];
  to: number[];
  code: number[];
  cost: number[];
  weekend: number[];
}

/** Builds the graph of rosters that take one of `options` each day (by day; -1 for free); null when none keeps the rules. */
export function rowGraph(
  model: Model,
  options: readonly (readonly number[])[],
  tracks: readonly Track[],
): RowGraph | null {
  for (let kept = [...tracks]; ;) {
    const found = unfold(model, options, [...kept, weekendTrack(model)]);
    if (found.layers) return merge(model, found.layers, found.closes);
    kept = kept.filter((_, i) => i !== found.widest);
  }
}

/** Every state that can be reached, day by day; the number of the widest track when there are too many. */
function unfold(model: Model, options: readonly (readonly number[])[], tracks: readonly Track[]) {
  const layers: Steps[] = [];
  const weekends = tracks.length - 1;
  let states = [tracks.map((track) => track.start)];
  for (let day = 0; day < model.days; day++) {
    const numbers = new Map<string, number>();
    const following: number[][] = [];
    const steps: Steps = { from: [], to: [], code: [], cost: [], weekend: [] };
    for (const [from, state] of states.entries()) {
      for (const code of options[day]!) {
        const next = tracks.map((track, t) => track.next(state[t]!, day, code));
        if (next.includes(BROKEN)) continue;
        const key = next.join();
        let to = numbers.get(key);
        if (to === undefined) {
          to = following.push(next) - 1;
          numbers.set(key, to);
        }
        let cost = 0;
        for (let t = 0; t < weekends; t++) cost += tracks[t]!.cost?.(state[t]!, day, code) ?? 0;
        steps.from.push(from);
        steps.to.push(to);
        steps.code.push(code);
        steps.cost.push(cost);
        steps.weekend.push(tracks[weekends]!.cost?.(state[weekends]!, day, code) ?? 0);
      }
    }
    if (following.length > WIDEST && weekends > 0) return { layers: null, widest: widestOf(following, weekends) };
    layers.push(steps);
    states = following;
  }
  const closes = states.map((state) => tracks.every((track, t) => track.next(state[t]!, model.days, -1) !== BROKEN));
  return { layers, closes };
}

function widestOf(states: readonly number[][], tracks: number): number {
  const widths = Array.from({ length: tracks }, (_, t) => new Set(states.map((state) => state[t])).size);
  return widths.indexOf(Math.max(...widths));
}

/** Joins the states of a layer that lead on alike, from the last layer back; those that lead nowhere are left out. */
function merge(model: Model, layers: readonly Steps[], closes: readonly boolean[]): RowGraph | null {
  let nodeOf: number[] = closes.map((open) => (open ? 0 : -1));
  const into: number[][] = [[]];
  for (let day = model.days - 1; day >= 0; day--) {
    const { from, to, code, cost, weekend } = layers[day]!;
    const numbers = new Map<string, number>();
    const earlier: number[] = [];
    for (let i = 0; i < from.length;) {
      const state = from[i]!;
      const first = i;
      let key = '';
      for (; i < from.length && from[i] === state; i++) {
        const node = nodeOf[to[i]!]!;
        if (node >= 0) key += `${code[i]},${node},${cost[i]},${weekend[i]};`;
      }
      if (key === '') continue;
      let node = numbers.get(key);
      if (node === undefined) {
        node = into.push([]) - 1;
        numbers.set(key, node);
        for (let j = first; j < i; j++) {
          const target = nodeOf[to[j]!]!;
          if (target >= 0) into[target]!.push(node, day, code[j]!, cost[j]!, weekend[j]!);
        }
      }
      earlier[state] = node;
    }
    nodeOf = Array.from({ length: Math.max(0, ...from) + 1 }, (_, state) => earlier[state] ?? -1);
  }
  const start = nodeOf[0] ?? -1;
  if (start < 0) return null;
  const arcStart = new Int32Array(into.length + 1);
  into.forEach((arcs, node) => (arcStart[node + 1] = arcStart[node]! + arcs.length / 5));
  const column = (place: number): number[] => into.flatMap((arcs) => arcs.filter((_, i) => i % 5 === place));
  return {
    nodes: into.length,
    start,
    arcStart,
    arcFrom: Int32Array.from(column(0)),
    arcDay: Int32Array.from(column(1)),
    arcCode: Int32Array.from(column(2)),
    arcCost: Float64Array.from(column(3)),
    arcWeekend: Uint8Array.from(column(4)),
  };
}
