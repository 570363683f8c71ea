import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measure } from '../measure.ts';
import { judge } from '../judge.ts';
import { lowerBound } from '../../bounds/lower-bound.ts';
import { plan } from '../plan.ts';
import { randomProblem } from '../../testing/random-problem.ts';
import { adult, needOf, shiftOf, world } from '../../testing/small-world.ts';
import { withoutFixedInPeriod } from '../../problem/calendar.ts';

const early = '10 06:00-14:00';
const late = '10 14:00-22:00';

describe('the bound without what stands in the period', () => {
  it('holds where a pin has moved since', () => {
    const pin = { ...shiftOf(late), locked: true };
    const people = [adult(), adult({ id: 'b', roles: ['waiter'] })];
    const problem = world({ people, needs: [needOf(early), needOf(late, 1, 'waiter')], fixed: [pin] });
    const moved = [shiftOf(early), { ...shiftOf(late, 'b', 'waiter') }];
    expect(lowerBound(problem).fillable).toBe(1);
    expect(measure(problem, moved)).toMatchObject({
      filled: 2,
      fillable: 2,
      bound: 0,
    });
  });

  it('proves nothing where pins break a rule, and so fill what no lawful plan can', () => {
    const shifts = [9, 10, 11].map((day) => ({ ...shiftOf(`${day} 08:00-16:00`), locked: true }));
    const waiting = needOf('12 08:00-16:00', 1, 'waiter');
    const problem = world({
      law: null,
      people: [adult({ maxMinutesPerWeek: 960 }), adult({ id: 'b', roles: ['waiter'] })],
      needs: [9, 10, 11].map((day) => needOf(`${day} 08:00-16:00`)).concat(waiting),
      fixed: shifts,
    });
    // A lawful plan leaves a day of the cook open, this one that of the waiter, who could have it.
    expect(measure(problem, shifts)).toMatchObject({ filled: 3, fillable: 3, standingViolations: 1, gap: 1 });
    const whole = [...shifts, shiftOf('12 08:00-16:00', 'b', 'waiter')];
    expect(measure(problem, whole)).toMatchObject({ filled: 4, standingViolations: 1, gap: 1 });
  });

  it('keeps history, and the hours of former employees', () => {
    const history = shiftOf('8 06:00-14:00');
    const gone = { ...shiftOf(early, null), workedBy: 'Jonas' };
    const fixed = [history, shiftOf(late), shiftOf('12 06:00-14:00', null), gone];
    expect(withoutFixedInPeriod(world({ fixed })).fixed).toEqual([history, gone]);
  });

  it('holds for every roster that breaks nothing, wherever its pins are', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (seed, otherSeed) => {
        const problem = randomProblem(seed, { people: 3, from: 14, to: 18 });
        const { fixed } = randomProblem(otherSeed, { people: 3, from: 14, to: 18 });
        const moved = {
          ...problem,
          fixed: [...withoutFixedInPeriod(problem).fixed, ...fixed.filter((it) => it.date >= problem.from)],
        };
        const bound = lowerBound(withoutFixedInPeriod(problem));
        for (const around of [problem, moved]) {
          const { shifts } = plan(around, { seed: 1, clock: () => 0, timeLimitMs: 100, maxIterations: 2000 });
          if (judge(problem, shifts).some(({ severity }) => severity !== 'soft')) continue;
          const { penalty, filled } = measure(problem, shifts, bound);
          expect(bound.penalty).toBeLessThanOrEqual(penalty + 1e-6);
          expect(bound.fillable).toBeGreaterThanOrEqual(filled);
          compared++;
        }
      }),
      { numRuns: 250, seed: 5 },
    );
    expect(compared).toBeGreaterThan(30);
  });
});
