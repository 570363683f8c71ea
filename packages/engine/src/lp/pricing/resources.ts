// Method: the resources of the pricing problem (minutes, weekends, shifts of some templates) as tables for every arc.
// Paper: Irnich, Desaulniers, "Shortest path problems with resource constraints", in: Column Generation, Springer 2005.
import type { Model } from '../../model/model.ts';
import { isSplit, shiftsOfTemplate } from '../../model/parts.ts';
import type { Measure } from '../../rules/automaton.ts';
import type { PricingProblem } from '../network/pricing-problem.ts';
import { countOrder, type CountOrder } from './count-order.ts';
import { greatestDivisor, reachedCounts, stepsBack, terminalCosts, windowsOfMinutes } from './resource-tables.ts';

/** By node: the minimum and maximum minutes, in units, that a path can have there. */
export interface Windows {
  low: Int32Array;
  high: Int32Array;
}

/**
 * The resources of one employee's rosters. Minutes are counted in units and have a window at every node. Weekends with
 * work and the shifts of each template are counted in one number, in mixed radix with weekends first: the counts.
 */
export interface Resources {
  /** By arc: the units of minutes. */
  step: Int32Array;
  /** The windows of minutes that the limits allow, and one more than the greatest sum. */
  windows: Windows;
  width: number;
  /** The minutes of one unit. */
  unit: number;
  /** Whether minutes and weekends matter at all. */
  minutesMatter: boolean;
  weekendsMatter: boolean;
  /** The number of values that the counts can have, and the number that the weekends can have. */
  counts: number;
  weekends: number;
  /** By arc: what it adds to the counts; by that and the counts: those before and after it, -1 if there are none. */
  kindOf: Uint8Array;
  before: Int32Array;
  after: Int32Array;
  /** By node: the counts that some path has there, those of node `n` at `start[n] .. start[n + 1] - 1`. */
  reached: { start: Int32Array; values: Int32Array };
  /** By counts times `width` plus minutes: the cost of ending with them. */
  terminal: Float64Array;
  /** The order of the counts; null if fewer can be worse. */
  order: CountOrder | null;
}

/** The most that the limits allow of something that is counted, or `otherwise`. */
export const mostOf = ({ limits }: PricingProblem, of: Measure, otherwise: number): number =>
  Math.min(otherwise, ...limits.filter((limit) => limit.of === of).map((limit) => Math.floor(limit.most)));

/** The resources that an employee's limits and goals use; shifts are counted for `templates` only. */
export function resourcesOf(model: Model, problem: PricingProblem, templates: readonly number[]): Resources {
  const { network, limits, costs } = problem;
  const { arcCode, arcDay, arcWeekend } = network;
  const planned = (arc: number): boolean => arcDay[arc]! >= model.first && arcDay[arc]! <= model.last;
  const net = Int32Array.from(arcCode, (code, arc) => (code >= 0 && planned(arc) ? model.net[code]! : 0));
  const unit = Math.max(1, net.reduce(greatestDivisor, 0));
  const matters = (of: Measure): boolean =>
    limits.some((limit) => limit.of === of) || costs.some((cost) => cost.of === of);
  const weekendsMatter = matters('weekends');
  const minutesMatter = matters('minutes');
  const sizes = [
    weekendsMatter ? mostOf(problem, 'weekends', model.weeks) + 1 : 1,
    ...templates.map((t) => mostOf(problem, t, model.days) + 1),
  ];
  const counts = sizes.reduce((product, size) => product * size, 1);
  const step = Int32Array.from(net, (minutes) => (minutesMatter ? minutes / unit : 0));
  const { width, ...windows } = windowsOfMinutes(problem, step, unit);
  // What an arc adds to weekends and to each template; all kinds of steps, numbered.
  const steps = [0, ...templates.map((_, i) => i + 1)].flatMap((counted) =>
    [0, 1].map((weekend) => [weekend, ...templates.map((_, i) => Number(i + 1 === counted))]),
  );
  const numbers = new Map(steps.map((amounts, kind) => [amounts.join(), kind]));
  const kindOf = Uint8Array.from(arcCode, (code, arc) => {
    const weekend = weekendsMatter ? arcWeekend[arc]! : 0;
    if (code < 0 || !planned(arc)) return weekend;
    if (!isSplit(model, code)) return (templates.indexOf(model.template[code]!) + 1) * 2 + weekend;
    const amounts = [weekend, ...templates.map((t) => shiftsOfTemplate(model, code, t))];
    const known = numbers.get(amounts.join()) ?? steps.push(amounts) - 1;
    numbers.set(amounts.join(), known);
    return known;
  });
  const before = stepsBack(sizes, steps);
  const after = new Int32Array(before.length).fill(-1);
  before.forEach((back, i) => back >= 0 && (after[i - (i % counts) + back] = i % counts));
  const terminal = terminalCosts(problem, { counts, width, unit, templates, sizes });
  return {
    step,
    windows,
    width,
    unit,
    minutesMatter,
    weekendsMatter,
    counts,
    weekends: sizes[0] ?? 1,
    kindOf,
    before,
    after,
    reached: reachedCounts(network, kindOf, before, counts),
    terminal,
    order: countOrder(sizes, terminal, width),
  };
}
