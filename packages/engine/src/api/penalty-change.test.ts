import { expect, it } from 'vitest';
import { contextOf } from '../model/context.ts';
import { plan } from './plan.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { measure } from './measure.ts';
import { penaltyChange, total } from './penalty-change.ts';

it('changes by what the two rosters measure, part by part', () => {
  const changed = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const problem = randomProblem(seed);
    const { shifts } = plan(problem, { seed, clock: () => 0, timeLimitMs: 1000, maxIterations: 300 });
    const given = shifts.findIndex((shift) => shift.employeeId !== null);
    const after = shifts.map((shift, i) =>
      i === given ? { ...shift, employeeId: problem.people[0]?.id ?? '' } : shift,
    );
    const people = new Set([shifts[given]?.employeeId ?? '', problem.people[0]?.id ?? '']);
    const change = penaltyChange(contextOf(problem), shifts, after, people);
    const [old, now] = [measure(problem, shifts), measure(problem, after)];
    expect(total(change)).toBeCloseTo(now.penalty - old.penalty, 6);
    for (const [part, by] of Object.entries(change)) {
      expect({ seed, part, by }).toEqual({
        seed,
        part,
        by: expect.closeTo((now.parts[part] ?? 0) - (old.parts[part] ?? 0), 6),
      });
      changed.add(part);
    }
  }
  expect(changed).toContain('law');
});
