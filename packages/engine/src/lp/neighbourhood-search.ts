import type { Model } from '../model/model.ts';
import type { Random } from '../roster/random.ts';
import type { Budget } from './budget.ts';
import { selectDays, selectPeople, violatedDemand } from './select-neighbourhood.ts';
import { demandOf, type Demand } from './demand.ts';
import { reducedCost } from './demand-duals.ts';
import type { LinearSolver } from './linear-solver.ts';
import { solveNeighbourhood } from './solve-neighbourhood.ts';
import type { SubproblemExtractor } from './subproblem.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

/** The current state of a group. */
interface Standing {
  rosters: readonly Column[];
  /** The minimum improvement of better rosters. */
  step: number;
  centre: Float64Array;
  /** Known rosters of some employees. */
  known: (fits: (column: Column) => boolean) => Column[];
}

/**
 * Solves a part of a group's rosters again: whole rosters of some employees, or some days of them. Returns whether that
 * was an improvement. `take` receives rosters of some employees that cost no more, and returns whether they were an
 * improvement.
 */
export type SearchNeighbourhood = (
  of: 'people' | 'days',
  from: Standing,
  budget: Budget,
  take: (rosters: readonly Column[]) => boolean,
) => boolean;

/** The minimum number of free employees in a part. */
const FEWEST = 4;
/**
 * The initial number of cells in a part of some days, and the maximum as a share of all cells; parts grow to another
 * share, except in very small groups.
 */
const CELLS = 450;
const SHARE = { first: 0.5, most: 0.9 };
/** A part without improvement enlarges the next ones; one that was not searched completely makes them smaller. */
const SHRINK = 0.9;
const GROW = 1.1;
const NODES = 60;
/**
 * The share of parts in which solutions of equal cost are accepted, because they lead to new parts. The rest end when
 * no improvement is left.
 */
const SIDEWAYS = 0.25;

export function neighbourhoodSearch(
  model: Model,
  people: readonly number[],
  demand: Demand,
  base: Int32Array,
  tools: { solver: LinearSolver; pricing: Pricing; cut: SubproblemExtractor; random: Random; numbers: number },
): SearchNeighbourhood {
  const { solver, pricing, cut, random, numbers } = tools;
  const span = model.last - model.first + 1;
  const all = people.length * span;
  const most = all * SHARE.most;
  const sizes = {
    people: { size: 6 * span, least: Math.min(FEWEST * span, most) },
    days: { size: Math.min(CELLS, all * SHARE.first), least: Math.min(CELLS / 4, all * SHARE.first) },
  };

  /** Whole rosters of some employees. */
  function persons({ rosters, centre, known }: Standing, count: number) {
    const slack = slackUnder(centre);
    const free = selectPeople(model, rosters, { count, sore: violatedDemand(demand, rosters), slack, random });
    const others = new Float64Array(numbers);
    for (const code of demand.codes) others[code] = base[code]!;
    for (const column of rosters) if (!free.has(column.person)) for (const code of column.codes) others[code]!++;
    const now = rosters.filter((column) => free.has(column.person));
    const pool = known(({ person }) => free.has(person));
    return { neighbourhood: { now, demand: demandOf(model, demand.codes, others), pool, centre }, pricing };
  }

  /** Some consecutive days of as many employees as make about `size` cells. */
  function days({ rosters, centre }: Standing, size: number) {
    const sore = violatedDemand(demand, rosters);
    const { from, to } = selectDays(model, sore, Math.floor(size / people.length), random);
    const count = Math.max(FEWEST, Math.round(size / (to - from + 1)));
    const inside = sore.filter((code) => model.day[code]! >= from && model.day[code]! <= to);
    const free = selectPeople(model, rosters, { count, sore: inside, slack: slackUnder(centre), random });
    const cells = Int32Array.from(model.fixed);
    for (const column of rosters) cells.set(column.row, column.person * model.days);
    const part = cut(cells, [...free], from, to);
    const duals = part && Float64Array.from(part.demand.codes, (code) => centre[demand.place[code]!]!);
    return part && { neighbourhood: { ...part, pool: [], centre: duals! }, pricing: part.pricing };
  }

  const slackUnder =
    (centre: Float64Array) =>
    (column: Column): number =>
      reducedCost(demand, column, centre);

  return (of, from, budget, take) => {
    const kind = sizes[of];
    const near = of === 'days' ? days(from, kind.size) : persons(from, Math.round(kind.size / span));
    if (!near) return false;
    const step = random.of4096() < 4096 * SIDEWAYS ? 1e-6 : from.step;
    const { rosters, exhausted } = solveNeighbourhood(solver, near.neighbourhood, near.pricing, numbers, budget, {
      nodes: NODES,
      step,
    });
    const gained = rosters !== null && take(rosters);
    if (!gained) kind.size = Math.min(most, Math.max(kind.least, kind.size * (exhausted ? GROW : SHRINK)));
    return gained;
  };
}
