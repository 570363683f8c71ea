// Method: one employee after the other gets a whole row, the cheapest path of their network under the cover that others
// leave; hours and limited templates have prices, which move until the row keeps them (Lagrangian relaxation).
// Paper: Strandmark, Qu, Curtois, "First-order linear programming in a column generation-based heuristic approach to
// the nurse rostering problem", Computers & Operations Research 120, 2020 (a first roster from rows of the pricing).
import { createTemplateMultipliers, type TemplateMultipliers } from '../../lp/pricing/template-multipliers.ts';
import type { Model } from '../../model/model.ts';
import type { Roster } from '../../roster/roster.ts';
import { createCheapestPath } from './cheapest-path.ts';
import { distance, optionsOf, type Employee, type RedrawParts } from './redraw-window.ts';
import { createWindowCosts } from './window-costs.ts';

/** [units] The greatest cost of a day in either direction. */
const GREATEST = 2 ** 19;

/** [missing employees] The first step of the price of a usual shift, and the least interval in which it is. */
const STEP = 1 / 500;

/** [missing employees] A typical price of a shift of a limited template. */
const TEMPLATE_PRICE = 0.3;

/** [factor] How the step of such a price grows. */
const GROWTH = 1.3;

/**
 * Gives an employee a whole row that costs less than theirs, if one is found; returns whether it was.
 * @param tries how many rows are drawn for it, at most
 */
export type ImproveRow = (person: number, temperature: number, tries: number) => boolean;

/** @param heaviest the highest cost of a missing employee */
export function createWholeRows(
  parts: RedrawParts,
  employeeOf: (person: number) => Employee,
  heaviest: number,
  spend: (steps: number) => void,
): ImproveRow {
  const { model, evaluator, roster } = parts;
  const { first, last, days } = model;
  const { row, price, draw, usual } = createDraw(parts);
  const usualPrices = new Float64Array(model.templates.length);
  const multipliers: (TemplateMultipliers | undefined)[] = [];
  const pricesOf = (person: number, { problem }: Employee): TemplateMultipliers =>
    (multipliers[person] ??= createTemplateMultipliers(
      model,
      problem.limits,
      heaviest * TEMPLATE_PRICE,
      usualPrices,
      GROWTH,
    ));
  /** By employee: the price of a minute in their last row; and in the last one of all. */
  const wages: (number | undefined)[] = [];
  let usualWage = 0;
  const cells = new Int32Array(model.people * days);
  const keepsRules = (person: number): boolean => {
    cells.set(row, person * days);
    evaluator.rowCost(person, cells, Infinity);
    return evaluator.lastHard() === 0;
  };

  return (person, temperature, tries) => {
    const employee = employeeOf(person);
    const { minutes, position, network } = employee;
    position.update();
    if (position.node[first]! < 0 || position.node[last + 1]! < 0) return false;
    const prices = pricesOf(person, employee);
    const wage = createWage(wages[person] ?? usualWage, (heaviest * STEP) / usual);
    for (let i = 0; i < tries; i++) {
      for (let code = model.dayStart[first]!; code < model.dayStart[last + 1]!; code++) price[code] = prices.of(code);
      const sum = draw(person, employee, temperature, wage.value);
      spend(network.edgeFrom.length);
      if (sum === null) return false;
      const isMoved = prices.move(row);
      if (distance(sum, minutes) > 0) wage.move(sum < minutes.least);
      else if (keepsRules(person)) {
        wages[person] = usualWage = wage.value;
        return take(model, roster, person, row);
      } else if (!isMoved) return false;
    }
    return false;
  };
}

/** Draws whole rows of the planned days. */
function createDraw(parts: RedrawParts) {
  const { model, domains, roster } = parts;
  const { first, last, days, dayStart, net } = model;
  const options = optionsOf(model);
  const cost = new Int32Array(options * (last - first + 1));
  const writeCosts = createWindowCosts(parts, { options, greatest: GREATEST }, cost);
  const path = createCheapestPath({ days: last - first + 1, greatest: GREATEST });
  const row = new Int32Array(days);
  /** By code: what a shift of a limited template costs. */
  const price = new Float64Array(model.codes);
  const usual = Math.max(1, domains.open.reduce((sum, code) => sum + net[code]!, 0) / domains.open.length);

  /** Draws into `row`; returns its minutes, or null if there is no path. */
  function draw(person: number, employee: Employee, temperature: number, wage: number): number | null {
    const { network, position, weekends } = employee;
    const ends = { source: position.node[first]!, target: position.node[last + 1]! };
    const window = { from: first, to: last, ...ends, weekends };
    const perPenalty = writeCosts(person, window, temperature, { wage, price });
    if (!path.find(network, window, { cost, perDay: options, perPenalty })) return null;
    row.set(roster.cells.subarray(person * days, (person + 1) * days));
    let minutes = 0;
    for (let day = first; day <= last; day++) {
      const option = path.options[day - first]!;
      row[day] = option === 0 ? -1 : dayStart[day]! + option - 1;
      if (option > 0) minutes += net[row[day]!]!;
    }
    return minutes;
  }
  return { row, price, draw, usual };
}

/**
 * The price of a minute, in the middle of one that is too low and one that is too high. Prices of templates move it, so
 * that an interval below the `least` one is looked for anew.
 */
function createWage(from: number, least: number) {
  const wage = { value: from, move };
  let [low, high, step] = [-Infinity, Infinity, least];
  function move(isLow: boolean): void {
    if (isLow) low = wage.value;
    else high = wage.value;
    if (high - low < least) [low, high, step] = [-Infinity, Infinity, least];
    if (low > -Infinity && high < Infinity) wage.value = (low + high) / 2;
    else {
      wage.value += isLow ? step : -step;
      step *= 2;
    }
  }
  return wage;
}

/** Gives an employee a row if that is cheaper; returns whether it was. */
function take({ days }: Model, roster: Roster, person: number, row: Int32Array): boolean {
  const before = roster.cost();
  const old = roster.cells.slice(person * days, (person + 1) * days);
  write(roster, person, row);
  if (roster.cost() < before) return true;
  write(roster, person, old);
  return false;
}

/** Writes a row in as many moves as it takes: first what goes, so that there is room for what comes. */
function write({ cells, move, attempt }: Roster, person: number, row: Int32Array): void {
  const days = row.length;
  for (const isFreed of [true, false]) {
    move.length = 0;
    for (let day = 0; day < days; day++) {
      const now = cells[person * days + day]!;
      if (now === row[day]! || (isFreed && now < 0)) continue;
      move.person[move.length] = person;
      move.day[move.length] = day;
      move.code[move.length++] = isFreed ? -1 : row[day]!;
      if (move.length < move.person.length) continue;
      attempt(Infinity);
      move.length = 0;
    }
    if (move.length > 0) attempt(Infinity);
  }
}
