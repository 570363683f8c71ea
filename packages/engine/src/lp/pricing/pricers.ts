// Method: decremental state-space relaxation: a template is counted only once a found roster breaks its limit.
// Paper: Righini, Salani, "New dynamic programming algorithms for the resource constrained ...", Networks 51, 2008.
import type { Model } from '../../model/model.ts';
import { shiftsOfTemplate } from '../../model/parts.ts';
import { createLabelMemory } from './label-memory.ts';
import { LABELS } from '../parameters.ts';
import { createPricer, type Pricer } from './pricer.ts';
import type { PricingProblem } from '../network/pricing-problem.ts';

/** The pricers of every employee by the templates that they count, made when they are first needed. */
export interface Pricers {
  /** The one that counts the shifts of these templates; by default, of all whose limit a roster has broken so far. */
  of: (person: number, problem: PricingProblem, counted?: readonly number[]) => Pricer;
  /** The templates that a search begins with: none, or the one that was needed last. */
  first: (person: number) => readonly number[];
  /** These templates and one more whose limit a roster breaks; null if there is none to add. */
  tightened: (
    person: number,
    problem: PricingProblem,
    counted: readonly number[],
    row: Int32Array,
  ) => readonly number[] | null;
  /** Remembers which of the counted templates reaches its limit in the cheapest roster. */
  found: (person: number, problem: PricingProblem, counted: readonly number[], row: Int32Array) => void;
}

export function createPricers(model: Model): Pricers {
  const none = (): (readonly number[])[] => Array.from({ length: model.people }, () => []);
  const broken = none();
  const needed = none();
  const pricers = Array.from({ length: model.people }, () => new Map<string, Pricer>());
  const memory = createLabelMemory();

  function shiftsOf(template: number, row: Int32Array): number {
    let count = 0;
    for (let day = model.first; day <= model.last; day++)
      if (row[day]! >= 0) count += shiftsOfTemplate(model, row[day]!, template);
    return count;
  }

  function pricerOf(person: number, problem: PricingProblem, counted: readonly number[]): Pricer {
    const key = counted.join();
    const known = pricers[person]!.get(key);
    if (known) return known;
    const pricer = createPricer(model, problem, counted, memory);
    pricers[person]!.set(key, pricer);
    return pricer;
  }

  /** With one more; if all are too many, only that one; null if even that is too much. */
  function withOne(person: number, problem: PricingProblem, counted: readonly number[], row: Int32Array) {
    for (const { of, most } of problem.limits) {
      if (typeof of !== 'number' || counted.includes(of) || shiftsOf(of, row) <= most) continue;
      const fits = pricerOf(person, problem, counted).cells * (most + 1) < LABELS.mostWithTemplates;
      if (!fits && counted.length === 0) return null;
      return fits ? [...counted, of].sort((a, b) => a - b) : [of];
    }
    return null;
  }

  return {
    of: (person, problem, counted = broken[person]!) => pricerOf(person, problem, counted),
    first: (person) => needed[person]!,
    tightened: (person, problem, counted, row) => {
      const all = withOne(person, problem, broken[person]!, row);
      if (all) broken[person] = all;
      return withOne(person, problem, counted, row);
    },
    found: (person, { limits }, counted, row) => {
      const reached = limits.find(
        ({ of, most }) => typeof of === 'number' && counted.includes(of) && shiftsOf(of, row) >= most,
      );
      if (typeof reached?.of === 'number') needed[person] = [reached.of];
    },
  };
}
