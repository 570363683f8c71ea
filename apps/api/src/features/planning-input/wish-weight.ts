import type { EarlierWishes } from './read-earlier-work.ts';

/** Penalties of a plan stay multiples of a coarse step, which proofs rely on. */
const STEPS = 4;
const MOST = 2;

/**
 * The weight of an employee's preferences relative to ordinary ones: higher if a greater share of theirs was not met in
 * earlier months than the team's (011, Fairness debt). One plus the difference of the shares, in quarters, from 1 to 2;
 * employees not included have 1.
 */
export function wishWeights(earlier: readonly EarlierWishes[]): Map<string, number> {
  const ofTeam = refusedShare({
    granted: earlier.reduce((sum, { granted }) => sum + granted, 0),
    refused: earlier.reduce((sum, { refused }) => sum + refused, 0),
  });
  return new Map(
    earlier.map((own) => {
      const weight = Math.round((1 + refusedShare(own) - ofTeam) * STEPS) / STEPS;
      return [own.employee_id, Math.min(MOST, Math.max(1, weight))];
    }),
  );
}

const refusedShare = ({ granted, refused }: Omit<EarlierWishes, 'employee_id'>) =>
  refused / Math.max(1, granted + refused);
