// Method: decomposition into independent groups: connected components of employees who share a need or a rule.
// Paper: Tarjan, "Efficiency of a good but not linear set union algorithm", Journal of the ACM 22, 1975.
import type { Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { JoinedPairs } from './joined-pairs.ts';

/** Employees who share no need and no rule with anyone outside, so they can be planned independently. */
export interface Group {
  people: number[];
  /** The codes that any of them can take, and the rows of the rules that join them (see `JointTable`). */
  codes: number[];
}

/**
 * Splits the employees of a model into the smallest such groups, small ones first. Employees who cannot take anything
 * are in none. Pairs who are planned as one stay together.
 */
export function groupsOf(model: Model, { takerStart, takers, open }: Domains, pairs: JoinedPairs = new Map()): Group[] {
  const parent = Int32Array.from({ length: model.people }, (_, p) => p);
  const root = (p: number): number => {
    let at = p;
    while (parent[at] !== at) at = parent[at]!;
    return at;
  };
  for (const code of open) {
    for (let i = takerStart[code]! + 1; i < takerStart[code + 1]!; i++) {
      parent[root(takers[i]!)] = root(takers[takerStart[code]!]!);
    }
  }
  const joined = model.joint?.open ?? [];
  for (const of of joined) for (const { person } of of) parent[root(person)] = root(of[0]!.person);
  for (const { first, second } of pairs.values()) parent[root(first)] = root(second);
  const groups = new Map<number, Group>();
  for (const code of open) {
    const of = root(takers[takerStart[code]!]!);
    const group = groups.get(of) ?? { people: [], codes: [] };
    group.codes.push(code);
    groups.set(of, group);
  }
  joined.forEach(([first], row) => {
    if (first) groups.get(root(first.person))?.codes.push(model.codes + row);
  });
  for (let p = 0; p < model.people; p++) groups.get(root(p))?.people.push(p);
  return [...groups.values()].sort((a, b) => a.people.length - b.people.length || a.people[0]! - b.people[0]!);
}
