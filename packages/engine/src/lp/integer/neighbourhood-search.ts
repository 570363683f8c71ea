// Method: large neighbourhood search: a part of the rosters is solved by column generation, the rest stays.
// Paper: Shaw, "Using constraint programming and local search methods to solve vehicle routing problems", CP 1998.
import type { Budget } from '../budget.ts';
import { reducedCost } from '../master/demand-duals.ts';
import { demandOf } from '../master/demand.ts';
import type { GroupState } from '../group-state.ts';
import { writeRow } from '../network/joined-pairs.ts';
import { NEIGHBOURHOOD } from '../parameters.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Pricing } from '../pricing/pricing.ts';
import { addTo, type Column } from '../network/column.ts';
import { selectDays, selectPeople, violatedDemand } from './select-neighbourhood.ts';
import { solveNeighbourhood, type Neighbourhood } from './solve-neighbourhood.ts';
import type { SubproblemExtractor } from './subproblem.ts';

/** [employees] The first number whose whole rosters are free. */
const EMPLOYEES = 6;

/** [employees] The fewest that are free. */
const FEWEST = 4;

/** [cells] The first size of a neighbourhood of some days. */
const CELLS = 450;

/** [share of the first size] The least of a neighbourhood of some days. */
const LEAST_CELLS = 0.25;

/** [share of all cells] The first size at most, and the largest. */
const OF_ALL = { first: 0.5, most: 0.9 } as const;

/** [factor] The next size after one that was not searched completely. */
const SHRINK = 0.9;

/**
 * Solves whole rosters of some employees again, or some days of them; takes over rosters that cost no more. Returns
 * whether that was an improvement.
 */
export type SearchNeighbourhood = (of: 'people' | 'days', budget: Budget) => boolean;

/** A neighbourhood and the pricing of its rosters. */
interface Selected {
  neighbourhood: Neighbourhood;
  pricing: Pricing;
}

export function neighbourhoodSearch(state: GroupState, extract: SubproblemExtractor): SearchNeighbourhood {
  const { model, people, pricing, numbers, master, incumbent } = state;
  const { solver, random } = state.tools;
  const span = model.last - model.first + 1;
  const all = people.length * span;
  const sizes = sizesOf(all, span);

  /** Takes over rosters of some employees if they cost no more. */
  function replace(found: readonly Column[]): boolean {
    const whole = found.flatMap((column) => pricing.make(column.person, column.row) ?? []);
    master.add(whole);
    return incumbent.replace(whole);
  }

  return (of, budget) => {
    const rosters = incumbent.best();
    if (!rosters) return false;
    const kind = sizes[of];
    const selected =
      of === 'days'
        ? someDays(state, extract, rosters, kind.size)
        : wholeRosters(state, rosters, Math.round(kind.size / span));
    if (!selected) return false;
    const improvement = incumbent.cost() - incumbent.cutoff();
    const step = random.of4096() < 4096 * NEIGHBOURHOOD.sideways ? TOLERANCE.proof : improvement;
    const found = solveNeighbourhood(solver, selected.neighbourhood, selected.pricing, numbers, budget, step);
    const gained = found.rosters !== null && replace(found.rosters);
    const next = kind.size * (found.exhausted ? NEIGHBOURHOOD.grow : SHRINK);
    if (!gained) kind.size = Math.min(all * OF_ALL.most, Math.max(kind.least, next));
    return gained;
  };
}

/** The size of each kind of neighbourhood in cells, and its minimum; sizes change with success. */
function sizesOf(all: number, span: number) {
  const first = all * OF_ALL.first;
  return {
    people: { size: EMPLOYEES * span, least: Math.min(FEWEST * span, all * OF_ALL.most) },
    days: { size: Math.min(CELLS, first), least: Math.min(CELLS * LEAST_CELLS, first) },
  };
}

/** Whole rosters of some employees. */
function wholeRosters(state: GroupState, rosters: readonly Column[], count: number): Selected {
  const { model, demand, base, numbers, centre, known, tools, pricing } = state;
  const violated = violatedDemand(demand, rosters);
  const reducedCostOf = (column: Column): number => reducedCost(demand, column, centre);
  const free = selectPeople(rosters, { count, violated, reducedCostOf, random: tools.random });
  const others = new Float64Array(numbers);
  for (const code of demand.codes) others[code] = base[code]!;
  for (const column of rosters) if (!free.has(column.person)) addTo(others, null, column);
  const now = rosters.filter((column) => free.has(column.person));
  const pool = known(({ person }) => free.has(person));
  return { neighbourhood: { now, demand: demandOf(model, demand.codes, others), pool, centre }, pricing };
}

/** Some consecutive days of as many employees as make about `size` cells; null if a roster breaks a rule. */
function someDays(
  state: GroupState,
  extract: SubproblemExtractor,
  rosters: readonly Column[],
  size: number,
): Selected | null {
  const { model, people, demand, centre, tools, joined } = state;
  const { random } = tools;
  const violated = violatedDemand(demand, rosters);
  const { from, to } = selectDays(model, violated, Math.floor(size / people.length), random);
  const count = Math.max(FEWEST, Math.round(size / (to - from + 1)));
  const inside = violated.filter((code) => model.day[code]! >= from && model.day[code]! <= to);
  const reducedCostOf = (column: Column): number => reducedCost(demand, column, centre);
  const free = selectPeople(rosters, { count, violated: inside, reducedCostOf, random });
  const cells = Int32Array.from(model.fixed);
  for (const { person, row } of rosters) writeRow(cells, model.days, person, row, joined);
  const part = extract(cells, [...free], from, to);
  if (!part) return null;
  const duals = Float64Array.from(part.demand.codes, (code) => centre[demand.place[code]!]!);
  return { neighbourhood: { ...part, pool: [], centre: duals }, pricing: part.pricing };
}
