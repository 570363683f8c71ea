// Method: what all operators of a search share.
// Paper: none; our own engineering.
import type { Model } from '../model/model.ts';
import type { PricingProblems } from '../lp/network/pricing-problem.ts';
import type { Domains } from '../roster/domains.ts';
import type { Evaluator } from '../roster/evaluator.ts';
import type { Random } from '../roster/random.ts';
import type { Annealing } from './annealing.ts';
import type { Incumbent } from './incumbent.ts';
import type { ProblemSize } from './problem-size.ts';
import type { SearchClock } from './search-clock.ts';

/** What all operators of a search share. */
export interface SearchState {
  model: Model;
  domains: Domains;
  evaluator: Evaluator;
  random: Random;
  incumbent: Incumbent;
  clock: SearchClock;
  annealing: Annealing;
  size: ProblemSize;
  problems: PricingProblems;
  /** Whether complete annealing has just ended. */
  hasAnnealed: boolean;
}
