import type { Budget } from './budget.ts';
import { demandBound, reducedCost, type Demand } from './demand.ts';
import { hasOpen, keeps, type Held } from './held.ts';
import type { Master, MasterSolution } from './master.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

export interface Generated {
  /** No rosters of these people cost less together with what stays missing. */
  bound: number;
  /** The prices that prove it. */
  centre: Float64Array;
  /** The last solution of the master; null when there was no time for one. */
  solution: MasterSolution | null;
  /** Whether no column is left that would make the master cheaper. */
  complete: boolean;
}

export interface GenerateOptions {
  /** All people of the master, in its order. */
  people: readonly number[];
  /** What some of them are held to. */
  held?: Held;
  /** Ends after so many rounds. */
  rounds?: number;
  /** Ends as soon as the bound is proved to be at least this much. */
  enough: number;
  /** Prices to stay near at first. */
  centre?: Float64Array | undefined;
  /** Takes prices from the middle of the best ones, without a box, and ends without a solution when little is left to prove. */
  central?: boolean;
  /** A bound, as good as what plans can cost makes it: it may then end before the prices are the best ones. */
  rounded?: (bound: number) => number;
  /** Hears of every better bound and the prices that prove it. */
  onBetter?: (bound: number, centre: Float64Array) => void;
}

const EPSILON = 1e-6;
/** What solving a linear program counts, in steps of work for each column. */
const LINEAR = 100;
/** How far from the best prices the first ones may lie, as a share of the widest box, and how it grows with every better bound. */
const NARROW = 0.001;
const WIDER = 1.2;
/** The middle of the best solutions has told enough when this share of the objective is left to prove. */
const CORNERS = 0.03;
/** Rosters taken from one search. */
const ROWS = 2;

/**
 * Adds rosters to the master until none is left that would make it cheaper. After every round the prices prove a bound (Lagrange): what
 * everybody's cheapest roster costs under them, and what the demand pays. Prices are drawn towards those of the best bound, as they swing otherwise.
 */
export function generate(
  master: Master,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  { people, held, rounds = Infinity, enough, centre: start, central = false, rounded, onBetter }: GenerateOptions,
): Generated {
  const places = new Map(people.map((person, i) => [person, i]));
  const prices = new Float64Array(codes);
  const widest = 4 * demand.under.reduce((most, cost) => Math.max(most, cost), 1);
  let bound = -Infinity;
  let centre = start ?? new Float64Array(demand.codes.length);
  let width = start ? widest * NARROW : Infinity;
  let complete = false;

  const settled = new Map<number, Column>();
  for (const [person, row] of held ?? []) {
    const column = hasOpen(row) ? null : pricing.make(person, row.low);
    if (column) settled.set(person, column);
  }

  /** The cheapest rosters of one person; that to which a person is held wholly need not be searched. */
  function priced(person: number, at: Float64Array, limit?: number): { least: number; columns: Column[] } {
    const column = settled.get(person);
    if (column) return { least: reducedCost(demand, column, at), columns: [] };
    return pricing.price(person, prices, ROWS, held?.get(person), limit);
  }

  /** By place: what the cheapest roster that the master knows costs each person. */
  function knownCosts(at: Float64Array): Float64Array {
    const least = new Float64Array(people.length).fill(Infinity);
    for (const column of master.columns) {
      const place = places.get(column.person)!;
      const cost = reducedCost(demand, column, at);
      const row = held?.get(column.person);
      if (cost < least[place]! && (!row || keeps(row, column.row))) least[place] = cost;
    }
    return least;
  }

  /** Prices rosters; null when there is no time. */
  function priceAll(at: Float64Array, worth: Float64Array | null): Column[] | null {
    demand.codes.forEach((code, i) => (prices[code] = at[i]!));
    let proved = demandBound(demand, at);
    const fresh: Column[] = [];
    // Without a solution yet even dearer rosters are welcome.
    const known = worth && knownCosts(at);
    for (const person of people) {
      if (budget.over()) {
        master.add(fresh);
        return null;
      }
      const before = pricing.work();
      const { least, columns } = priced(person, at, known?.[places.get(person)!]);
      budget.spend(pricing.work() - before);
      proved += least;
      const most = worth ? worth[places.get(person)!]! - EPSILON : Infinity;
      for (const column of columns) if (reducedCost(demand, column, at) < most) fresh.push(column);
    }
    const better = proved > bound;
    if (better) {
      bound = proved;
      centre = Float64Array.from(at);
      width *= WIDER;
      onBetter?.(bound, centre);
    }
    return fresh;
  }

  if (start) master.add(priceAll(start, null) ?? []);
  for (let round = 0; round < rounds && bound < enough && !budget.over(); round++) {
    const boxed = width < widest && !central;
    const found = master.solve(budget.over, boxed ? { centre, width } : undefined, central);
    if (!found) break;
    budget.spend(LINEAR * master.columns.length);
    if (central && found.objective - bound < CORNERS * Math.abs(found.objective)) {
      complete = true;
      break;
    }
    const exact = found.objective <= bound + EPSILON * Math.max(1, Math.abs(bound));
    const done = exact || (rounded !== undefined && rounded(found.objective) <= rounded(bound) + EPSILON);
    const fresh = done ? [] : priceAll(found.prices, found.worth);
    if (!fresh) break;
    if (master.add(fresh) > 0) continue;
    complete = !boxed;
    if (!boxed) break;
    // What is the best in a box around itself is the best of all; where rosters that go with it are wanted too, the box grows slowly.
    width = done && rounded ? Infinity : Math.max(width * 4, widest / 80);
  }
  const solution = bound < enough && !central && !budget.over() ? master.solve(budget.over) : null;
  return { bound, centre, solution, complete };
}
