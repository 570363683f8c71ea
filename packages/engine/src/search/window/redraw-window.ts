// Method: some weeks of one row are drawn anew, all days at once: the cheapest path under randomly perturbed costs.
// Paper: Papandreou, Yuille, "Perturb-and-MAP random fields", ICCV 2011.
import type { PricingProblem } from '../../lp/network/pricing-problem.ts';
import type { Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Evaluator } from '../../roster/evaluator.ts';
import type { Random } from '../../roster/random.ts';
import type { Roster } from '../../roster/roster.ts';
import type { Measure } from '../../rules/automaton.ts';
import { WINDOW } from '../parameters.ts';
import { createCheapestPath, GREATEST } from './cheapest-path.ts';
import { layeredNetwork, type LayeredNetwork } from './layered-network.ts';
import { createRowPosition, type RowPosition } from './row-position.ts';

/** Adds the move to `roster.move`; the temperature is in units of penalty. */
export type RedrawWindow = (temperature: number) => void;

interface Parts {
  model: Model;
  domains: Domains;
  evaluator: Evaluator;
  roster: Roster;
  random: Random;
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

/** -ln(-ln(u)) at evenly spaced u with the opposite sign: noise by which costs are perturbed (Gumbel). */
const noise = Float64Array.from({ length: 4096 }, (_, i) => Math.log(-Math.log((i + 0.5) / 4096)));

/**
 * Draws a few weeks of one employee's row anew. The costs of each day are those of a change of that day alone, perturbed
 * in proportion to the temperature, so that the cheapest row is drawn nearly as often as its cost deserves. Rules by day
 * and the limit of weekends always hold; hours mostly do; `roster.attempt` checks everything else. Only for rosters that
 * break no rule.
 */
export function createRedrawWindow(parts: Parts): RedrawWindow {
  const { model, domains, roster, random } = parts;
  const { first, last, days, dayStart, net } = model;
  const { cells, move } = roster;
  const options = 1 + Math.max(0, ...Array.from({ length: days }, (_, day) => dayStart[day + 1]! - dayStart[day]!));
  const cost = new Int32Array(options * WINDOW.most);
  const price = createPricing(parts, options, cost);
  const path = createCheapestPath(WINDOW.most, options);
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
    const perPenalty = price(person, from, to, temperature, employee.wage);
    if (!path.find(network, { from, to, source, target, weekends: room }, cost, perPenalty)) return;
    const before = position.minutes();
    const sum = before + write(person, from, to, path.options);
    const beyond = distance(sum, minutes);
    if (beyond === 0 || beyond < distance(before, minutes)) return;
    employee.wage += ((sum < minutes.least ? 1 : -1) * WINDOW.step * temperature) / usual;
    move.length = 0;
  };
}

/** By how much a sum is beyond its limits. */
const distance = (sum: number, { least, most }: Employee['minutes']): number => Math.max(0, least - sum, sum - most);

/**
 * Writes by option of each day of a window the perturbed cost of giving it to an employee in place of what they have.
 * Returns how many units one of the penalty is.
 */
function createPricing({ model, domains, evaluator, roster, random }: Parts, options: number, cost: Int32Array) {
  const { days, codes, dayStart, required, most, under, over, one, other, net } = model;
  const { cells, counts } = roster;
  const { optionStart, options: codesOf, free } = domains;

  /** What another employee at a duty costs, if somebody with the code `now` isn't counted. */
  function cover(duty: number, now: number): number {
    const own = now >= 0 && (one[now] === duty || other[now] === duty) ? 1 : 0;
    const count = counts[duty]! - own;
    return count >= most[duty]! ? Infinity : count < required[duty]! ? -under[duty]! : over[duty]!;
  }

  const highest = (costs: Float64Array): number => costs.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  // Of a code: a missing or surplus employee for each part, and a wish.
  const finest = GREATEST / (1 + 2 * Math.max(highest(under), highest(over)) + highest(evaluator.shiftCost));

  return (person: number, from: number, to: number, temperature: number, wage: number): number => {
    const perPenalty = Math.min(WINDOW.units / temperature, finest);
    const scaled = (penalty: number): number => {
      const perturbed = (penalty + temperature * noise[random.of4096()]!) * perPenalty;
      return Math.max(-GREATEST, Math.min(GREATEST, perturbed));
    };
    for (let day = from; day <= to; day++) {
      const cell = person * days + day;
      const now = cells[cell]!;
      const place = (day - from) * options;
      if (free[cell] === 0) {
        cost.fill(0, place, place + options);
        continue;
      }
      cost[place] = scaled(0);
      for (let i = optionStart[cell]!; i < optionStart[cell + 1]!; i++) {
        const code = codesOf[i]!;
        let sum = cover(one[code]!, now) + evaluator.shiftCost[person * codes + code]! - wage * net[code]!;
        if (other[code]! >= 0) sum += cover(other[code]!, now);
        cost[place + code - dayStart[day]! + 1] = scaled(sum);
      }
    }
    return perPenalty;
  };
}

function createEmployee({ model, roster, problemOf }: Parts, person: number): Employee {
  const { network: plain, limits } = problemOf(person);
  const network = layeredNetwork(plain, model.days, model.dayStart);
  const of = (measure: Measure) => limits.filter((limit) => limit.of === measure);
  const mostOf = (measure: Measure): number => Math.min(...of(measure).map(({ most }) => most));
  return {
    network,
    position: createRowPosition(model, network, roster.cells, person),
    minutes: { least: Math.max(0, ...of('minutes').map(({ least }) => least)), most: mostOf('minutes') },
    weekends: mostOf('weekends'),
    wage: 0,
  };
}
