import type { Pair, Problem } from '../../problem/problem.ts';

/** The pairs of a kind in which both employees are known, with their indices in `problem.people`. */
export function pairsOf({ people, rules }: Problem, kind: Pair['kind']) {
  const find = (id: string) => {
    const number = people.findIndex((person) => person.id === id);
    return { id, number, name: people[number]?.name ?? '' };
  };
  return (rules?.pairs ?? [])
    .filter((pair) => pair.kind === kind && pair.first !== pair.second)
    .map((pair) => ({ first: find(pair.first), second: find(pair.second) }))
    .filter(({ first, second }) => first.number >= 0 && second.number >= 0);
}
