/** What a request costs a page beside its bytes, in bytes: on a slow line a small file takes as long as these. */
const FILE = 4600;

interface Measures<Part> {
  /** As it is sent, in bytes. */
  sizeOf: (part: Part) => number;
  /** All that is loaded with it. */
  importsOf: (part: Part) => Iterable<Part>;
}

interface Group<Part> {
  parts: readonly Part[];
  size: number;
  /** The visits that need something of it. */
  visits: ReadonlySet<number>;
}

/**
 * Parts in files, so that the visits together load as little as possible, in bytes and requests. It begins with a file
 * for each set of visits, and joins the two files that save most until joining saves nothing. Two files are never
 * joined where one of them is reached from the other through a third: files would import each other in a circle.
 */
export function joinedBy<Part>(
  parts: readonly Part[],
  visits: readonly ReadonlySet<Part>[],
  { sizeOf, importsOf }: Measures<Part>,
): (readonly Part[])[] {
  const bySet = Map.groupBy(parts, (part) => visits.map((visit) => (visit.has(part) ? 1 : 0)).join(''));
  let groups: Group<Part>[] = [...bySet].map(([key, of]) => ({
    parts: of,
    size: of.reduce((sum, part) => sum + sizeOf(part), 0),
    visits: new Set([...key].flatMap((has, at) => (has === '1' ? [at] : []))),
  }));
  let cost = costOf(groups, importsOf);
  for (;;) {
    const before = groups;
    const next = pairsOf(before)
      .map(([one, other]) => [...before.filter((group) => group !== one && group !== other), joined(one, other)])
      .find((candidate) => costOf(candidate, importsOf) < cost);
    if (next === undefined) return groups.map((group) => group.parts);
    groups = next;
    cost = costOf(groups, importsOf);
  }
}

const joined = <Part>(one: Group<Part>, other: Group<Part>): Group<Part> => ({
  parts: [...one.parts, ...other.parts],
  size: one.size + other.size,
  visits: new Set([...one.visits, ...other.visits]),
});

/** The pairs that promise to save something, the best first: a request where both are needed, bytes where one is. */
function pairsOf<Part>(groups: readonly Group<Part>[]): [Group<Part>, Group<Part>][] {
  const saved = (one: Group<Part>, other: Group<Part>) => {
    const both = [...one.visits].filter((visit) => other.visits.has(visit)).length;
    return both * FILE - (one.visits.size - both) * other.size - (other.visits.size - both) * one.size;
  };
  return groups
    .flatMap((one, at) => groups.slice(at + 1).map((other) => ({ one, other, gain: saved(one, other) })))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ one, other }) => [one, other]);
}

/** What all visits load, with what the files import; infinite where files import each other in a circle. */
function costOf<Part>(groups: readonly Group<Part>[], importsOf: Measures<Part>['importsOf']): number {
  const groupOf = new Map(groups.flatMap((group) => group.parts.map((part) => [part, group] as const)));
  const next = new Map(
    groups.map((group) => {
      const imported = group.parts.flatMap((part) => [...importsOf(part)].map((each) => groupOf.get(each)));
      return [group, new Set(imported.filter((other) => other !== undefined && other !== group))] as const;
    }),
  );
  const reachedBy = (from: Iterable<Group<Part>>) => {
    const found = new Set(from);
    for (const group of found) for (const other of next.get(group) ?? []) if (other !== undefined) found.add(other);
    return found;
  };
  if (groups.some((group) => [...(next.get(group) ?? [])].some((other) => other && reachedBy([other]).has(group))))
    return Infinity;
  const visits = new Set(groups.flatMap((group) => [...group.visits]));
  let sum = 0;
  for (const visit of visits)
    for (const { size } of reachedBy(groups.filter((group) => group.visits.has(visit)))) sum += size + FILE;
  return sum;
}
