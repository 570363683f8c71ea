// Method: pricing in which a pair of employees is one unit: one column has a roster for each of them.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", Springer 2005, chapter 1.
import type { Model } from '../../model/model.ts';
import type { Measure } from '../../rules/automaton.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Evaluator } from '../../roster/evaluator.ts';
import { createEmployeeDuals } from './employee-duals.ts';
import { createLabelMemory, type LabelMemory } from './label-memory.ts';
import { keepsRules, type JoinedPair, type JoinedPairs, type PairRule } from '../network/joined-pairs.ts';
import { pairNetwork } from './pair-network.ts';
import { createPairPricer, type PairPricer } from './pair-pricer.ts';
import { PAIRS } from '../parameters.ts';
import type { PricingProblem } from '../network/pricing-problem.ts';
import type { Pricing } from './pricing.ts';
import { sumOf, type Column } from '../network/column.ts';

/** The pricer of a pair; null if its product network is too large, or no pair of rosters keeps all rules. */
export function pairPricerOf(
  model: Model,
  pair: JoinedPair,
  problems: readonly (PricingProblem | null)[],
  memory: LabelMemory = createLabelMemory(),
): PairPricer | null {
  const [one, other] = [problems[pair.first], problems[pair.second]];
  if (!one || !other || ![one, other].every((problem) => fitsCounters(model, problem))) return null;
  const rules = [...pair.rules, ...onePlaceRules(model, pair)];
  const network = pairNetwork(one.network, other.network, model.days, keepsRules(rules, pair.first, model.days));
  return (
    network &&
    createPairPricer(
      model,
      network,
      rules,
      [
        { person: pair.first, problem: one },
        { person: pair.second, problem: other },
      ],
      memory,
    )
  );
}

/** Whether the shifts of all limited templates can be counted at once. */
function fitsCounters({ days, weeks }: Model, { limits, network }: PricingProblem): boolean {
  const counted = new Map<Measure, number>();
  for (const { of, most } of limits)
    if (of !== 'minutes' && most < Infinity)
      counted.set(of, Math.min(most, counted.get(of) ?? (of === 'weekends' ? weeks : days)));
  return [...counted.values()].reduce((cells, most) => cells * (most + 1), network.nodes) <= PAIRS.mostCounters;
}

/**
 * Codes with one place are not for both: a column with both on it would be no plan, but a part of it would count in the
 * master.
 */
function onePlaceRules(
  { codes, day, most, base, fixed, days, parts, dayStart }: Model,
  { first, second }: JoinedPair,
): PairRule[] {
  const withDuty = (duty: number): number[] => {
    const [from, to] = [dayStart[day[duty]!]!, dayStart[day[duty]! + 1]!];
    return Array.from({ length: to - from }, (_, i) => from + i).filter((code) => parts[code]!.includes(duty));
  };
  return Array.from({ length: codes }, (_, code) => code)
    .filter((code) => most[code]! - base[code]! === 1)
    .filter((code) => fixed[first * days + day[code]!]! < 0 && fixed[second * days + day[code]!]! < 0)
    .map((code) => ({
      day: day[code]!,
      most: 1,
      statements: [first, second].map((person) => ({ person, codes: withDuty(code), works: true })),
    }));
}

/** The same pricing, in which the first employee of each pair stands for both. */
export function withPairs(
  model: Model,
  domains: Domains,
  evaluator: Evaluator,
  pricing: Pricing,
  pairs: JoinedPairs,
  pricers: ReadonlyMap<number, PairPricer>,
): Pricing {
  if (pairs.size === 0) return pricing;
  const { days } = model;
  const seen = createEmployeeDuals(model, domains, evaluator);
  const costsOf = ({ first, second }: JoinedPair, duals: Float64Array) => ({
    first: Float64Array.from(seen.costs(first, duals)),
    second: Float64Array.from(seen.costs(second, duals)),
  });
  const idleOf = ({ first, second }: JoinedPair, duals: Float64Array): number =>
    seen.idle(first, duals) + seen.idle(second, duals);

  const keeping = new Map(
    Array.from(pairs.values(), ({ first, rules }) => [first, keepsRules(rules, first, days)] as const),
  );

  function make({ first, second }: JoinedPair, row: Int32Array): Column | null {
    const may = keeping.get(first)!;
    for (let day = 0; day < days; day++) if (!may(day, row[day]!, row[days + day]!)) return null;
    const one = pricing.make(first, row.subarray(0, days));
    const other = one && pricing.make(second, row.subarray(days));
    if (!other) return null;
    return { ...sumOf(one, other), person: first, row: Int32Array.from(row) };
  }

  return {
    ...pricing,
    work: () => Array.from(pricers.values()).reduce((sum, pricer) => sum + pricer.work(), pricing.work()),
    countsMinutes: (person) => !pairs.has(person) && pricing.countsMinutes(person),
    make: (person, row) => {
      const pair = pairs.get(person);
      return pair ? make(pair, row) : pricing.make(person, row);
    },
    price: (person, duals, count, domain, limit = Infinity, effort = 'exact') => {
      const pair = pairs.get(person);
      if (!pair) return pricing.price(person, duals, count, domain, limit, effort);
      const pricer = pricers.get(person);
      if (!pricer) return { least: Infinity, columns: [] };
      const idle = idleOf(pair, duals);
      const { least, rows } = pricer.price(costsOf(pair, duals), count, domain, limit + idle);
      return { least: least - idle, columns: rows.flatMap((row) => make(pair, row) ?? []) };
    },
    list: (person, duals, limit, most, domain) => {
      const pair = pairs.get(person);
      if (!pair) return pricing.list(person, duals, limit, most, domain);
      const pricer = pricers.get(person);
      if (!pricer) return [];
      const found = pricer.list(costsOf(pair, duals), limit + idleOf(pair, duals), most, domain);
      return found && found.flatMap((row) => make(pair, row) ?? []);
    },
  };
}
