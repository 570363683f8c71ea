// Method: a lawful row near the cheapest one: the price of a minute is bisected until the hours fit, and the shifts by
// which a template has too many become dearer, in rows whose costs are shaken a little.
// Paper: none; our own.
import { columnMaker, type Column } from '../../lp/network/column.ts';
import type { RelaxedDual, RelaxedParts } from './relaxed-dual.ts';
import type { RelaxedEmployee } from './relaxed-employee.ts';

/** [rows] That are tried for one employee, and after the first lawful one. */
const TRIES = { most: 80, after: 8 } as const;

/** [halvings] Of the price of a minute for each of them. */
const HALVINGS = 14;

/** [missing employees] By how much costs are shaken at most, growing over so many [tries]. */
const SHAKE = { most: 0.04, over: 40 } as const;

/** [missing employees] By how much a shift too many becomes dearer, and the first step of a minute’s price. */
const DEARER = { shift: 0.3, minute: 0.01 } as const;

/** [missing employees] The first step of the price of a weekend. */
const WEEKEND_STEP = 0.01;

/** The cheapest lawful row that was found for an employee under the prices of the dual; null if there is none. */
export type LawfulRow = (of: RelaxedEmployee, over: () => boolean) => Column | null;

export function createLawfulRow(parts: RelaxedParts, dual: RelaxedDual): LawfulRow {
  const { model, domains, evaluator, random, heaviest } = parts;
  const make = columnMaker(model, domains, evaluator);
  const plain = new Float64Array(model.codes);
  const shaken = new Float64Array(model.codes);
  const dearer = new Float64Array(model.codes);
  const draw = createDraw(parts, dual, shaken);

  function shake(tries: number): void {
    const most = SHAKE.most * heaviest * Math.min(1, tries / SHAKE.over);
    for (let code = 0; code < model.codes; code++)
      shaken[code] = plain[code]! + dearer[code]! + (random.of4096() / 4096 - 0.5) * most;
  }

  return (of, over) => {
    const sums = Float64Array.from(dual.sums(of));
    const [minute] = sums;
    sums[0] = 0;
    plain.set(dual.costs(of, dual.needs(), sums));
    sums[0] = minute!;
    dearer.fill(0);
    let found: Column | null = null;
    let [least, foundAt] = [Infinity, 0];
    const weekend = createStepping(sums[1]!, WEEKEND_STEP * heaviest);
    for (let tries = 0; tries < TRIES.most && (!found || tries - foundAt <= TRIES.after); tries++) {
      shake(tries);
      if (over() || !draw(of, sums)) return found;
      const { row } = dual.cheapest;
      const cost = row.reduce((sum, code) => (code < 0 ? sum : sum + plain[code]!), 0);
      const column = cost < least ? make(of.person, row) : null;
      if (column) [found, least, foundAt] = [column, cost, tries];
      sums[1] = weekend(dual.cheapest.weekends() - of.weekends);
      for (const code of beyondLimits(parts, of, row, plain)) dearer[code]! += DEARER.shift * heaviest;
    }
    return found;
  };
}

/** Draws the cheapest row whose minutes are within their limits, as far as one price of a minute gets it there. */
function createDraw({ model, heaviest, usual }: RelaxedParts, dual: RelaxedDual, shaken: Float64Array) {
  const { net, first, last, dayStart } = model;
  const costs = new Float64Array(model.codes);
  return (of: RelaxedEmployee, sums: Float64Array): boolean => {
    const { least, most } = of.minutes;
    let [low, high, step] = [-Infinity, Infinity, DEARER.minute * heaviest];
    for (let i = 0; i < HALVINGS; i++) {
      costs.set(shaken);
      for (let code = dayStart[first]!; code < dayStart[last + 1]!; code++)
        costs[code]! += (sums[0]! / usual) * net[code]!;
      if (dual.cheapest.find(of.network, costs, sums[1]!) === Infinity) return false;
      const minutes = dual.cheapest.row
        .subarray(first, last + 1)
        .reduce((sum, code) => (code < 0 ? sum : sum + net[code]!), 0);
      if (minutes >= least && minutes <= most) return true;
      if (minutes < least) high = sums[0]!;
      else low = sums[0]!;
      if (low > -Infinity && high < Infinity) sums[0] = (low + high) / 2;
      else {
        sums[0]! += minutes > most ? step : -step;
        step *= 2;
      }
    }
    return true;
  };
}

/** A price that rises with too many and falls with too few; its step grows in one direction and halves at a turn. */
function createStepping(from: number, first: number): (tooMany: number) => number {
  let [price, step, before] = [from, first, 0];
  return (tooMany) => {
    const way = Math.sign(tooMany);
    if (way === 0 || (way < 0 && price === 0)) return price;
    if (before !== 0) step = way === before ? step * 1.3 : Math.max(first / 8, step / 2);
    before = way;
    price = Math.max(0, price + way * step);
    return price;
  };
}

/** The dearest shifts of each template that has too many, as many as there are too many. */
function beyondLimits({ model }: RelaxedParts, of: RelaxedEmployee, row: Int32Array, cost: Float64Array): number[] {
  return of.templates.flatMap(({ template, most }) => {
    const worked = [...row.subarray(model.first, model.last + 1)].filter(
      (code) => code >= 0 && model.parts[code]!.some((part) => model.template[part] === template),
    );
    return worked.sort((a, b) => cost[b]! - cost[a]!).slice(0, Math.max(0, worked.length - most));
  });
}
