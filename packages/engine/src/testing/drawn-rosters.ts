import type { Demand } from '../lp/master/demand.ts';
import type { Column } from '../lp/network/column.ts';
import { createRandom } from '../roster/random.ts';

/** The size of random demands and rosters. */
export const DAYS = 12;
const PEOPLE = 8;
const KNOWN = 10;

/** Days that each require some employees, one of whom stays missing on the first; rosters with arbitrary days. */
export function drawnRosters(
  seed: number,
  { missing = 100, most = 50 } = {},
): { demand: Demand; people: number[]; columns: Column[] } {
  const random = createRandom(seed);
  const codes = Array.from({ length: DAYS }, (_, day) => day);
  const of = (value: () => number): Float64Array => Float64Array.from(codes, value);
  const demand: Demand = {
    codes,
    place: Int32Array.from(codes),
    asked: of(() => 1 + random.below(6)),
    leastMissing: Float64Array.from(codes, (day) => (day === 0 ? 1 : 0)),
    under: of(() => missing),
    over: of(() => random.below(30)),
    closed: new Uint8Array(DAYS),
    amount: new Uint8Array(DAYS),
  };
  const people = Array.from({ length: PEOPLE }, (_, person) => person);
  const columns = people.flatMap((person) =>
    Array.from({ length: KNOWN }, (): Column => {
      const row = Int32Array.from(codes, (day) => (random.below(2) === 0 ? day : -1));
      return { person, row, codes: [...row].filter((code) => code >= 0), cost: random.below(most) };
    }),
  );
  return { demand, people, columns };
}
