import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { Problem } from '../problem/problem.ts';
import type { Plan, Progress } from '../problem/result.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { adult, needOf, shiftOf, world } from '../testing/small-world.ts';
import type { PlanOptions } from '../search/plan-options.ts';
import { plan } from './plan.ts';

const run = (problem: Problem, options: Partial<PlanOptions> = {}): Plan =>
  plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1000, maxIterations: 20_000, ...options });

const needs = [9, 10, 11, 12, 13].map((day) => needOf(`${day} 08:00-16:00/30`));

describe('plan', () => {
  it('gives the same plan for the same seed and work', () => {
    const problem = randomProblem(11, { people: 6 });
    expect(run(problem)).toEqual(run(problem));
  });

  it.each<[string, Partial<Problem>, number]>([
    ['nobody employed', { people: [], needs }, 5],
    ['no needs', { needs: [] }, 0],
    ['a role that nobody has', { needs: [needOf('9 08:00-16:00', 2, 'pilot')] }, 2],
    ['no days', { days: [], needs }, 5],
    ['a period that is not among the days', { from: '2027-01-01', to: '2027-01-31', needs }, 0],
    ['a person without roles', { people: [adult({ roles: [] })], needs }, 5],
    ['a need of nobody', { needs: [needOf('9 08:00-16:00', 0)] }, 0],
  ])('has a sensible plan with %s', (_name, more, open) => {
    const { open: left, quality } = run(world(more));
    expect(left.reduce((sum, need) => sum + need.missing, 0)).toBe(open);
    expect(quality.hardViolations).toBe(0);
  });

  it('keeps conflicting pins and names what they break', () => {
    const pins = ['10 08:00-16:00', '10 12:00-20:00'].map((text) => ({ ...shiftOf(text), locked: true }));
    const problem = world({ fixed: pins, needs });
    const { shifts, quality } = run(problem);
    expect(shifts).toEqual(expect.arrayContaining(pins));
    expect(quality.hardViolations).toBe(2);
    expect(judge(problem, shifts).map((v) => v.rule)).toEqual(expect.arrayContaining(['overlap', 'one-shift-a-day']));
  });

  it('leaves a standing open shift open and does not plan its need twice', () => {
    const open = { ...shiftOf('9 08:00-16:00/30', null), locked: true };
    const { shifts } = run(world({ needs, fixed: [open] }));
    expect(shifts.filter((shift) => shift.date === open.date)).toEqual([open]);
  });

  it('never plans overtime, and proves that no more can be filled', () => {
    const { quality, open, proved } = run(
      world({
        needs,
        people: [adult({ normMinutes: 900 })],
        weights: { ...world().weights, fairHours: 0, fairWeekends: 0 },
      }),
    );
    expect(quality).toMatchObject({ filled: 2, fillable: 2, gap: 0 });
    expect(open.map((need) => need.reasons[0]?.violation.rule)).toEqual(['norm-hours', 'norm-hours', 'norm-hours']);
    expect(proved).toBe(true);
  });

  it('proves nothing with a plan that breaks a hard rule, also while it runs', () => {
    // She works at least two days in a row, but is pinned to the 13th, and the days beside it need nobody.
    const reported: Progress[] = [];
    const people = [adult({ limits: { minConsecutiveDays: 2 } })];
    const fixed = [shiftOf('13 08:00-16:00/30')];
    const { quality, lawful, proved } = run(world({ people, fixed, needs: needs.slice(0, 2) }), {
      onProgress: (progress) => reported.push(progress),
    });
    expect({ lawful, proved, gap: quality.gap }).toEqual({ lawful: false, proved: false, gap: 1 });
    expect(reported.at(-1)).toMatchObject({ gap: 1 });
    expect(reported.at(-1)?.hardViolations).toBeGreaterThan(0);
  });

  it('is its own bound where nothing can be decided', () => {
    // Three missing shifts a week, over three weeks, cost 40 each.
    const { quality, proved } = run(world({ needs: [], people: [adult({ minShiftsPerWeek: 3 })] }));
    expect(quality).toMatchObject({ penalty: 360, bound: 360, gap: 0 });
    expect(proved).toBe(true);
  });

  it('plans a need that stands on a closed day as an exception', () => {
    const days = world().days.map((day) => ({ ...day, closed: true }));
    expect(run(world({ days, needs })).quality).toMatchObject({ filled: 5, hardViolations: 0 });
  });

  it('keeps to the earlier draft where no rule requires a change', () => {
    const people = ['a', 'b', 'c', 'd', 'e'].map((id) => adult({ id }));
    const previous = people.map((person, i) => shiftOf(`${9 + i} 08:00-16:00/30`, person.id));
    const { shifts, quality } = run(world({ people, needs }), { previous });
    expect(shifts.map((shift) => shift.employeeId)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(quality.parts['stability']).toBe(0);
  });

  it('reports its progress and stops on request', () => {
    const reported: Progress[] = [];
    let now = 0;
    const options = { clock: () => (now += 10), timeLimitMs: 1e9, shouldStop: () => reported.length >= 3 };
    const { maxIterations: _, ...endless } = {
      ...options,
      maxIterations: 0,
      onProgress: (p: Progress) => reported.push(p),
    };
    const result = plan(randomProblem(5), { seed: 1, ...endless });
    expect(result.iterations).toBeGreaterThan(0);
    expect(reported.length).toBeGreaterThanOrEqual(3);
    expect(reported.at(-1)?.milliseconds).toBeGreaterThan(reported[0]?.milliseconds ?? Infinity);
  });
});
