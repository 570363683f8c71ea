// Method: some weeks of one row are drawn anew, all days at once: the cheapest path under randomly perturbed costs.
// Paper: Papandreou, Yuille, "Perturb-and-MAP random fields", ICCV 2011.
import type { PricingProblem } from '../../lp/network/pricing-problem.ts';
import { mostOf } from '../../lp/pricing/resources.ts';
import { WINDOW } from '../parameters.ts';
import { createCheapestPath } from './cheapest-path.ts';
import { layeredNetwork, type LayeredNetwork } from './layered-network.ts';
import { createRowPosition, type RowPosition } from './row-position.ts';
import { createWindowCosts, type DrawParts } from './window-costs.ts';

/** Adds the move to `roster.move`; the temperature is in units of penalty. */
export type RedrawWindow = (temperature: number) => void;

interface Parts extends DrawParts {
  /** An employee's pricing problem; made when it is first needed, because that takes long. */
  problemOf: (person: number) => PricingProblem;
}

interface Employee {
  network: LayeredNetwork;
  position: RowPosition;
  /** The limits of the sums. */
  minutes: { least: number; most: number };
  weekends: number;
  /** What a minute of work earns in the draw, so that the hours of its result are mostly within their limits. */
  wage: number;
}

/**
 * Draws a few weeks of one employee's row anew. The costs of each day are those of a change of that day alone,
 * perturbed in proportion to the temperature, so that the cheapest row is drawn about as often as its cost deserves.
 * The row before and after the window must keep the rules by day. They hold within it too, as far as the network has
 * them, and so does the limit of weekends; hours come nearer to their limits. `roster.attempt` checks everything else.
 */
export function createRedrawWindow(parts: Parts): RedrawWindow {
  const { model, domains, roster, random } = parts;
  const { first, last, days, dayStart, net } = model;
  const { cells, move } = roster;
  const options = 1 + Math.max(0, ...Array.from({ length: days }, (_, day) => dayStart[day + 1]! - dayStart[day]!));
  const cost = new Int32Array(options * WINDOW.most);
  const writeCosts = createWindowCosts(parts, options, cost);
  const path = createCheapestPath();
  const employees: (Employee | undefined)[] = [];
  const usual = Math.max(1, domains.open.reduce((sum, code) => sum + net[code]!, 0) / domains.open.length);

  /** Writes the days that differ; returns the change of the minutes. */
  function write(person: number, from: number, to: number, found: Int32Array): number {
    let minutes = 0;
    for (let day = from; day <= to; day++) {
      const now = cells[person * days + day]!;
      const option = found[day - from]!;
      const code = option === 0 ? -1 : dayStart[day]! + option - 1;
      if (code === now) continue;
      if (now >= 0) minutes -= net[now]!;
      if (code >= 0) minutes += net[code]!;
      move.person[move.length] = person;
      move.day[move.length] = day;
      move.code[move.length++] = code;
    }
    return minutes;
  }

  return (temperature) => {
    const person = random.below(model.people);
    const employee = (employees[person] ??= createEmployee(parts, person));
    const { network, position, minutes, weekends } = employee;
    const from = first + random.below(last - first + 1);
    const to = Math.min(last, from + WINDOW.least - 1 + random.below(WINDOW.most - WINDOW.least + 1));
    position.update();
    const [source, target] = [position.node[from]!, position.node[to + 1]!];
    if (source < 0 || target < 0) return;
    const room = weekends - position.weekends() + position.weekendsWithin(from, to);
    const perPenalty = writeCosts(person, from, to, temperature, employee.wage);
    const window = { from, to, source, target, weekends: room };
    if (!path.find(network, window, { cost, perDay: options, perPenalty })) return;
    const before = position.minutes();
    const sum = before + write(person, from, to, path.options);
    const beyond = distance(sum, minutes);
    employee.wage += wageStep(employee, sum, usual) * ((WINDOW.step * temperature) / usual);
    if (beyond === 0 || beyond < distance(before, minutes)) return;
    move.length = 0;
  };
}

/** By how much a sum is beyond its limits. */
const distance = (sum: number, { least, most }: Employee['minutes']): number => Math.max(0, least - sum, sum - most);

/** How a wage follows a draw: up for too few hours, down for too many, and back if hours are far from the limit. */
function wageStep({ minutes: { least, most }, wage }: Employee, sum: number, usual: number): number {
  if (sum < least || (wage < 0 && sum < most - usual)) return 1;
  return sum > most || (wage > 0 && sum > least + usual) ? -1 : 0;
}

function createEmployee({ model, roster, problemOf }: Parts, person: number): Employee {
  const problem = problemOf(person);
  const network = layeredNetwork(problem.network, model.days, model.dayStart);
  const least = problem.limits.filter(({ of }) => of === 'minutes').map((limit) => limit.least);
  return {
    network,
    position: createRowPosition(model, network, roster.cells, person),
    minutes: { least: Math.max(0, ...least), most: mostOf(problem, 'minutes', Infinity) },
    weekends: mostOf(problem, 'weekends', Infinity),
    wage: 0,
  };
}
