import { expect, test } from 'vitest';
import { guards } from './guards.ts';
import { copyRepository, without } from './without-guards.ts';

/** `npm run harden -- guards` removes all of them; `ONLY` names one. */
const isLong = process.env['DRAWS'] === 'all';
const only = process.env['ONLY'];

test('each of the guards can be taken away: its text is where it was', async () => {
  expect(guards.length).toBeGreaterThanOrEqual(12);
  for (const guard of guards) expect(await without(guard), guard.name).toContain(guard.without);
});

test.runIf(isLong)(
  'without any one of its guards the tests of the product fail',
  async () => {
    const copy = await copyRepository();
    const unnoticed: string[] = [];
    try {
      for (const guard of guards.filter(({ name }) => only === undefined || name.includes(only))) {
        const began = performance.now();
        const green = await copy.unnoticed(guard);
        unnoticed.push(...green.map((file) => `${guard.name}: ${file}`));
        const seconds = ((performance.now() - began) / 1000).toFixed(0);
        console.log(
          `without "${guard.name}": ${green.length === 0 ? 'noticed' : `NOT by ${green.join(', ')}`}, ${seconds} s`,
        );
      }
    } finally {
      await copy.remove();
    }
    expect(unnoticed).toEqual([]);
  },
  3_600_000,
);
