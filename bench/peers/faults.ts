import type { PeerResult } from './planner.ts';

const TOLERANCE = 0.01;
/** The optima of `optimum.csv` have six digits. */
const DIGITS = 5e-6;

/**
 * What can't be: a bound above a lawful penalty, from any planner; a roster that a planner counts as better than our
 * judges do; a proved penalty that isn't the known optimum. One line each.
 */
export function faultsOf({ name, best, isProblem, runs }: PeerResult): string[] {
  const penalties = runs.flatMap(({ moments }) => moments.flatMap(({ penalty }) => penalty ?? []));
  const least = Math.min(Infinity, ...penalties);
  return runs.flatMap(({ planner, seed, proved, claimed, moments }) => {
    const last = moments.at(-1);
    const found: string[] = [];
    const bound = Math.max(-Infinity, ...moments.flatMap((moment) => moment.bound ?? []));
    if (bound > least + TOLERANCE) found.push(`a bound of ${bound} where ${least} is lawful`);
    const judged = last?.penalty ?? Infinity;
    // A model may leave a penalty higher than it has to be: a proof would lower it.
    if (claimed !== null && claimed < judged - TOLERANCE)
      found.push(`counted ${claimed} where our judges count ${last?.penalty ?? 'a broken rule'}`);
    const off = best === null ? 0 : Math.abs(judged - best);
    if (isProblem && proved && best !== null && off > TOLERANCE + best * DIGITS)
      found.push(`${last?.penalty ?? 'nothing lawful'} as proved where ${best} is the optimum`);
    return found.map((fault) => `${name}: ${planner} has ${fault} (seed ${seed})`);
  });
}
