// Method: some weeks of one row are drawn anew, all days at once: the cheapest path under randomly perturbed costs.
// Paper: Papandreou, Yuille, "Perturb-and-MAP random fields", ICCV 2011.
import type { PricingProblem } from '../../lp/network/pricing-problem.ts';
import type { Model } from '../../model/model.ts';
import { mostOf } from '../../lp/pricing/resources.ts';
import { WINDOW } from '../parameters.ts';
import { createCheapestPath, type Window } from './cheapest-path.ts';
import { layeredNetwork, type LayeredNetwork } from './layered-network.ts';
import { createRowPosition, type RowPosition } from './row-position.ts';
import { createTemplatePrices, type TemplatePrices } from './template-prices.ts';
import { createWindowCosts, type DrawParts } from './window-costs.ts';

/** [units] The greatest cost of a day in either direction. */
const GREATEST = 2 ** 22;

/** Adds the move to `roster.move`; the temperature is in units of penalty. The employee is drawn too if not given. */
export type RedrawWindow = (temperature: number, of?: number) => void;

export interface RedrawParts extends DrawParts {
  /** An employee's pricing problem; made when it is first needed, because that takes long. */
  problemOf: (person: number) => PricingProblem;
}

type Days = Pick<Window, 'from' | 'to'>;

export interface Employee {
  problem: PricingProblem;
  network: LayeredNetwork;
  position: RowPosition;
  /** The limits of the sums. */
  minutes: { least: number; most: number };
  weekends: number;
  /** What a minute of work earns in the draw, so that the hours of its result are mostly within their limits. */
  wage: number;
  /** What shifts of limited templates cost in it; null where no limit can be exceeded. */
  prices: TemplatePrices | null;
}

/**
 * Draws a few weeks of one employee's row anew. The costs of each day are those of a change of that day alone,
 * perturbed in proportion to the temperature, so that the cheapest row is drawn about as often as its cost deserves.
 * The row before and after the window must keep the rules by day. They hold within it too, as far as the network has
 * them, and so does the limit of weekends; hours come nearer to their limits. `roster.attempt` checks everything else.
 */
export function createRedrawWindow(parts: RedrawParts, employeeOf = createEmployees(parts)): RedrawWindow {
  const { model, domains, roster, random } = parts;
  const { first, last, days, dayStart, net } = model;
  const { cells, move } = roster;
  const options = optionsOf(model);
  const cost = new Int32Array(options * WINDOW.most);
  const writeCosts = createWindowCosts(parts, { options, greatest: GREATEST }, cost);
  const path = createCheapestPath({ days: WINDOW.most, greatest: GREATEST });
  const usual = Math.max(1, domains.open.reduce((sum, code) => sum + net[code]!, 0) / domains.open.length);

  /** Writes the days that differ; returns the change of the minutes. */
  function write(person: number, { from, to }: Days, found: Int32Array, prices: TemplatePrices | null): number {
    let minutes = 0;
    for (let day = from; day <= to; day++) {
      const now = cells[person * days + day]!;
      const option = found[day - from]!;
      const code = option === 0 ? -1 : dayStart[day]! + option - 1;
      if (code === now) continue;
      if (now >= 0) minutes -= net[now]!;
      if (code >= 0) minutes += net[code]!;
      prices?.count(now, code);
      move.person[move.length] = person;
      move.day[move.length] = day;
      move.code[move.length++] = code;
    }
    return minutes;
  }

  return (temperature, of) => {
    const person = of ?? random.below(model.people);
    const employee = employeeOf(person);
    const { network, position, minutes, weekends, prices } = employee;
    const from = first + random.below(last - first + 1);
    const to = Math.min(last, from + WINDOW.least - 1 + random.below(WINDOW.most - WINDOW.least + 1));
    position.update();
    const [source, target] = [position.node[from]!, position.node[to + 1]!];
    if (source < 0 || target < 0) return;
    const room = weekends - position.weekends() + position.weekendsWithin(from, to);
    const perPenalty = writeCosts(person, { from, to }, temperature, {
      wage: employee.wage,
      ...(prices && { price: prices.price }),
    });
    const window = { from, to, source, target, weekends: room };
    if (!path.find(network, window, { cost, perDay: options, perPenalty })) return;
    const before = position.minutes();
    const sum = before + write(person, window, path.options, prices);
    const beyond = distance(sum, minutes);
    prices?.move(WINDOW.templateStep * temperature);
    employee.wage += wageStep(employee, sum, usual) * ((WINDOW.step * temperature) / usual);
    if (beyond === 0 || beyond < distance(before, minutes)) return;
    move.length = 0;
  };
}

/** By how much a sum is beyond its limits. */
export const distance = (sum: number, { least, most }: Employee['minutes']): number =>
  Math.max(0, least - sum, sum - most);

/** How a wage follows a draw: up for too few hours, down for too many, and back if hours are far from the limit. */
function wageStep({ minutes: { least, most }, wage }: Employee, sum: number, usual: number): number {
  if (sum < least || (wage < 0 && sum < most - usual)) return 1;
  return sum > most || (wage > 0 && sum > least + usual) ? -1 : 0;
}

/** The most options of a day. */
export const optionsOf = ({ days, dayStart }: Model): number =>
  1 + Math.max(0, ...Array.from({ length: days }, (_, day) => dayStart[day + 1]! - dayStart[day]!));

/** The employees, each made when they are first needed. */
export function createEmployees(parts: RedrawParts): (person: number) => Employee {
  const employees: (Employee | undefined)[] = [];
  return (person) => (employees[person] ??= createEmployee(parts, person));
}

function createEmployee({ model, roster, problemOf }: RedrawParts, person: number): Employee {
  const problem = problemOf(person);
  const network = layeredNetwork(problem.network, model.days, model.dayStart);
  const least = problem.limits.filter(({ of }) => of === 'minutes').map((limit) => limit.least);
  return {
    problem,
    network,
    position: createRowPosition(model, network, roster.cells, person),
    minutes: { least: Math.max(0, ...least), most: mostOf(problem, 'minutes', Infinity) },
    weekends: mostOf(problem, 'weekends', Infinity),
    wage: 0,
    prices: createTemplatePrices(model, problem, roster.cells.subarray(person * model.days, (person + 1) * model.days)),
  };
}
