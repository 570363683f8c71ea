// Method: certificates of shortages: the least number missing in some roles, bounded by column generation.
// Paper: none; our own, on the Lagrangian bound (Lasdon 1970).
import type { Model } from '../model/model.ts';
import { rolesBetween } from '../problem/employment.ts';
import type { Certificate } from '../problem/result.ts';
import type { Domains } from '../roster/domains.ts';
import type { Evaluator } from '../roster/evaluator.ts';
import type { Budget } from '../lp/budget.ts';
import { coverPricing, leastMissing } from './least-missing.ts';
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import type { PricingProblem } from '../lp/network/pricing-problem.ts';

/** [employees, minutes] How far above a whole number a bound is rounded up. */
const ROUNDING = 1e-4;

/** [employees, minutes] How close to its aim a proof ends. */
const ENOUGH = 1e-3;

interface ShortageSearch {
  model: Model;
  domains: Domains;
  evaluator: Evaluator;
  rows: readonly (PricingProblem | null)[];
  solver: LinearSolver;
  budget: Budget;
  /** The incumbent, and the shortages proved so far. */
  cells: Int32Array;
  known: readonly Certificate[];
  /** Proofs about more employees than this are postponed. */
  mostPeople: number;
  /** By code: the estimated dual as a share of the cost of a missing employee. */
  dualShares: Float64Array;
}

/**
 * Proves over all lawful rosters what counting cannot: that a number of needs of some roles must stay open. A role that
 * the plan leaves open is tried alone first, then with each other role that shares employees with it, then with all
 * connected roles, until the bound meets the plan. Returns the shortages of the period, with exact ones in place of the
 * counted ones that they contain, so that no two share a need.
 */
export function exactShortages(search: ShortageSearch): Certificate[] {
  const { model, domains, solver, budget, dualShares } = search;
  const pricing = coverPricing(model, domains, search.evaluator, search.rows);
  const missing = missingOf(model, search.cells);
  let shortages = [...search.known];
  for (const role of new Set([...domains.open].map((code) => roleOf(model, code)))) {
    for (const roles of roleSets(model, role)) {
      const codes = [...domains.open].filter((code) => roles.has(roleOf(model, code)));
      const found = codes.reduce((sum, code) => sum + missing[code]!, 0);
      // If no one can work at all, the shortage is reported day by day.
      const counted = shortages.filter((it) => it.employeeIds.length > 0 && it.roles.some((of) => roles.has(of)));
      const known = counted.reduce((sum, it) => sum + it.missing, 0);
      if (found <= known || budget.over()) break;
      if (counted.some((it) => !it.roles.every((of) => roles.has(of)))) continue;
      const people = takersOf(domains, codes);
      if (people.length > search.mostPeople) continue;
      const least = (unit: (code: number) => number, enough: number): number =>
        leastMissing(model, pricing, solver, budget, { codes, people, unit, enough, dualShares });
      const proved = Math.ceil(least(() => 1, found - 1 + ENOUGH) - ROUNDING);
      if (proved <= known) continue;
      const places = codes.flatMap((code) => {
        const count = Math.max(0, model.required[code]! - model.base[code]!);
        return Array.from({ length: count }, () => model.net[code]!);
      });
      const needed = places.reduce((sum, minutes) => sum + minutes, 0);
      const shortest = places.sort((a, b) => a - b).slice(0, proved);
      const minutes = Math.max(
        least((code) => model.net[code]!, Infinity),
        shortest.reduce((sum, each) => sum + each, 0),
      );
      shortages = shortages.filter((it) => !counted.includes(it));
      shortages.push(certificate(model, { roles, people, needed, possible: needed - minutes, missing: proved }));
      if (proved >= found) break;
    }
  }
  return shortages;
}

function certificate(
  model: Model,
  of: { roles: ReadonlySet<string>; people: readonly number[]; needed: number; possible: number; missing: number },
): Certificate {
  const { problem } = model.context;
  return {
    kind: 'exact-group',
    roles: [...of.roles],
    employeeIds: of.people.flatMap((p) => problem.people[p]?.id ?? []),
    from: problem.from,
    to: problem.to,
    neededMinutes: of.needed,
    possibleMinutes: Math.floor(of.possible + ENOUGH),
    missing: of.missing,
  };
}

function roleOf(model: Model, code: number): string {
  return model.shiftOf[code]?.role ?? '';
}

/** By code: the employees missing in a plan. */
function missingOf(model: Model, cells: Int32Array): Int32Array {
  const missing = model.required.map((count, code) => count - model.base[code]!);
  cells.forEach((code, cell) => {
    if (code >= 0 && model.fixed[cell]! < 0) for (const part of model.parts[code]!) missing[part]!--;
  });
  return missing.map((count) => Math.max(0, count));
}

function takersOf({ takerStart, takers }: Domains, codes: readonly number[]): number[] {
  const all = codes.flatMap((code) => [...takers.subarray(takerStart[code], takerStart[code + 1])]);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The role alone, with each other role of the same employees, and with all roles connected by shared employees. */
function roleSets(model: Model, role: string): Set<string>[] {
  const { people, from, to } = model.context.problem;
  const held = people.map((person) => rolesBetween(person, from, to));
  const beside = (of: ReadonlySet<string>): Set<string> =>
    new Set(held.flatMap((roles) => (roles.some((it) => of.has(it)) ? roles : [])));
  let all = new Set([role]);
  for (let wider = beside(all); wider.size > all.size; wider = beside(all)) all = wider;
  const pairs = [...beside(new Set([role]))].filter((other) => other !== role).map((other) => new Set([role, other]));
  return [new Set([role]), ...pairs, ...(all.size > 2 ? [all] : [])];
}
