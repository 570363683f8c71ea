import { expect, it } from 'vitest';
import { plan } from './plan.ts';
import { businessMonth } from '../testing/business.ts';
import { cpuClock } from '../testing/cpu-clock.ts';
import { supermarket } from '../samples/sample-businesses.ts';
import { candidates } from './candidates.ts';
import { judgePeople } from './judge.ts';

// An idle machine needs a fifth of these times; a busy one must not fail.
it('judges a change of 80 people in about a millisecond, and ranks the candidates of a shift in twenty', () => {
  const problem = businessMonth(supermarket, '2026-05');
  const { shifts } = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 20_000 });
  const least = (count: number, ask: (i: number) => unknown): number => {
    const times = [1, 2, 3, 4, 5].map(() => {
      const started = cpuClock();
      for (let i = 0; i < count; i++) ask(i);
      return (cpuClock() - started) / count;
    });
    return Math.min(...times);
  };
  expect(least(40, (i) => judgePeople(problem, shifts, [`p${i + 1}`]))).toBeLessThan(2);
  expect(least(5, (i) => candidates(problem, shifts, shifts[i * 90]?.id ?? ''))).toBeLessThan(40);
});
