// Method: incremental ascent of the Lagrangian dual: the prices of needs move after every few employees, whose new rows
// are counted beside the last ones of all others; every limit of a sum has a price too.
// Paper: Nedić, Bertsekas, "Incremental subgradient methods for nondifferentiable optimization", SIAM J. Opt. 12, 2001.
import { demandBound } from '../../lp/master/demand-duals.ts';
import { demandsOf, type Demand } from '../../lp/master/demand.ts';
import { createEmployeeDuals } from '../../lp/pricing/employee-duals.ts';
import type { Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Evaluator } from '../../roster/evaluator.ts';
import type { Random } from '../../roster/random.ts';
import { createCheapestRow, type CheapestRow } from './cheapest-row.ts';
import type { RelaxedEmployee } from './relaxed-employee.ts';
import { needPrices, sumPrices, type Prices } from './relaxed-prices.ts';
import { shuffled } from '../../lp/shuffled.ts';

export interface RelaxedParts {
  model: Model;
  domains: Domains;
  evaluator: Evaluator;
  random: Random;
  employees: readonly RelaxedEmployee[];
  /** What is still asked; falls as rows are settled. */
  demand: Demand;
  /** The cost of a missing employee at the dearest need, and the minutes of a usual shift. */
  heaviest: number;
  usual: number;
  /** Counts steps of pricing. */
  spend: (steps: number) => void;
}

export interface RelaxedDual {
  /** Employees whose rows are not settled. */
  left: () => readonly RelaxedEmployee[];
  /** By what the needs and the sums of an employee are priced where the bound was best. */
  needs: () => Float64Array;
  sums: (of: RelaxedEmployee) => Float64Array;
  /** By code: what it costs an employee under these prices; overwritten by the next call. */
  costs: (of: RelaxedEmployee, needs: Float64Array, sums: Float64Array) => Float64Array;
  cheapest: CheapestRow;
  /**
   * Turns of everybody with a step each, 1 for the first, until that is 0. Returns the best bound on the cost of the
   * employees who are left and of what is still asked.
   */
  ascend: (stepOf: (turn: number) => number) => number;
  /** Somebody works this row, which covers these demands. */
  settle: (of: RelaxedEmployee, demands: readonly number[]) => void;
}

/** [moves] Of the prices of needs while everybody has a turn. */
const MOVES = 10;

/** [turns] From one bound to the next; there is one at the end, too. */
const BETWEEN_BOUNDS = 20;

/** [missing employees] The first price of every need; [factor] of their steps, which are more than those of sums. */
const NEEDS = { guess: 0.2, step: 0.5 } as const;

export function createRelaxedDual(parts: RelaxedParts): RelaxedDual {
  const { random, demand, spend } = parts;
  const state = createState(parts);
  const { rows, cover, sumsOf, needs } = state;
  let left = [...parts.employees];
  const best = { bound: -Infinity, needs: Float64Array.from(needs.at), sums: new Map<number, Float64Array>() };

  function boundAt(of: 'at' | 'mean'): void {
    let bound = demandBound(demand, needs[of]);
    for (const employee of left) bound += state.least(employee, needs[of], sumsOf(employee)[of]);
    if (bound <= best.bound) return;
    best.bound = bound;
    best.needs.set(needs[of]);
    for (const employee of left) best.sums.set(employee.person, Float64Array.from(sumsOf(employee)[of]));
  }
  const bestSums = (of: RelaxedEmployee): Float64Array => best.sums.get(of.person) ?? sumsOf(of).at;

  function ascend(stepOf: (turn: number) => number): number {
    needs.restart(best.needs);
    for (const employee of left) sumsOf(employee).restart(bestSums(employee));
    best.bound = -Infinity;
    boundAt('at');
    const group = Math.ceil(left.length / MOVES);
    let moves = 0;
    for (let turn = 1, step = stepOf(1); step > 0; step = stepOf(++turn)) {
      const order = shuffled(left, random);
      for (let from = 0; from < order.length; from += group) {
        for (const employee of order.slice(from, from + group)) {
          state.turn(employee, needs.at, step, turn);
          spend(employee.network.edgeFrom.length);
        }
        moves++;
        for (let i = 0; i < cover.length; i++) needs.move(i, cover[i]!, step * NEEDS.step, moves);
      }
      needs.average();
      for (const employee of left) sumsOf(employee).average();
      if (turn % BETWEEN_BOUNDS === 0) boundAt('mean');
    }
    boundAt('mean');
    return best.bound;
  }

  return {
    left: () => left,
    needs: () => best.needs,
    sums: bestSums,
    costs: state.costs,
    cheapest: state.cheapest,
    ascend,
    settle: (of, demands) => {
      left = left.filter(({ person }) => person !== of.person);
      state.count(rows[of.person]!, 1);
      for (const code of demands) {
        const place = demand.place[code]!;
        demand.asked[place]! -= 1;
        cover[place]! -= 1;
      }
    },
  };
}

/** The prices, the last row of everybody, and how many of what is asked they leave. */
function createState(parts: RelaxedParts) {
  const { model, usual, employees } = parts;
  const { first, last, net } = model;
  const cheapest = createCheapestRow(model);
  const needs = needPrices(parts.demand, NEEDS.guess * parts.heaviest);
  const sums = new Map(employees.map((employee) => [employee.person, sumPrices(employee)]));
  const sumsOf = ({ person }: RelaxedEmployee): Prices => sums.get(person)!;
  const costs = createCosts(parts);
  const { rows, cover, count } = createCounts(parts);
  const counts = new Int32Array(model.templates.length);

  function turn(of: RelaxedEmployee, needsAt: Float64Array, step: number, turnNumber: number): void {
    const prices = sumsOf(of);
    const { at } = prices;
    if (cheapest.find(of.network, costs(of, needsAt, at), at[1]!) === Infinity) return;
    const row = rows[of.person]!;
    count(row, 1);
    row.set(cheapest.row);
    count(row, -1);
    let minutes = 0;
    counts.fill(0);
    for (let day = first; day <= last; day++) {
      if (row[day]! < 0) continue;
      minutes += net[row[day]!]!;
      for (const part of model.parts[row[day]!]!) if (model.template[part]! >= 0) counts[model.template[part]!]!++;
    }
    prices.move(0, beyond(of, at[0]!, minutes) / usual, step, turnNumber);
    if (of.weekends < Infinity) prices.move(1, cheapest.weekends() - of.weekends, step, turnNumber);
    of.templates.forEach(({ template, most }, i) => prices.move(2 + i, counts[template]! - most, step, turnNumber));
  }

  return {
    rows,
    cover,
    needs,
    sumsOf,
    costs,
    cheapest,
    count,
    turn,
    /** The least that a row of an employee can cost, by these prices. */
    least: (of: RelaxedEmployee, needsAt: Float64Array, sumsAt: Float64Array): number =>
      cheapest.find(of.network, costs(of, needsAt, sumsAt), sumsAt[1]!) - refundOf(of, sumsAt, usual),
  };
}

/** By code: what it costs an employee under prices of needs and of the employee's sums. */
function createCosts({ model, domains, evaluator, demand, usual }: RelaxedParts): RelaxedDual['costs'] {
  const { net, first, last, dayStart } = model;
  const seen = createEmployeeDuals(model, domains, evaluator);
  const byCode = new Float64Array(demandsOf(model));
  const ofTemplate = new Float64Array(model.templates.length);
  return (of, needsAt, sumsAt) => {
    demand.codes.forEach((code, i) => (byCode[code] = needsAt[i]!));
    const own = seen.costs(of.person, byCode);
    ofTemplate.fill(0);
    of.templates.forEach(({ template }, i) => (ofTemplate[template] = sumsAt[2 + i]!));
    const minute = sumsAt[0]! / usual;
    for (let code = dayStart[first]!; code < dayStart[last + 1]!; code++) {
      own[code]! += minute * net[code]!;
      for (const part of model.parts[code]!)
        if (model.template[part]! >= 0) own[code]! += ofTemplate[model.template[part]!]!;
    }
    return own;
  };
}

/** The last row of everybody, and by demand how many of what is asked these rows leave. */
function createCounts({ model, demand, employees }: RelaxedParts) {
  const rows: Int32Array[] = [];
  for (const { person } of employees) rows[person] = new Int32Array(model.days).fill(-1);
  const cover = Float64Array.from(demand.asked);
  const isAsked = (code: number): boolean => demand.codes[demand.place[code]!] === code;
  return {
    rows,
    cover,
    /** Adds what a row covers to what is left, or takes it away. */
    count: (row: Int32Array, by: 1 | -1): void => {
      for (let day = model.first; day <= model.last; day++) {
        if (row[day]! < 0) continue;
        for (const part of model.parts[row[day]!]!) if (isAsked(part)) cover[demand.place[part]!]! += by;
      }
    },
  };
}

/** What an employee's prices earn where every sum is at its limit. */
function refundOf({ minutes, weekends, templates }: RelaxedEmployee, at: Float64Array, usual: number): number {
  let sum = at[0] === 0 ? 0 : (at[0]! / usual) * (at[0]! > 0 ? minutes.most : minutes.least);
  if (at[1]! > 0) sum += at[1]! * weekends;
  templates.forEach(({ most }, i) => (sum += at[2 + i]! * most));
  return sum;
}

/** By how much minutes are above the limit that has a price; between limits without a price there is none. */
function beyond({ minutes: { least, most } }: RelaxedEmployee, price: number, minutes: number): number {
  if (price > 0) return minutes - most;
  if (price < 0) return minutes - least;
  return minutes > most ? minutes - most : Math.min(0, minutes - least);
}
