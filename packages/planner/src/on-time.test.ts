import { businessMonth, sampleAbsences, samples } from '@pamaina/engine/testing';
import { describe, expect, it } from 'vitest';
import { startPlan } from './start-plan.ts';

const { supermarket } = samples;
const month = businessMonth(supermarket.business, '2026-12', sampleAbsences(supermarket, '2026-12', 1));

describe('a month of a supermarket', () => {
  it('is planned within the time that it is given, and no more', async () => {
    const started = performance.now();
    const { quality } = await startPlan(month, { seconds: 3, seed: 1, threads: 2 }).result;
    // Half a second late at most, and as much again where the machine is busy with other tests.
    expect(performance.now() - started).toBeLessThan(4000);
    expect(quality.hardViolations).toBe(0);
  });

  it.each([1, 4, 7])('ends soon after a stop, asked for after %i seconds', async (seconds) => {
    let stoppedAt = Infinity;
    const { result, stop } = startPlan(month, {
      seconds: 120,
      seed: 1,
      threads: 2,
      onProgress: ({ milliseconds }) => {
        if (milliseconds < seconds * 1000 || stoppedAt < Infinity) return;
        stoppedAt = performance.now();
        stop();
      },
    });
    await result;
    // 0.3 seconds, and as much again for a busy machine.
    expect(performance.now() - stoppedAt).toBeLessThan(600);
  });
});
