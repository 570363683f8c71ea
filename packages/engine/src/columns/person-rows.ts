import { goals } from '../goals/registry.ts';
import type { Model } from '../model/model.ts';
import { rules } from '../rules/registry.ts';
import type { Limit, Measure, Track } from '../rules/track.ts';
import type { Domains } from '../search/domains.ts';
import type { FollowOn } from '../search/follow-on.ts';
import { pairTrack } from './pair-track.ts';
import { rowGraph, type RowGraph } from './row-graph.ts';
import { withinReach } from './within-reach.ts';

/** What rosters one person may have and what sums over the period cost them: all that pricing knows of a person. */
export interface PersonRows {
  graph: RowGraph;
  limits: Limit[];
  /** What goals charge for a sum. */
  costs: { of: Measure; cost: (amount: number) => number }[];
  /** Whether no roster keeps all rules that ask for work. */
  cannot: boolean;
}

/** Asks the rules and goals for one person. What every roster breaks, as fixed shifts do already, is asked no further than the nearest one goes. */
export function personRows(model: Model, domains: Domains, pairs: FollowOn, person: number): PersonRows {
  const { problem } = model.context;
  const options = Array.from({ length: model.days }, (_, day) => optionsOf(model, domains, person, day));
  const codes = [...new Set(options.flat().filter((code) => code >= 0))];
  const tracks: Track[] = [pairTrack(model, pairs, person)];
  const working = new Set<Track>();
  const limits: Limit[] = [];
  const costs: PersonRows['costs'] = [];
  for (const rule of rules) {
    if (rule.kind !== 'row' || (rule.binding(problem)?.severity ?? 'soft') === 'soft') continue;
    const track = rule.track?.(model, person, codes);
    if (track) tracks.push(track);
    if (track && rule.needsWork) working.add(track);
    limits.push(...(rule.limits?.(model, person) ?? []));
  }
  for (const goal of goals) {
    if (goal.kind !== 'row' || !goal.wanted(problem)) continue;
    const track = goal.track?.(model, person, codes);
    if (track) tracks.push(track);
    if (goal.ofSum) costs.push({ of: goal.ofSum.of, cost: goal.ofSum.cost(model, person) });
  }
  let cannot = false;
  const graph = rowGraph(model, options, tracks, (track) => (cannot ||= working.has(track)));
  const asked = limits.filter((limit) => limit.least > 0 || limit.most < Infinity);
  const reached = asked.map((limit) => withinReach(model, graph, limit));
  const kept = reached.map((limit) => unopposed(limit, reached));
  cannot ||= kept.some(({ least }, i) => least < asked[i]!.least);
  return { graph, limits: kept, costs, cannot };
}

/** A limit without its least where others allow less: no roster keeps both, and how near one comes is left to the judge. */
function unopposed(limit: Limit, all: readonly Limit[]): Limit {
  const opposed = all.some(({ of, most }) => of === limit.of && most < limit.least);
  return opposed ? { ...limit, least: 0 } : limit;
}

/** What a cell may hold: what stands, or free and every code the person may take. */
function optionsOf(model: Model, domains: Domains, person: number, day: number): number[] {
  const cell = person * model.days + day;
  const fixed = model.fixed[cell]!;
  if (fixed >= 0) return [fixed];
  return [-1, ...domains.options.subarray(domains.optionStart[cell], domains.optionStart[cell + 1])];
}
