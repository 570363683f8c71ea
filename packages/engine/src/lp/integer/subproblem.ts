// Method: the subproblem of some days of some employees: everything around it is fixed, the same rules apply.
// Paper: none; our own, for the large neighbourhood search of neighbourhood-search.ts.
import type { JointTable, Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Evaluator } from '../../roster/evaluator.ts';
import type { FollowOn } from '../../rules/follow-on.ts';
import { baseOf, demandOf, type Demand } from '../master/demand.ts';
import { membersOf, readRow, type JoinedPairs } from '../network/joined-pairs.ts';
import { createLabelMemory } from '../pricing/label-memory.ts';
import { pairPricerOf, withPairs } from '../pricing/pair-pricing.ts';
import { pricingProblemOf } from '../network/pricing-problem.ts';
import { createPricing, type Pricing } from '../pricing/pricing.ts';
import type { Column } from '../network/column.ts';

/** A part of the plan (some days of some employees) to be solved again with everything around it fixed. */
export interface Part {
  people: readonly number[];
  /** The current rosters and their demand; codes outside of the days are ignored. */
  now: Column[];
  demand: Demand;
  pricing: Pricing;
}

/** Cuts a part out of a roster: the days `from` to `to` of `people`. */
export type SubproblemExtractor = (
  cells: Int32Array,
  people: readonly number[],
  from: number,
  to: number,
) => Part | null;

/**
 * Cuts parts by fixing everything outside, so that the same rules apply as for the whole. Null if a roster breaks a
 * rule.
 */
export function createSubproblemExtractor(
  model: Model,
  domains: Domains,
  evaluator: Evaluator,
  pairs: FollowOn,
  joined: JoinedPairs = new Map(),
): SubproblemExtractor {
  const { days } = model;
  return (cells, people, from, to) => {
    const fixed = Int32Array.from(cells);
    const base = Int32Array.from(model.base);
    const free = new Uint8Array(domains.free.length);
    const members = new Set(membersOf(people, joined));
    const optionStart = new Int32Array(domains.optionStart.length);
    const options: number[] = [];
    for (let cell = 0; cell < cells.length; cell++) {
      const day = cell % days;
      if (members.has(Math.floor(cell / days)) && day >= from && day <= to && domains.free[cell] === 1) {
        fixed[cell] = model.fixed[cell]!;
        free[cell] = 1;
        options.push(...domains.options.subarray(domains.optionStart[cell], domains.optionStart[cell + 1]));
      } else if (domains.free[cell] === 1 && cells[cell]! >= 0) {
        for (const part of model.parts[cells[cell]!]!) base[part]!++;
      }
      optionStart[cell + 1] = options.length;
    }
    const joint = model.joint && { ...model.joint, base: standingStatements(model.joint, cells, free, members) };
    const inside: Model = { ...model, fixed, base, joint };
    const within: Domains = { ...domains, free, optionStart, options: Int32Array.from(options) };
    const rows = Array.from({ length: model.people }, (_, person) =>
      members.has(person) ? pricingProblemOf(inside, within, pairs, person) : null,
    );
    const memory = createLabelMemory();
    const pricers = new Map(
      people.flatMap((unit) => {
        const pair = joined.get(unit);
        const pricer = pair && pairPricerOf(inside, pair, rows, memory);
        return pricer ? [[unit, pricer] as const] : [];
      }),
    );
    if (people.some((unit) => joined.has(unit) && !pricers.has(unit))) return null;
    const single = createPricing(inside, within, evaluator, rows);
    const pricing = withPairs(inside, within, evaluator, single, joined, pricers);
    const now = people.flatMap((unit) => pricing.make(unit, readRow(cells, days, unit, joined)) ?? []);
    if (now.length < people.length) return null;
    const codes = [...new Set(options.flatMap((code) => model.parts[code]!))].sort((a, b) => a - b);
    joint?.open.forEach((statements, row) => {
      if (statements.some(({ person }) => members.has(person))) codes.push(model.codes + row);
    });
    return { people, now, demand: demandOf(inside, codes, baseOf(inside)), pricing };
  };

  /** The statements of joint rules that the part does not change, by row. */
  function standingStatements(
    joint: JointTable,
    cells: Int32Array,
    free: Uint8Array,
    members: ReadonlySet<number>,
  ): Float64Array {
    const base = Float64Array.from(joint.base);
    joint.idle.forEach((rows, person) => {
      if (!members.has(person)) for (const row of rows) base[row]!++;
    });
    for (let cell = 0; cell < cells.length; cell++) {
      if (domains.free[cell] === 0 || free[cell] === 1 || cells[cell]! < 0) continue;
      const key = Math.floor(cell / days) * model.codes + cells[cell]!;
      for (let i = joint.start[key]!; i < joint.start[key + 1]!; i++) base[joint.row[i]!]! += joint.change[i]!;
    }
    return base;
  }
}
