/** A run of all tests takes one in five of this many draws. */
const SHARE = 5;

/** How often a race is run: a few draws, or with `DRAWS=all` (after changes to the raced code) all of them. */
export const draws = (all: number): number => (process.env['DRAWS'] === 'all' ? all : Math.ceil(all / SHARE));

/**
 * Of cases that are tried in every combination, such as each value in each field, one in three by turns, so that each
 * value and each field is still tried; all of them with `DRAWS=all`.
 */
export function byTurns(): () => boolean {
  let count = 0;
  return () => process.env['DRAWS'] === 'all' || count++ % 3 === 0;
}
