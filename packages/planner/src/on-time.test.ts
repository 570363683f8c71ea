import { plan, type LinearSolver } from '@pamaina/engine';
import { businessMonth, cpuClock, sampleAbsences, samples } from '@pamaina/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

const { supermarket } = samples;
const month = businessMonth(supermarket.business, '2026-12', sampleAbsences(supermarket, '2026-12', 1));

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

/** CPU milliseconds of this thread, independent of other load on the machine. */
function took(timeLimitMs: number, helps: boolean, stopAfter = Infinity): number {
  const started = cpuClock();
  const shouldStop = (): boolean => cpuClock() - started >= stopAfter;
  const { quality } = plan(month, { seed: 1, clock: cpuClock, timeLimitMs, solver, helps, shouldStop });
  expect(quality.hardViolations).toBe(0);
  return cpuClock() - started;
}

describe.each([{ helps: false }, { helps: true }])(
  'a month of a supermarket, on a thread that helps: $helps',
  ({ helps }) => {
    it('is planned within the time that it is given, half a second late at most', () => {
      expect(took(3000, helps)).toBeLessThan(3500);
    });

    it.each([1000, 4500])('ends within 0.3 s after a stop, asked for after %i ms', (stopAfter) => {
      expect(took(120_000, helps, stopAfter)).toBeLessThan(stopAfter + 300);
    });
  },
);

it('more than one roster is handed out in the first two seconds, so that a planner that dies early loses little', () => {
  let handed = 0;
  const onRoster = () => void (handed += 1);
  plan(month, { seed: 1, clock: cpuClock, timeLimitMs: 2000, solver, onRoster });
  expect(handed).toBeGreaterThan(1);
});
