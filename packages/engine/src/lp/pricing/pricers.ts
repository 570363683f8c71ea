// Method: decremental state-space relaxation: a template is counted only once a found roster breaks its limit.
// Paper: Righini, Salani, "New dynamic programming algorithms for the resource constrained ...", Networks 51, 2008.
import type { Model } from '../../model/model.ts';
import { shiftsOfTemplate } from '../../model/parts.ts';
import { createLabelMemory } from './label-memory.ts';
import { LABELS } from '../parameters.ts';
import { createPricer, type Pricer } from './pricer.ts';
import type { PricingProblem } from '../network/pricing-problem.ts';

/** The pricer of every employee, made when it is first needed. */
export interface Pricers {
  of: (person: number, problem: PricingProblem) => Pricer;
  /** Counts the shifts of one more template whose limit a roster breaks; returns whether there was any to add. */
  tighten: (person: number, problem: PricingProblem, row: Int32Array) => boolean;
}

export function createPricers(model: Model): Pricers {
  const templates: number[][] = Array.from({ length: model.people }, () => []);
  const pricers: (Pricer | undefined)[] = [];
  const memory = createLabelMemory();

  /** A limit of shifts of a template that is not counted yet, and which the roster breaks. */
  function brokenLimit({ limits }: PricingProblem, known: readonly number[], row: Int32Array) {
    return limits.find(({ of, most }) => {
      if (typeof of !== 'number' || known.includes(of)) return false;
      let count = 0;
      for (let day = model.first; day <= model.last; day++)
        if (row[day]! >= 0) count += shiftsOfTemplate(model, row[day]!, of);
      return count > most;
    });
  }

  return {
    of: (person, problem) => (pricers[person] ??= createPricer(model, problem, [], memory)),
    tighten: (person, problem, row) => {
      const known = templates[person]!;
      const broken = brokenLimit(problem, known, row);
      if (!broken || typeof broken.of !== 'number') return false;
      // If all limits are too many, only the one broken now is counted, not the earlier ones.
      const fits = pricers[person]!.cells * (broken.most + 1) < LABELS.mostWithTemplates;
      if (!fits && known.length === 0) return false;
      templates[person] = fits ? [...known, broken.of] : [broken.of];
      pricers[person] = createPricer(model, problem, templates[person], memory);
      return true;
    },
  };
}
