import { plan } from '@pamaina/engine';
import { businessMonth, sampleAbsences, samples } from '@pamaina/engine/testing';
import { expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

it('knows what wished hours cost that not all can have: the bound of a café’s month is near its plan', async () => {
  const month = businessMonth(samples.cafe.business, '2026-05', sampleAbsences(samples.cafe, '2026-05', 1));
  const people = month.people.map((person) => ({ ...person, limits: { ...person.limits, minMinutes: 10_560 } }));
  const options = { seed: 1, clock: () => 0, timeLimitMs: 20_000, maxIterations: 2_000_000 };
  const { lawful, quality } = plan({ ...month, people }, { ...options, solver: await highsSolver() });
  expect(lawful).toBe(true);
  expect(quality.gap).toBeLessThan(0.05);
}, 120_000);
