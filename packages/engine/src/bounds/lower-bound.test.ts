import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '../api/explain.ts';
import { bruteForce } from '../testing/brute-force.ts';
import { businessMonth } from '../testing/business.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { cafe } from '../samples/sample-businesses.ts';
import { cafeJuly, cafeMay } from '../testing/cafe-absences.ts';
import { adult, needOf, world } from '../testing/small-world.ts';
import { lowerBound } from './lower-bound.ts';
import { plan } from '../api/plan.ts';

describe('the lower bound', () => {
  it('is below the best of all rosters, which is at most what is found', () => {
    let compared = 0;
    let best = 0;
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const problem = randomProblem(seed, { people: 2, from: 14, to: 16 });
        const optimum = bruteForce(problem);
        const bound = lowerBound(problem);
        const found = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 5000 });
        if (!optimum) return;
        compared++;
        expect(bound.penalty).toBeLessThanOrEqual(optimum.penalty + 1e-6);
        expect(bound.fillable).toBeGreaterThanOrEqual(optimum.filled);
        expect(found.lawful).toBe(true);
        expect(found.quality.penalty).toBeGreaterThanOrEqual(optimum.penalty - 1e-6);
        if (found.quality.penalty <= optimum.penalty + 1e-6) best++;
      }),
      { numRuns: 120, seed: 3 },
    );
    expect(compared).toBeGreaterThan(20);
    // Annealing without a linear program can miss it.
    expect(best).toBeGreaterThan(0.95 * compared);
  });

  it('proves the open cook shift of a cafe in May by hours', () => {
    const { fillable, certificates } = lowerBound(businessMonth(cafe, '2026-05', cafeMay));
    expect(fillable).toBe(223);
    const hours = {
      kind: 'hours-of-people',
      roles: ['virejas'],
      neededMinutes: 328 * 60,
      possibleMinutes: 320 * 60,
      missing: 1,
    };
    expect(certificates).toMatchObject([{ ...hours, employeeIds: ['p10', 'p11'] }]);
  });

  it('names nobody where nobody holds the role, and those whose hours are used up', () => {
    const needs = [10, 11].map((day) => needOf(`${day} 08:00-16:00/30`));
    const nobody = lowerBound(world({ people: [adult({ roles: ['waiter'] })], needs }));
    expect(new Set(nobody.certificates.map(({ kind, employeeIds }) => `${kind} ${employeeIds.length}`))).toEqual(
      new Set(['nobody-qualified 0']),
    );
    const tired = lowerBound(world({ people: [adult({ normMinutes: 0 })], needs }));
    expect(tired.certificates).toMatchObject([
      { kind: 'hours-of-people', employeeIds: ['ona'], possibleMinutes: 0, missing: 2 },
    ]);
  });

  it('proves the five open kitchen shifts of July day by day', () => {
    const { fillable, certificates } = lowerBound(businessMonth(cafe, '2026-07', cafeJuly));
    expect(fillable).toBe(217);
    const nobody = certificates.filter(({ kind }) => kind === 'nobody-qualified');
    // Both helpers are absent; they are named, so that the message can state who could otherwise work.
    expect(nobody.map(({ employeeIds }) => employeeIds)).toEqual([['p11', 'p12']]);
    expect(certificates.map((c) => `${c.from} ${c.kind} ${c.missing}`).sort()).toEqual([
      '2026-07-04 people-on-day 1',
      '2026-07-05 people-on-day 1',
      '2026-07-09 nobody-qualified 1',
      '2026-07-11 people-on-day 1',
      '2026-07-12 people-on-day 1',
    ]);
  });
});

describe('a month of the cafe', () => {
  it('is filled as far as the bound allows, breaks nothing, and says why the rest is open', () => {
    const problem = businessMonth(cafe, '2026-05', cafeMay);
    const result = plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 600_000 });
    expect(result.quality).toMatchObject({ needed: 224, filled: 223, fillable: 223, hardViolations: 0 });
    expect(result.open).toHaveLength(1);
    expect(result.open[0]?.reasons).toHaveLength(problem.people.length);
    expect(explain(problem, result.shifts)).toEqual(result.open);
  });
});
