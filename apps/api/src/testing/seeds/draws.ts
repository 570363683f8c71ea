/** A run of all tests takes one in five of this many draws. */
const SHARE = 5;

/** How often a race is run: a few draws, or with `DRAWS=all` (after changes to the raced code) all of them. */
export const draws = (all: number): number => (process.env['DRAWS'] === 'all' ? all : Math.ceil(all / SHARE));
