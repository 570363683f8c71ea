/** A run of all tests takes one in five of this many draws. */
const SHARE = 5;

/** How often a race is run: a few draws, or with `DRAWS=all` (after changes to the raced code) all of them. */
export const draws = (all: number): number => (process.env['DRAWS'] === 'all' ? all : Math.ceil(all / SHARE));

/** Of cases that are tried in every combination one in three, by their number; all of them with `DRAWS=all`. */
export const isTurnOf = (number: number): boolean => process.env['DRAWS'] === 'all' || number % 3 === 0;

/** The same for cases in a row, such as each value of a list. */
export function byTurns(): () => boolean {
  let count = 0;
  return () => isTurnOf(count++);
}
