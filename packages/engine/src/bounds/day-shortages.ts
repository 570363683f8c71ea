// Method: the needs of one day against the employees who can take them, as a bipartite graph; shortages by deficiency.
// Paper: Hall, "On representatives of subsets", Journal of the London Mathematical Society 10, 1935.
import type { Model } from '../model/model.ts';
import type { Certificate } from '../problem/result.ts';
import type { Domains } from '../roster/domains.ts';
import { holdersOf } from '../roster/holders-of.ts';
import { largestMatching } from './matching.ts';

/** A number of shifts that must stay open, the codes that contain them, and the minimum cost of one. */
export interface Shortage {
  codes: number[];
  missing: number;
  penalty: number;
  certificate: Certificate;
}

/**
 * Days on which the needs exceed the employees who can take them, one place each, or two if they may work a split day:
 * the needs unmatched in a maximum
 * matching and all that compete with them for the same employees (Hall's theorem), so that shortages of one day share
 * neither needs nor employees.
 */
export function dayShortages(model: Model, domains: Domains): Shortage[] {
  const shortages: Shortage[] = [];
  for (let day = model.first; day <= model.last; day++) {
    const places: number[] = [];
    for (let code = model.dayStart[day]!; code < model.dayStart[day + 1]!; code++) {
      for (let n = model.base[code]!; n < model.required[code]!; n++) places.push(code);
    }
    const second = secondParts(model, domains, day);
    // A place held by a fixed open shift cannot be filled.
    const takersOfCode = new Map(
      [...new Set(places)].map((code) => {
        const takers = [...domains.takers.subarray(domains.takerStart[code], domains.takerStart[code + 1])];
        return [
          code,
          [...takers, ...takers.filter((p) => second.has(p * model.codes + code)).map((p) => p + model.people)],
        ];
      }),
    );
    const takersOf = places.map((code) => takersOfCode.get(code) ?? []);
    const placeOf = largestMatching(takersOf);
    const filled = new Set(placeOf.values());
    const left = new Set([...places.keys()].filter((place) => !filled.has(place)));
    while (left.size > 0) {
      const [start] = left;
      if (start === undefined) break;
      shortages.push(shortageAround(model, { places, takersOf, placeOf, left }, start));
    }
  }
  return shortages;
}

/** The places that employees can take as the second part of a split day, by `person * codes + code`. */
function secondParts({ dayStart, other, codes }: Model, { takerStart, takers }: Domains, day: number): Set<number> {
  const found = new Set<number>();
  for (let code = dayStart[day]!; code < dayStart[day + 1]!; code++) {
    if (other[code]! < 0) continue;
    for (const person of takers.subarray(takerStart[code], takerStart[code + 1]))
      found.add(person * codes + other[code]!);
  }
  return found;
}

/** The places of a day by their number, who can take each, and where a matching puts them. */
interface Matched {
  /** Codes. */
  places: readonly number[];
  takersOf: readonly (readonly number[])[];
  placeOf: ReadonlyMap<number, number>;
  /** The places that nobody has, and that are part of no shortage yet. */
  left: Set<number>;
}

function shortageAround(model: Model, { places, takersOf, placeOf, left }: Matched, start: number): Shortage {
  const group = new Set([start]);
  const people = new Set<number>();
  const known = new Set<number>();
  for (const place of group) {
    // Places of one code have the same candidates.
    if (known.has(places[place] ?? 0)) continue;
    known.add(places[place] ?? 0);
    for (const taker of takersOf[place] ?? []) {
      people.add(taker);
      const held = placeOf.get(taker);
      if (held !== undefined) group.add(held);
    }
    // Other unmatched places that compete for the same employees belong to the same shortage.
    for (const other of left) if (takersOf[other]?.some((taker) => people.has(taker))) group.add(other);
  }
  let missing = 0;
  for (const place of group) if (left.delete(place)) missing++;
  const codes = [...group].map((place) => places[place] ?? 0);
  const minutes = (code: number): number => model.net[code] ?? 0;
  const longest = codes.map(minutes).sort((a, b) => b - a);
  const cheapest = codes.map((code) => model.under[code] ?? 0).sort((a, b) => a - b);
  const shifts = codes.map((code) => model.shiftOf[code]);
  const date = shifts[0]?.date ?? '';
  const roles = [...new Set(shifts.flatMap((shift) => shift?.role ?? []))];
  const { problem } = model.context;
  const numbers = new Set([...people].map((taker) => taker % model.people));
  const takers = [...numbers].sort((a, b) => a - b).flatMap((p) => problem.people[p]?.id ?? []);
  const certificate: Certificate = {
    kind: people.size === 0 ? 'nobody-qualified' : 'people-on-day',
    roles,
    employeeIds: people.size === 0 ? holdersOf(problem, roles) : takers,
    from: date,
    to: date,
    neededMinutes: codes.reduce((sum, code) => sum + minutes(code), 0),
    possibleMinutes: longest.slice(0, codes.length - missing).reduce((sum, m) => sum + m, 0),
    missing,
  };
  return { codes, missing, penalty: cheapest.slice(0, missing).reduce((sum, p) => sum + p, 0), certificate };
}
