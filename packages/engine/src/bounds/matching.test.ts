import { describe, expect, it } from 'vitest';
import { cpuClock } from '../testing/cpu-clock.ts';
import { largestMatching } from './matching.ts';
import { createRandom } from '../roster/random.ts';

/** The maximum number of filled places, by exhaustive search. */
function tried(takersOf: readonly (readonly number[])[], used: ReadonlySet<number> = new Set()): number {
  const [takers, ...rest] = takersOf;
  if (!takers) return 0;
  const filled = takers.filter((taker) => !used.has(taker)).map((taker) => 1 + tried(rest, new Set([...used, taker])));
  return Math.max(tried(rest, used), ...filled);
}

describe('largestMatching', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))('fills as many places as can be filled, seed %i', (seed) => {
    const { below } = createRandom(seed);
    const kinds = Array.from({ length: 3 }, () => [0, 1, 2, 3, 4].filter(() => below(2) === 0));
    const takersOf = Array.from({ length: 6 }, () => kinds[below(3)] ?? []);
    const placeOf = largestMatching(takersOf);
    expect(placeOf.size).toBe(tried(takersOf));
    expect(new Set(placeOf.values()).size).toBe(placeOf.size);
    for (const [taker, place] of placeOf) expect(takersOf[place]).toContain(taker);
  });

  it('is quick where thousands of places are alike', () => {
    const takers = Array.from({ length: 100 }, (_, taker) => taker);
    const started = cpuClock();
    expect(largestMatching(Array.from({ length: 50_000 }, () => takers)).size).toBe(100);
    expect(cpuClock() - started).toBeLessThan(1000);
  });
});
