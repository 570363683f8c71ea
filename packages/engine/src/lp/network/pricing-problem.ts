// Method: the pricing problem of one employee: a network of rosters, with limits and costs of sums (multicost-regular).
// Paper: Demassey, Pesant, Rousseau, "A cost-regular based hybrid column generation approach", Constraints 11, 2006.
import type { SumCost } from '../../objective/goal.ts';
import { goals } from '../../objective/registry.ts';
import type { Model } from '../../model/model.ts';
import { rules } from '../../rules/registry.ts';
import { strictly, type Limit, type RuleAutomaton } from '../../rules/automaton.ts';
import type { Domains } from '../../roster/domains.ts';
import { followOn, type FollowOn } from '../../rules/follow-on.ts';
import { followOnAutomaton } from './follow-on-automaton.ts';
import { rosterNetwork, type RosterNetwork } from './roster-network.ts';
import { reachableLimits } from './reachable-limit.ts';

/**
 * The rosters allowed for one employee and the costs of their sums over the period: all that pricing needs to know
 * about an employee.
 */
export interface PricingProblem {
  network: RosterNetwork;
  limits: Limit[];
  /** The costs of the goals for a sum. */
  costs: SumCost[];
  /** Whether no roster satisfies all rules that require work. */
  cannot: boolean;
}

/** What pricing needs to know of a model, made when it is first needed, and once. */
export interface PricingProblems {
  of: (person: number) => PricingProblem;
  /** The same without the rules of which the employee's fixed shifts may break as much as they do alone. */
  standing: (person: number) => PricingProblem;
  /** The rules about two consecutive shifts. */
  pairs: () => FollowOn;
}

export function pricingProblems(model: Model, domains: Domains): PricingProblems {
  const problems: (PricingProblem | undefined)[] = [];
  let found: FollowOn | undefined;
  const pairs = (): FollowOn => (found ??= followOn(model));
  return {
    of: (person) => (problems[person] ??= pricingProblemOf(model, domains, pairs(), person)),
    standing: (person) => collect(model, domains, pairs(), person, true).problem,
    pairs,
  };
}

/**
 * Collects the rules and goals for one employee. A rule that every roster breaks, for example because of fixed shifts,
 * is relaxed to the smallest possible breach.
 */
export function pricingProblemOf(model: Model, domains: Domains, pairs: FollowOn, person: number): PricingProblem {
  const { problem, excess, couldStand } = collect(model, domains, pairs, person, false);
  if (excess === 0 || !couldStand) return problem;
  // To mend what fixed shifts break already, every roster would break another limit.
  const standing = collect(model, domains, pairs, person, true);
  return standing.excess < excess ? { ...standing.problem, cannot: true } : problem;
}

/**
 * @param stand whether rules are left out of which what fixed shifts alone break may stand
 * @returns also by how much every roster exceeds the limits, and whether there are such rules
 */
function collect(model: Model, domains: Domains, pairs: FollowOn, person: number, stand: boolean) {
  const { problem } = model.context;
  const options = Array.from({ length: model.days }, (_, day) => optionsOf(model, domains, person, day));
  const codes = [...new Set(options.flat().filter((code) => code >= 0))];
  const automata: RuleAutomaton[] = [followOnAutomaton(model, pairs, person)];
  const working = new Set<RuleAutomaton>();
  let couldStand = false;
  const limits: Limit[] = [];
  const costs: PricingProblem['costs'] = [];
  for (const rule of rules) {
    if (rule.kind !== 'row' || (rule.binding(problem)?.severity ?? 'soft') === 'soft') continue;
    if (rule.limits) limits.push(...rule.limits(model, person));
    else if (stand && rule.mayStand) couldStand = true;
    else {
      const strict = (rule.automata?.(model, person, codes) ?? []).map(strictly);
      automata.push(...strict);
      couldStand ||= rule.mayStand === true && strict.length > 0;
      if (rule.needsWork) for (const automaton of strict) working.add(automaton);
    }
  }
  for (const goal of goals) {
    if (goal.kind !== 'row' || !goal.wanted(problem)) continue;
    automata.push(...(goal.automata?.(model, person, codes) ?? []));
    costs.push(...(goal.sums?.(model, person) ?? []));
  }
  let cannot = false;
  const network = rosterNetwork(model, options, automata, (automaton) => (cannot ||= working.has(automaton)));
  const asked = limits.filter((limit) => limit.least > 0 || limit.most < Infinity);
  const reached = reachableLimits(model, network, asked);
  const kept = reached.map((limit) => unopposed(limit, reached));
  cannot ||= kept.some(({ least }, i) => least < asked[i]!.least);
  const excess = reached.reduce((sum, { most }, i) => sum + (most > asked[i]!.most ? most - asked[i]!.most : 0), 0);
  return { problem: { network, limits: kept, costs, cannot }, excess, couldStand };
}

/**
 * A limit without its minimum if other limits allow less: no roster satisfies both, and the judge counts how close one
 * comes.
 */
function unopposed(limit: Limit, all: readonly Limit[]): Limit {
  const opposed = all.some(({ of, most }) => of === limit.of && most < limit.least);
  return opposed ? { ...limit, least: 0 } : limit;
}

/** The domain of a cell: the fixed shift, or free and every code the employee can take. */
function optionsOf(model: Model, domains: Domains, person: number, day: number): number[] {
  const cell = person * model.days + day;
  const fixed = model.fixed[cell]!;
  if (fixed >= 0) return [fixed];
  return [-1, ...domains.options.subarray(domains.optionStart[cell], domains.optionStart[cell + 1])];
}
