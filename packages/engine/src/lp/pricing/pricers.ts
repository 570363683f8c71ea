// Method: decremental state-space relaxation: a template is counted only once a found roster breaks its limit.
// Paper: Righini, Salani, "New dynamic programming algorithms for the resource constrained ...", Networks 51, 2008.
import type { Model } from '../../model/model.ts';
import { shiftsOfTemplate } from '../../model/parts.ts';
import { createLabelMemory, MOST_LABELS } from './label-memory.ts';
import { createPricer, type Pricer } from './pricer.ts';
import { mostOf } from './resources.ts';
import type { PricingProblem } from '../network/pricing-problem.ts';

/** [pricers per employee] Those kept, each of which counts other templates. */
const KEPT_PRICERS = 4;

/** The pricers of every employee by the templates that they count, made when they are needed. */
export interface Pricers {
  /** The one that counts the shifts of these templates. */
  of: (person: number, problem: PricingProblem, counted: readonly number[]) => Pricer;
  /** The templates that a search begins with: none, or the one that was needed last. */
  first: (person: number) => readonly number[];
  /** The templates whose limits rosters have broken, as many as fit in memory: few rosters break the others. */
  broken: (person: number) => readonly number[];
  /**
   * These templates and one more whose limit a roster breaks, or only that one if all don't fit in memory; null if
   * there is none to add.
   */
  tightened: (
    person: number,
    problem: PricingProblem,
    counted: readonly number[],
    row: Int32Array,
  ) => readonly number[] | null;
  /** Remembers which of the counted templates reaches its limit in a lawful roster. */
  found: (person: number, problem: PricingProblem, counted: readonly number[], row: Int32Array) => void;
}

/** @param most the labels that a pricer which counts templates may need */
export function createPricers(model: Model, most: number = MOST_LABELS): Pricers {
  const none = (): (readonly number[])[] => Array.from({ length: model.people }, () => []);
  const broken = none();
  const needed = none();
  /** By employee and templates, the last used at the end. */
  const pricers = Array.from({ length: model.people }, () => new Map<string, Pricer>());
  const memory = createLabelMemory();

  function shiftsOf(template: number, row: Int32Array): number {
    let count = 0;
    for (let day = model.first; day <= model.last; day++)
      if (row[day]! >= 0) count += shiftsOfTemplate(model, row[day]!, template);
    return count;
  }

  function pricerOf(person: number, problem: PricingProblem, counted: readonly number[]): Pricer {
    const own = pricers[person]!;
    const key = counted.join();
    const pricer = own.get(key) ?? createPricer(model, problem, counted, memory);
    own.delete(key);
    own.set(key, pricer);
    const [oldest] = own.keys();
    if (own.size > KEPT_PRICERS) own.delete(oldest!);
    return pricer;
  }

  /** Whether the labels of a pricer that counts these templates fit in memory: one for each count of each template. */
  function fits(person: number, problem: PricingProblem, counted: readonly number[]): boolean {
    const { cells } = pricerOf(person, problem, []);
    return counted.reduce((labels, template) => labels * (mostOf(problem, template, model.days) + 1), cells) <= most;
  }

  function withOne(person: number, problem: PricingProblem, counted: readonly number[], row: Int32Array) {
    const limit = problem.limits.find(
      ({ of, most }) => typeof of === 'number' && !counted.includes(of) && shiftsOf(of, row) > most,
    );
    if (typeof limit?.of !== 'number') return null;
    const all = [...counted, limit.of].sort((a, b) => a - b);
    if (fits(person, problem, all)) return all;
    return counted.length > 0 && fits(person, problem, [limit.of]) ? [limit.of] : null;
  }

  return {
    of: pricerOf,
    first: (person) => needed[person]!,
    broken: (person) => broken[person]!,
    tightened: (person, problem, counted, row) => {
      const all = withOne(person, problem, broken[person]!, row);
      if (all && all.length > broken[person]!.length) broken[person] = all;
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
