// Method: what the rows of an employee may sum up to; each limit of a sum is a row of the Lagrangian dual.
// Paper: Beasley, Christofides, "An algorithm for the resource constrained shortest path problem", Networks 19, 1989.
import type { PricingProblem } from '../../lp/network/pricing-problem.ts';
import type { Model } from '../../model/model.ts';
import { mostOf } from '../../lp/pricing/resources.ts';
import type { Employee } from '../window/redraw-window.ts';
import type { LayeredNetwork } from '../window/layered-network.ts';

/** An employee whose sums have prices in place of limits. */
export interface RelaxedEmployee {
  person: number;
  network: LayeredNetwork;
  minutes: { least: number; most: number };
  /** `Infinity`: they may work every weekend. */
  weekends: number;
  /** The templates that may be worked so many times only. */
  templates: readonly { template: number; most: number }[];
  /** Of these prices the first is that of minutes, then weekends and templates. */
  prices: number;
}

/** Null if rows cost more than the sum of their shifts, or if the employee can't keep the rules. */
export function relaxedEmployee(
  model: Model,
  person: number,
  { problem, network, minutes, weekends }: Pick<Employee, 'problem' | 'network' | 'minutes' | 'weekends'>,
): RelaxedEmployee | null {
  if (problem.costs.length > 0 || problem.cannot) return null;
  const templates = limitedTemplates(model, problem);
  return { person, network, minutes, weekends, templates, prices: 2 + templates.length };
}

function limitedTemplates(model: Model, problem: PricingProblem): RelaxedEmployee['templates'] {
  const limited = new Set(
    problem.limits.flatMap(({ of, most }) => (typeof of === 'number' && most < model.days ? [of] : [])),
  );
  return [...limited].map((template) => ({ template, most: mostOf(problem, template, model.days) }));
}
