/** Of so many draws a run of all tests takes one in five. */
const SHARE = 5;

/** How often a race is run: a short draw, or with `DRAWS=all` (whoever changes what is raced) all of them. */
export const draws = (all: number): number => (process.env['DRAWS'] === 'all' ? all : Math.ceil(all / SHARE));
