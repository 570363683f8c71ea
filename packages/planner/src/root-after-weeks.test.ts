import { businessMonth, rootsAfterWeeks, sampleAbsences, samples } from '@pamaina/engine/testing';
import { expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

it('after the program of each week’s needs, that of a supermarket’s real needs takes little more work', async () => {
  const { supermarket } = samples;
  const problem = businessMonth(supermarket.business, '2026-12', sampleAbsences(supermarket, '2026-12', 1));
  const found = rootsAfterWeeks(problem, await highsSolver());
  if (!found) throw new Error('Somebody has no lawful roster');
  expect(found.complete).toBe(true);
  expect(found.days).toBeGreaterThan(0);
  expect(found.days).toBeLessThan(2 * found.weeks);
});
