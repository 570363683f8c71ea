import { judge, measure, plan, type LinearSolver, type Person, type Problem } from '@pamaina/engine';
import { adult, midnight, needOf, shiftOf, world } from '@pamaina/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

const planned = (problem: Problem) =>
  plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 200_000, solver });

const DAYS = Array.from({ length: 21 }, (_, d) => d + 9);
const off = (from: number, to: number): Person['blocks'][number] => {
  return { start: midnight(from), end: midnight(to), source: 'time_off' };
};
const pin = (text: string, person: string) => ({ ...shiftOf(text, person), locked: true });
/** The binding breaches: the rule, the employee and the day. */
const broken = (problem: Problem, shifts: Parameters<typeof judge>[1]): string[] =>
  judge(problem, shifts).flatMap(({ rule, severity, employeeId, date }) =>
    severity === 'soft' ? [] : `${rule} ${employeeId} ${date}`,
  );

describe('what nobody could keep is broken no more than it must', () => {
  it('where a day off between pins is too short, no other is', () => {
    const problem = world({
      law: null,
      needs: DAYS.map((day) => needOf(`${day} 08:00-16:00`, 2)),
      people: [
        adult({ id: 'a', limits: { minConsecutiveDaysOff: 2, maxConsecutiveDays: 5 }, blocks: [off(10, 11)] }),
        adult({ id: 'b', limits: { minConsecutiveDaysOff: 2, maxConsecutiveDays: 5 } }),
      ],
      fixed: [9, 11, 13].map((day) => pin(`${day} 08:00-16:00`, 'a')),
    });
    const { shifts, lawful } = planned(problem);
    expect(lawful).toBe(true);
    expect(broken(problem, shifts)).toEqual(['min-consecutive-days-off a 2026-03-10']);
  });

  it('where hours are out of reach, a shift shorter by minutes counts as much, and the bound knows it', () => {
    const long = { ...needOf('12 08:00-15:30'), underWeight: 100 };
    const short = { ...needOf('12 08:00-15:00', 1, 'baker'), underWeight: 100 };
    const problem = world({
      law: null,
      needs: [long, short],
      people: [
        adult({ id: 'a', roles: ['cook', 'baker'], limits: { minMinutes: 9600 }, blocks: [off(9, 12), off(13, 30)] }),
        adult({ id: 'b', blocks: [off(9, 12), off(13, 30)] }),
      ],
      rules: { severities: { 'min-minutes': 'hard' } },
    });
    const { shifts, quality, lawful } = planned(problem);
    expect(lawful).toBe(true);
    expect(quality).toMatchObject({ filled: 2, fillable: 2 });
    expect(quality.bound).toBeLessThanOrEqual(quality.penalty + 1e-6);
    expect(broken(problem, shifts)).toEqual(['min-minutes a null']);
  });

  it('where least hours are above the norm, the norm is kept', () => {
    const problem = world({
      needs: DAYS.map((day) => needOf(`${day} 08:00-16:30/30`)),
      people: [
        adult({ id: 'a', limits: { minMinutes: 9600 }, normMinutes: 3000 }),
        adult({ id: 'b', normMinutes: 7200 }),
      ],
      rules: { severities: { 'min-minutes': 'hard' } },
    });
    const { shifts, quality, lawful, proved } = planned(problem);
    expect({ lawful, proved }).toEqual({ lawful: true, proved: true });
    expect(broken(problem, shifts)).toEqual(['min-minutes a null']);
    expect(quality.filled).toBe(6 + 15);
  });

  it('where a day of work beside a pin would exceed the hours, the pin stays alone, and that is proved', () => {
    const problem = world({
      law: null,
      needs: [10, 11, 12].map((day) => needOf(`${day} 08:00-16:00`)),
      people: [adult({ id: 'a', limits: { minConsecutiveDays: 2, maxMinutes: 900 }, blocks: [off(12, 13)] })],
      fixed: [pin('10 08:00-16:00', 'a')],
    });
    const { shifts, quality, lawful, proved } = planned(problem);
    expect({ lawful, proved }).toEqual({ lawful: true, proved: true });
    expect(broken(problem, shifts)).toEqual(['min-consecutive-days a 2026-03-10']);
    expect(quality).toMatchObject({ filled: 1, needed: 3, gap: 0 });
    // Read again later, with a bound that knows no pins, nothing is known: no lawful plan has this breach.
    expect(measure(problem, shifts, { penalty: quality.bound, fillable: 3, certificates: [] }).gap).toBe(1);
  });

  it('where rules about two people leave no day beside a pin, no other rule is broken in its place', () => {
    const rules = (['together', 'apart'] as const).map((kind) => ({ first: 'a', second: 'b', kind }));
    const short = '11 10:00-14:00';
    const problem = world({
      law: null,
      needs: [needOf('11 08:00-20:00', 2), needOf(short)],
      people: [
        adult({
          id: 'a',
          limits: { minConsecutiveDays: 2, maxShiftsByTemplate: { '10:00-14:00': 1 } },
          blocks: [off(9, 10), off(12, 13)],
        }),
        adult({ id: 'b', blocks: [off(9, 10)] }),
        adult({ id: 'c', blocks: [off(11, 12)] }),
      ],
      fixed: [pin('10 10:00-14:00', 'a')],
      rules: { pairs: rules },
    });
    const { shifts, quality, lawful, proved } = planned(problem);
    expect({ lawful, proved }).toEqual({ lawful: true, proved: true });
    expect(broken(problem, shifts)).toEqual(['min-consecutive-days a 2026-03-10']);
    expect(quality.bound).toBeLessThanOrEqual(quality.penalty + 1e-6);
  });

  it('where one of two who work together is pinned to the only place, the rest is planned and proved', () => {
    const pair = { first: 'a', second: 'b', kind: 'together' } as const;
    const problem = world({
      law: null,
      needs: DAYS.map((day) => needOf(`${day} 08:00-16:00`, day === 10 ? 1 : 2)),
      people: [adult({ id: 'a' }), adult({ id: 'b' })],
      fixed: [pin('10 08:00-16:00', 'a')],
      rules: { pairs: [pair] },
    });
    const { shifts, quality, lawful, proved } = planned(problem);
    expect({ lawful, proved }).toEqual({ lawful: true, proved: true });
    expect(quality.filled).toBe(quality.needed);
    expect(broken(problem, shifts)).toEqual(['pair-together a 2026-03-10']);
  });
});
